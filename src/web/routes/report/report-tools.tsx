import { Button } from '../../ui/page/button.tsx'
import { Surface } from '../../ui/report/report-section.tsx'
import { ShareLink } from '../../ui/report/share-link.tsx'

/** To hand the report on: a link that carries the answers themselves, and paper. */
export function ReportTools({ link }: { link: string }) {
  return (
    <Surface title="Share this report">
      <ShareLink
        label="Link to this report"
        hint="The link contains your 12 answers and no personal details. Anyone who opens it sees the same report."
        link={link}
      >
        <Button look="secondary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </ShareLink>
    </Surface>
  )
}
