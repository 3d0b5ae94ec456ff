import { Flag } from '../label/flag.tsx'
import { RampStep } from './stage-ramp.tsx'
import styles from './stage-ramp.module.css'

type StageCountsProps = {
  label: string
  /** `text`: how many are there, such as "3 reports"; absent where there are none. */
  stages: readonly { name: string; text?: string | undefined }[]
}

/** The climb with everybody on it: a flag on each step where somebody stands. */
export function StageCounts({ label, stages }: StageCountsProps) {
  return (
    <ol role="list" className={`${styles.ramp} ${styles.own}`} aria-label={label}>
      {stages.map(({ name, text }, index) => (
        <RampStep
          key={name}
          name={name}
          level={index + 1}
          way={text ? 'reached' : 'ahead'}
          flag={text && <Flag>{text}</Flag>}
        />
      ))}
    </ol>
  )
}
