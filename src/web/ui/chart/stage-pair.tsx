import { Flag } from '../label/flag.tsx'
import { classesOf } from '../page/classes-of.ts'
import { RampStep, wayTo } from './stage-ramp.tsx'
import styles from './stage-ramp.module.css'

type StagePairProps = {
  label: string
  stages: readonly string[]
  /** The stage of the later report: the climb shows what is behind it and ahead. */
  reached: string
  /** The highest first, where two hang on one pole. `plain`: of the earlier report. */
  flags: readonly { stage: string; text: string; plain?: boolean }[]
}

/** The climb with two flags: where it was, and where it is. */
export function StagePair({ label, stages, reached, flags }: StagePairProps) {
  return (
    <ol role="list" className={classesOf(styles.ramp, styles.own, styles.pair)} aria-label={label}>
      {stages.map((name, index) => {
        const here = flags.filter(({ stage }) => stage === name)
        return (
          <RampStep
            key={name}
            name={name}
            level={index + 1}
            way={wayTo(index, stages.indexOf(reached))}
            flag={
              here.length > 0 &&
              here.map(({ text, plain }) => (
                <Flag key={text} plain={plain}>
                  {text}
                </Flag>
              ))
            }
            isCurrent={name === reached}
          />
        )
      })}
    </ol>
  )
}
