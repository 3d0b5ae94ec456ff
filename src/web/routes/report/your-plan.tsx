import type { ReactNode } from 'react'
import { useRef } from 'react'
import { howCommon } from '../../../content/report/how-common.ts'
import {
  planStepsOf,
  retakeText,
  whyThisOrder,
  worthOfPlan,
} from '../../../content/report/plan-words.ts'
import { costOfPlan } from '../../../content/report/cost-of-plan.ts'
import { withUnits } from '../../../content/joined.ts'
import { inShortOf } from '../../../content/report/in-short.ts'
import { hasPoints } from '../../../domain/assessment/assessment.ts'
import type { Move } from '../../../domain/report/plan.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Flag } from '../../../ui/label/flag.tsx'
import { Surface } from '../../../ui/report/report-section.tsx'
import { SPACE } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import { label as colonAfter } from '../../../generated/words/page.ts'
import * as say from '../../../generated/words/steps.ts'
import { NumberedText } from './numbered-text.tsx'
import { useEdition } from './use-edition.ts'
import styles from './your-plan.module.css'

/** The id of its heading, for a link to it. */
export const PLAN_ID = 'plan'

type YourPlanProps = {
  report: Report
  /** Of the run. */
  day: string | undefined
  /** Of no report that could be compared later. */
  isTried: boolean
}

export function YourPlan({ report, day, isTried }: YourPlanProps) {
  const { decision } = inShortOf(report)
  const cost = costOfPlan(report)
  const order = whyThisOrder(report)
  const firstAction = useRef<HTMLParagraphElement>(null)
  const edition = useEdition(firstAction)
  const common = isTried ? undefined : howCommon(edition, report.plan.first[0])
  return (
    <Surface title={say.title} anchor={PLAN_ID}>
      {/* Across the sheet: in a column it would take lines that the first page does not have. */}
      <p className="paper-only">{order}</p>
      <ol role="list" className={`${styles.steps} stack`}>
        {planStepsOf(report, day).map(
          ({ move, when, action, why, needs, check, toBring, result }, index) => (
            <li key={`${move.id} ${move.from}`} className={`${styles.step} stack gap-2`}>
              <h3 className={styles.when}>
                <span className="unseen">{`${say.step} `}</span>
                <Flag>{`${index + 1}`}</Flag> <span>{when}</span>
              </h3>
              <div className="stack gap-2">
                <p ref={index === 0 ? firstAction : undefined}>
                  <strong>{result ? action : <NumberedText id={move.id} text={action} />}</strong>
                </p>
                {/* What the first one costs stands beside the picture. */}
                {index === 0 ? <Reason text={order} more={common} /> : <Reason text={why} />}
              </div>
              <dl className={`${styles.facts} stack gap-2 small named`}>
                {/* What the first step needs is what is to be decided. */}
                {index === 0 ? <Fact {...decision} /> : <Fact label={say.needs} text={needs} />}
                <Fact label={say.check} text={check} />
                {result && (
                  <Fact
                    label={result.label}
                    text={
                      <>
                        <NumberedText id={move.id} text={optionOf(move, result.option)} />
                        {result.sentence && <span>{` ${result.sentence}`}</span>}
                      </>
                    }
                  />
                )}
                <Fact label={say.number} text={toBring} isWide />
                {/* A name can be written on paper. */}
                <div className={`${styles.owner} paper-only`}>
                  <dt>{colonAfter({ label: say.owner })}</dt>
                  <dd />
                </div>
              </dl>
            </li>
          ),
        )}
      </ol>
      <div className={`${styles.total} stack gap-1 parted small muted`}>
        {cost !== undefined && <p className="full">{withUnits(cost)}</p>}
        <p className="full">{worthOfPlan(report)}</p>
        {!isTried && <p className="full">{retakeText(day)}</p>}
      </div>
    </Surface>
  )
}

function Reason({ text, more }: { text: string | undefined; more?: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="muted small screen-only">
      <span>{text}</span>
      {SPACE}
      {more && <span>{more}</span>}
    </p>
  )
}

function optionOf({ points }: Move, option: string): string {
  return points > 1 && hasPoints(MODEL)
    ? say.optionPoints({ option, points })
    : say.quoted({ text: option })
}

/** Nothing without a text. */
function Fact({ label, text, isWide }: { label: string; text: ReactNode; isWide?: true }) {
  return (
    text !== undefined && (
      <div className={isWide && styles.wide}>
        <dt>{`${colonAfter({ label })} `}</dt>
        <dd>{text}</dd>
      </div>
    )
  )
}
