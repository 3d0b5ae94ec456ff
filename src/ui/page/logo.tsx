import styles from './logo.module.css'

/** The mark: three climbing steps and a flag on the top one. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path className="drawn" d="M2 30v-7h9v-6h9v-6h10v19z" />
      <path className="planted" strokeWidth="2" d="M23 12V1" />
      <path className="planted" d="M23.5 1.5h7l-2 2.5 2 2.5h-7z" />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={32} />
      {name}
    </span>
  )
}
