import styles from './logo.module.css'

/** The mark: three climbing steps and a flag on the top one. */
export function LogoMark() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
      <path className="drawn" d="M2 30v-7h9v-6h9v-6h10v19z" />
      <path className="planted" strokeWidth="2" d="M23 12V1" />
      <path className="planted" d="M23.5 1.5h7l-2 2.5 2 2.5h-7z" />
    </svg>
  )
}

/** `src`: the provider's own picture. */
export function Logo({ name, src }: { name: string; src?: string | undefined }) {
  return (
    <span className={styles.logo}>
      {src === undefined ? <LogoMark /> : <img src={src} alt="" height={32} />}
      <span>{name}</span>
    </span>
  )
}
