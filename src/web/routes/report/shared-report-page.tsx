import { useEffect, useState } from 'react'
import { HOME_PATH } from '../../../contract/pages.ts'
import { readReportCode } from '../../../domain/report/read-report-code.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { dayIn } from '../../state/kept-reports.ts'
import { navigate, pathNow, useHash } from '../../state/location.ts'
import { useOrigin } from '../../state/use-origin.ts'
import { Buttons } from '../../../ui/page/page.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { PageLink } from '../page-link.tsx'
import { UnreadableCode } from '../sharing/unreadable-code.tsx'
import { ReportView } from './report-view.tsx'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'

export function SharedReportPage({ code }: { code: string }) {
  const origin = useOrigin()
  const hash = useHash()
  const [named, setNamed] = useState('')
  const day = dayIn(named)
  if (hash !== named && dayIn(hash) !== undefined) setNamed(hash)
  // A link within the page does not take the day out of its address.
  useEffect(() => {
    if (hash !== named && named !== '') navigate(pathNow() + named, { replace: true })
  }, [hash, named])
  const read = readReportCode(MODEL, code)
  if (!read.ok) return <UnreadableCode problem={read.error} />
  const report = reportOf(MODEL, read.value)
  return (
    <ReportView
      report={report}
      day={day}
      isNew={false}
      origin={
        <>
          <span>{code}</span>
          <span className="screen-only">
            {' · '}
            <PageLink href={HOME_PATH}>{say.take}</PageLink>
          </span>
        </>
      }
      isShared
    >
      <ReportSection isCard title={say.yours}>
        <p>{say.yoursText({ count: MODEL.questionIds.length })}</p>
        <Buttons>
          <PageLink href={HOME_PATH} look="primary" data-printed={`${origin}${HOME_PATH}`}>
            {say.start}
          </PageLink>
        </Buttons>
      </ReportSection>
    </ReportView>
  )
}
