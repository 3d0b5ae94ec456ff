import styles from './letter-box.module.css'

/** The letter of an option, as it stands beside the options of a question. */
export function LetterBox({ children }: { children: string }) {
  return <span className={styles.box}>{`${children} `}</span>
}
