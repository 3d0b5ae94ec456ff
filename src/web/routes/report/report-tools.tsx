import { COMPARE_PATH, TEAM_PATH } from '../../../contract/pages.ts'
import { Button } from '../../ui/page/button.tsx'
import { Note } from '../../ui/page/page.tsx'
import { Surface } from '../../ui/report/report-section.tsx'
import { ShareLink } from '../../ui/report/share-link.tsx'
import { PageLink } from '../page-link.tsx'

/** To hand the report on: a link that carries the answers themselves, and paper. */
export function ReportTools({ link, code }: { link: string; code: string }) {
  return (
    <Surface title="Share this report">
      <ShareLink
        label="Link to this report"
        hint="The link contains your 12 answers and no personal details."
        link={link}
      >
        <Button look="secondary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </ShareLink>
      <Note>
        <PageLink href={`${COMPARE_PATH}#${code}`}>
          Compare with an earlier or a colleague’s report
        </PageLink>{' '}
        or <PageLink href={`${TEAM_PATH}#${code}`}>your whole team’s</PageLink>.
      </Note>
    </Surface>
  )
}
