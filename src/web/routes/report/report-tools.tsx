import { reportPreview } from '../../../content/previews.ts'
import { picturePathOf } from '../../../contract/code-pages.ts'
import { COMPARE_PATH, reportPathOf, TEAM_PATH } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { useOrigin } from '../../state/hooks/use-origin.ts'
import { Button, LinkButton } from '../../ui/page/button.tsx'
import { Note } from '../../ui/page/page.tsx'
import { Surface } from '../../ui/report/report-section.tsx'
import { BesidePicture, ShareLink } from '../../ui/sharing/share-link.tsx'
import { PageLink } from '../page-link.tsx'
import { CopyShortReport } from './short-report.tsx'

/** To hand the report on: a link that carries the answers themselves, words, a picture and paper. */
export function ReportTools({ report }: { report: Report }) {
  const origin = useOrigin()
  const code = reportCodeOf(report.answers)
  const { picture, pictureText } = reportPreview(report)
  return (
    <Surface title="Share this report" inLine>
      <BesidePicture address={picturePathOf(picture)} text={pictureText}>
        <ShareLink
          label="Link to this report"
          hint="It has the 12 answers, no personal details."
          link={`${origin}${reportPathOf(code)}`}
        >
          <CopyShortReport report={report} />
          <Button look="secondary" onClick={() => print()}>
            Print or save as PDF
          </Button>
          <LinkButton look="secondary" href={picturePathOf(picture)} download>
            Save picture
          </LinkButton>
        </ShareLink>
        <Note unprinted>
          One person’s view:{' '}
          <PageLink href={`${TEAM_PATH}#${code}`}>see where two colleagues agree</PageLink>, or{' '}
          <PageLink href={`${COMPARE_PATH}#${code}`}>compare with an earlier report</PageLink>.
        </Note>
      </BesidePicture>
    </Surface>
  )
}
