import styles from './unbroken.module.css'

const HYPHENATED = /(\w+(?:-\w+){2,})/

/** Text in which a word like "go-to-market" stays on one line: broken in two it reads as two things. */
export function Unbroken({ text }: { text: string }) {
  return text.split(HYPHENATED).map((part, index) =>
    HYPHENATED.test(part) ? (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
