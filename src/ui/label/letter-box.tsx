import styles from './letter-box.module.css'

/** The letter of an option, as shown beside the options of a question. */
export function LetterBox({ children }: { children: string }) {
  return <span className={styles.box}>{`${children} `}</span>
}
