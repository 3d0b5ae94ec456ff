import { startTransition, useEffect, useState } from 'react'
import { HOME_PATH, START_PATH } from '../../../contract/pages.ts'
import { isComplete } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { useHydrated } from '../../../ui/page/use-hydrated.ts'
import { useTimeout } from '../../state/use-timeout.ts'
import { navigate, notifyHost } from '../../state/location.ts'
import { useAnswers, useMilestone, useVisit } from '../../state/visit.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Buttons } from '../../../ui/page/page.tsx'
import { Working } from '../../../ui/page/quiet-page.tsx'
import { Redirect } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { WithoutScript } from '../without-script.tsx'
import { InTeam } from './ask-team.tsx'
import { longDate } from '../../../content/dates.ts'
import { endOfPlan } from '../../../content/report/plan-words.ts'
import { keepReport } from '../../state/kept-reports.ts'
import { fetchEdition } from './use-edition.ts'
import { ReportInNewTab } from './report-in-new-tab.tsx'
import { today } from '../../state/today.ts'
import { ReportView } from './report-view.tsx'
import { MODEL } from '../../../generated/model.ts'
import { SITE } from '../../../generated/site.ts'
import * as say from '../../../generated/words/report.ts'
import * as waiting from '../../../generated/words/waiting.ts'

/** The longest that the report waits for the network. */
const SAVE_WAIT_MS = 2000

/** A screen reader only announces text that changes. */
const SAVING_IS_SAID_AFTER_MS = 100

export function ResultsPage() {
  const answers = useAnswers()

  if (!useHydrated()) return <WorkingPage text={waiting.calculating} />
  if (!isComplete(MODEL, answers)) return <Redirect to={START_PATH} />
  return <FinishedRun answers={answers} />
}

/** Saves the run once; a run that was finished before shows its report at once. */
function FinishedRun({ answers }: { answers: CompleteAnswers }) {
  const { runs, responseQueue, finish, storage } = useVisit()
  const [wasFinished] = useState(() => runs.finishedId(answers) !== undefined)
  const [isSaved, setSaved] = useState(wasFinished)
  const [isSlow, setSlow] = useState(false)
  useTimeout(isSaved ? undefined : SAVING_IS_SAID_AFTER_MS, () => setSlow(true))
  useTimeout(isSaved ? undefined : SAVE_WAIT_MS, () => startTransition(() => setSaved(true)))

  useEffect(() => {
    const isNew = runs.finishedId(answers) === undefined
    if (isNew) notifyHost('finished')
    void fetchEdition()
    const day = today()
    void finish(answers, { day, planEnd: endOfPlan(day) })
      .then(() => (isNew ? keepReport(storage, answers, runs.finishedOn(answers)) : undefined))
      .then(responseQueue.send)
      .then(() => startTransition(() => setSaved(true)))
  }, [answers, runs, responseQueue, finish, storage])

  if (isSaved) return <OwnReport answers={answers} isNew={!wasFinished} />
  return <WorkingPage text={isSlow ? waiting.saving : waiting.calculating} />
}

function WorkingPage({ text }: { text: string }) {
  return (
    <>
      <WindowTitle>{waiting.window}</WindowTitle>
      <Working text={text}>
        <WithoutScript />
      </Working>
    </>
  )
}

/** `isNew`: seen for the first time. */
function OwnReport({ answers, isNew }: { answers: CompleteAnswers; isNew: boolean }) {
  const visit = useVisit()
  const report = reportOf(MODEL, answers)
  const day = visit.runs.finishedOn(answers) ?? today()
  useMilestone('results')

  function handleRetake() {
    visit.retake()
    navigate(START_PATH)
  }

  function handleForget() {
    visit.forget()
    navigate(HOME_PATH)
  }

  const again = (
    <>
      <Button look="secondary" onClick={handleRetake}>
        {say.retake}
      </Button>
      <Forget onForget={handleForget} />
    </>
  )

  if (visit.isEmbedded)
    return (
      <ReportInNewTab report={report} day={day} isNew={isNew}>
        {again}
      </ReportInNewTab>
    )
  return (
    <ReportView report={report} day={day} isNew={isNew} origin={<Origin day={day} />}>
      <Buttons>{again}</Buttons>
    </ReportView>
  )
}

/** Asks first. The button that asks is then the one that keeps them: it has the focus, and a second click harms nothing. */
function Forget({ onForget }: { onForget: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const label = SITE.hasForm ? say.forget : say.forgetAnswers
  return (
    <div className="cluster">
      {isAsking && <p className="small">{say.forgetAsk}</p>}
      {isAsking && (
        <Button look="quiet" onClick={onForget}>
          {say.forgetYes}
        </Button>
      )}
      <Button look="quiet" onClick={() => setAsking(!isAsking)}>
        {isAsking ? say.keep : label}
      </Button>
    </div>
  )
}

/** Whose report it is, the day of the run, and its team. */
function Origin({ day }: { day: string }) {
  const visit = useVisit()
  const lead = visit.lead.get()
  const team = visit.sharedTeam()
  return (
    <>
      {lead && (
        <>
          <bdi>{lead.name}</bdi>
          {', '}
          <bdi>{lead.company}</bdi>
          {', '}
        </>
      )}
      <span>{longDate(day)}</span>
      {team !== undefined && (
        <span className="screen-only">
          {' · '}
          <InTeam team={team} />
        </span>
      )}
    </>
  )
}
