import type { Ref } from 'react'
import type { LeadDetail } from '../../../../contract/desk/api.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { Changes, Differences } from './brief-history.tsx'
import { InPlace, PlanOfTheirs, WhatWorks } from './brief-report.tsx'
import { Colleagues } from './contact.tsx'

type BriefProps = {
  ref: Ref<HTMLDivElement>
  detail: LeadDetail
  report: Report | undefined
}

/** What to read before calling them, after the questions to open with. "Copy the brief" takes its text. */
export function Brief({ ref, detail, report }: BriefProps) {
  const { responses, colleagues } = detail
  const [latest] = responses
  return (
    <div ref={ref} className="stack gap-5">
      {report && latest && (
        <>
          <div className="pair">
            <WhatWorks report={report} />
            <InPlace report={report} />
          </div>
          <PlanOfTheirs report={report} run={latest.day} />
        </>
      )}
      <Changes responses={responses} />
      {colleagues.length > 0 && (
        <div className="pair">
          {report && <Differences detail={detail} answers={report.answers} />}
          <Colleagues colleagues={colleagues} />
        </div>
      )}
    </div>
  )
}
