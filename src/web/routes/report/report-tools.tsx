import { beforeSharing } from '../../../content/report/in-short.ts'
import { sharedReportTitle } from '../../../content/previews.ts'
import { reportText } from '../../../content/report/report-text.ts'
import { hasCalendar } from '../../../contract/day.ts'
import { hrefOf } from '../../../contract/languages.ts'
import { calendarPathOf, reportPathOf } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { useOrigin } from '../../state/use-origin.ts'
import { LinkButton } from '../../../ui/page/button.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { PrintButton } from '../../../ui/sharing/print-button.tsx'
import { AskTeam } from './ask-team.tsx'
import { MailedCopy } from './mailed-copy.tsx'
import { ShareLink } from './share-link.tsx'
import { today } from '../../state/today.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/share.ts'
import { title as plan } from '../../../generated/words/steps.ts'

type ReportToolsProps = {
  report: Report
  /** Of the run. */
  day: string | undefined
  isShared: boolean
}

/** Ways to share the report; for who answered, by mail and with a team too. */
export function ReportTools({ report, day, isShared }: ReportToolsProps) {
  const origin = useOrigin()
  const code = reportCodeOf(MODEL, report.answers)
  const link = `${origin}${reportPathOf(code, day)}`
  return (
    <ReportSection isCard={isShared} title={say.title}>
      {!isShared && <p className="muted small full screen-only">{beforeSharing(report)}</p>}
      <div className={isShared ? undefined : 'columns'}>
        <section className={isShared ? undefined : 'surface'}>
          <ShareLink
            label={say.link}
            hint={say.linkHint}
            link={link}
            title={sharedReportTitle(report)}
            look={isShared ? 'secondary' : 'primary'}
          >
            <CopyButton
              text={() => reportText(report, day, link)}
              label={say.copy}
              look="quiet"
              doneLabel={say.copied}
              errorText={say.copyBlocked({ plan })}
            />
            <PrintButton look="quiet">{say.print}</PrintButton>
            {day !== undefined && hasCalendar(day, Date.parse(today())) && (
              <LinkButton look="quiet" href={hrefOf(calendarPathOf(code, day))}>
                {say.calendar}
              </LinkButton>
            )}
            {!isShared && <MailedCopy answers={report.answers} />}
          </ShareLink>
        </section>
        {!isShared && <AskTeam answers={report.answers} />}
      </div>
    </ReportSection>
  )
}
