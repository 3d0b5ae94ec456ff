import { SITE } from '../../../generated/site.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { ReportList } from '../../../ui/report/report-section.tsx'
import petrol from '../../../ui/page/petrol.module.css'
import styles from './helps.module.css'

const TITLE = 'Talk through this result'

/** How the provider can help, and where to talk about it. */
export function Helps({ lines }: { lines: readonly PickedLine[] }) {
  return (
    <aside className={petrol.card} aria-label={TITLE}>
      {lines.length > 0 && (
        <div className="stack">
          <h2>{`How ${SITE.provider} can help`}</h2>
          <ReportList mark="dash">
            {lines.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ReportList>
        </div>
      )}
      <div className="stack">
        <h2>{TITLE}</h2>
        <p>Bring this report, and we’ll walk through it with you.</p>
        <div className={styles.buttons}>
          <ExternalLink href={SITE.demo}>Book a Strategy Session</ExternalLink>
          <ExternalLink href={SITE.demo} look="secondary">
            See the product in Action
          </ExternalLink>
        </div>
      </div>
    </aside>
  )
}
