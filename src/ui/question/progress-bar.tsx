import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  value: number
  max: number
  /** The spoken value, because one browser reads the share with all its decimals. */
  text: string
}

export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      aria-valuetext={text}
      value={value}
      max={max}
    />
  )
}
