import { SITE } from '../../../generated/site.ts'
import * as say from '../../../generated/words/report.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { Buttons } from '../../../ui/page/page.tsx'
import { ReportList } from '../../../ui/report/report-section.tsx'
import petrol from '../../../ui/page/petrol.module.css'

/** How the provider can help, and where to talk about it. */
export function Helps({ lines }: { lines: readonly PickedLine[] }) {
  if (lines.length === 0 && !SITE.demo) return null
  return (
    <aside className={petrol.card} aria-label={SITE.demo ? say.talk : say.help}>
      {lines.length > 0 && (
        <div className="stack">
          <h2>{say.help}</h2>
          <ReportList>
            {lines.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ReportList>
        </div>
      )}
      {SITE.demo && (
        <div className="stack">
          <h2>{say.talk}</h2>
          <Buttons>
            <ExternalLink href={SITE.demo}>{say.session}</ExternalLink>
            <ExternalLink href={SITE.demo} look="secondary">
              {say.product}
            </ExternalLink>
          </Buttons>
        </div>
      )}
    </aside>
  )
}
