import type { Ref } from 'react'
import type { LeadDetail, LeadRun } from '../../../contract/desk.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { MODEL } from '../../../model/model.ts'
import { Pair, Parts } from '../../../ui/desk/view.tsx'
import { Changes, Differences } from './brief-history.tsx'
import { Helps, InPlace, Openings, PlanOfTheirs, WhatWorks } from './brief-report.tsx'
import { Colleagues } from './contact.tsx'
import { currentAnswersOf } from './current-answers.ts'
import { AllAnswers } from './lead-answers.tsx'

type BriefProps = { ref: Ref<HTMLDivElement>; detail: LeadDetail; latest: LeadRun }

/** All to read before calling them. "Copy the brief" takes its text. */
export function Brief({ ref, detail, latest }: BriefProps) {
  const answers = currentAnswersOf(latest)
  const report = answers && reportOf(MODEL, answers)
  return (
    <Parts ref={ref}>
      {report && (
        <>
          <Openings report={report} />
          <Pair>
            <WhatWorks report={report} />
            <InPlace report={report} />
          </Pair>
          <PlanOfTheirs report={report} from={latest.at} />
        </>
      )}
      <Changes runs={detail.runs} />
      {detail.colleagues.length > 0 && (
        <Pair>
          {answers && <Differences detail={detail} answers={answers} />}
          <Colleagues detail={detail} />
        </Pair>
      )}
      {report && <Helps report={report} />}
      {answers && <AllAnswers answers={answers} />}
    </Parts>
  )
}
