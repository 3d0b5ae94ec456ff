import { classesOf } from '../page/classes-of.ts'
import { LetterBox } from '../label/letter-box.tsx'
import option from './option.module.css'
import styles from './option-row.module.css'

type OptionRowsProps = {
  rows: readonly { letter: string; text: string; isChosen: boolean }[]
}

/** A picture of a question's options. */
export function OptionRows({ rows }: OptionRowsProps) {
  return (
    <div className={option.group}>
      {rows.map(({ letter, text, isChosen }) => (
        <div key={letter} className={classesOf(option.option, isChosen && option.chosen)}>
          <div className={styles.row}>
            <LetterBox>{letter}</LetterBox>
            <span>{text}</span>
          </div>
        </div>
      ))}
    </div>
  )
}
