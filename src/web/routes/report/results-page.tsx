import { startTransition, useEffect, useState } from 'react'
import { HOME_PATH, START_PATH } from '../../../contract/pages.ts'
import { isComplete } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { useAnswers } from '../../state/hooks/use-answers.ts'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
import { navigate } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import type { Visit } from '../../state/visit.ts'
import { Button } from '../../ui/page/button.tsx'
import { Buttons } from '../../ui/page/page.tsx'
import { Working } from '../../ui/status/working.tsx'
import { Redirect } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { ReportTitle } from './report-title.tsx'
import { ReportTools } from './report-tools.tsx'
import { ReportView } from './report-view.tsx'

/** Decision 9: the report waits no longer than this for the network. */
const SAVE_WAIT_MS = 2000

export function ResultsPage() {
  const visit = useVisit()
  const answers = useAnswers(visit.answers)

  if (!useHydrated()) return <WorkingPage text="Calculating your results..." />
  if (!isComplete(answers)) return <Redirect to={START_PATH} />
  return <FinishedRun visit={visit} answers={answers} />
}

/** Saves the run once; one that was finished before shows its report at once. */
function FinishedRun({ visit, answers }: { visit: Visit; answers: CompleteAnswers }) {
  const { runs, outbox, lead } = visit
  const [saving, setSaving] = useState(() => !runs.isFinished())

  useEffect(() => {
    runs.finish(answers, lead.email())
    void Promise.race([outbox.send(), waitFor(SAVE_WAIT_MS)]).then(() =>
      startTransition(() => setSaving(false)),
    )
  }, [runs, outbox, lead, answers])

  return saving ? <WorkingPage text="Saving your results..." /> : <OwnReport answers={answers} />
}

function WorkingPage({ text }: { text: string }) {
  return (
    <>
      <WindowTitle>Your report</WindowTitle>
      <Working text={text} />
    </>
  )
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function OwnReport({ answers }: { answers: CompleteAnswers }) {
  const { answers: answersStore, lead, runs } = useVisit()
  const report = reportOf(answers)
  useMilestone('results')

  function handleRetake() {
    answersStore.clear()
    runs.begin()
    navigate(START_PATH)
  }

  function handleForget() {
    answersStore.clear()
    lead.clear()
    runs.clear()
    navigate(HOME_PATH)
  }

  return (
    <ReportView report={report} badge="Assessment Complete" printLine={printLineOf(lead.get())}>
      <ReportTitle report={report} />
      <ReportTools answers={answers} />
      <Buttons>
        <Button look="secondary" onClick={handleRetake}>
          Retake Assessment
        </Button>
        <Button look="quiet" onClick={handleForget}>
          Clear my answers and details from this browser
        </Button>
      </Buttons>
    </ReportView>
  )
}

function printLineOf(lead: { name: string; company: string } | undefined): string {
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  return [lead?.name, lead?.company, date].filter(Boolean).join(', ')
}
