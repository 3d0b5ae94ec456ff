import { monthDate } from '../../../content/dates.ts'
import { pathOf, RESULTS_PATH, START_PATH } from '../../../contract/pages.ts'
import { isComplete } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { SPACE } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/landing.ts'
import { Button } from '../../../ui/page/button.tsx'
import { navigate } from '../../state/location.ts'
import { today } from '../../state/today.ts'
import { useHydrated } from '../../../ui/page/use-hydrated.ts'
import { useAnswers, useVisit } from '../../state/visit.ts'
import { PageLink } from '../page-link.tsx'
import styles from './welcome-back.module.css'

/** The way on for whose answers are in this browser. Its line is there for others too, so that nothing moves. */
export function WelcomeBack() {
  const visit = useVisit()
  const answers = useAnswers()
  const isHydrated = useHydrated()
  const next = MODEL.questionIds.find((id) => answers[id] === undefined)
  const answered = MODEL.questionIds.filter((id) => answers[id] !== undefined).length
  return (
    <p role="status" className={`${styles.line} small sentences`}>
      {answered === 0 && visit.isForgotten && <span>{say.gone}</span>}
      {isHydrated && isComplete(MODEL, answers) && <ReportLink answers={answers} />}
      {isHydrated && next !== undefined && answered > 0 && (
        <>
          <span>{say.answered({ answered })}</span>
          {SPACE}
          <PageLink href={pathOf({ kind: 'question', id: next })}>
            {say.goOn({ question: next })}
          </PageLink>
        </>
      )}
    </p>
  )
}

function ReportLink({ answers }: { answers: CompleteAnswers }) {
  const { runs, retake } = useVisit()
  const day = runs.finishedOn(answers)
  const end = runs.planEnd(answers)
  if (end === undefined || today() <= end) {
    return (
      <PageLink href={RESULTS_PATH}>
        {day === undefined ? say.openReport : say.openReportOf({ day: monthDate(day) })}
      </PageLink>
    )
  }

  function handleRetake() {
    retake()
    navigate(START_PATH)
  }

  return (
    <>
      <span>{say.planEnded({ day: monthDate(end) })}</span>
      {SPACE}
      <span className="sentences">
        <PageLink href={RESULTS_PATH}>{say.openReport}</PageLink>
        {SPACE}
        <Button look="quiet" onClick={handleRetake}>
          {say.retake}
        </Button>
      </span>
    </>
  )
}
