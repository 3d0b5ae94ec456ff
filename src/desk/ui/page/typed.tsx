import styles from './typed.module.css'

/** Lines as somebody typed them. */
export function Typed({ children }: { children: string }) {
  return <blockquote className={styles.typed}>{children}</blockquote>
}
