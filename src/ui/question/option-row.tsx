import { classesOf } from '../page/classes-of.ts'
import { LetterBox } from '../label/letter-box.tsx'
import styles from './option-row.module.css'

type OptionRowProps = { letter: string; isChosen: boolean; children: string }

/** A picture of an option. */
export function OptionRow({ letter, isChosen, children }: OptionRowProps) {
  return (
    <div className={classesOf(styles.row, isChosen && styles.chosen)}>
      <LetterBox>{letter}</LetterBox>
      <span>{children}</span>
    </div>
  )
}
