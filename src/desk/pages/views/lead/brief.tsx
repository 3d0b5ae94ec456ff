import type { Ref } from 'react'
import type { LeadDetail, LeadRun } from '../../../contract/api.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { Pair, Parts } from '../../../../ui/desk/view.tsx'
import { Changes, Differences } from './brief-history.tsx'
import { Helps, InPlace, Openings, PlanOfTheirs, WhatWorks } from './brief-report.tsx'
import { Colleagues } from './contact.tsx'
import { AllAnswers } from './lead-answers.tsx'

type BriefProps = {
  ref: Ref<HTMLDivElement>
  detail: LeadDetail
  latest: LeadRun
  report: Report | undefined
}

/** All to read before calling them. "Copy the brief" takes its text. */
export function Brief({ ref, detail, latest, report }: BriefProps) {
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
          {report && <Differences detail={detail} answers={report.answers} />}
          <Colleagues detail={detail} />
        </Pair>
      )}
      {report && (
        <>
          <Helps report={report} />
          <AllAnswers answers={report.answers} />
        </>
      )}
    </Parts>
  )
}
