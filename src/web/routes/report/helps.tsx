import { SITE } from '../../../generated/site.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { CallToAction } from '../../../ui/report/call-to-action.tsx'
import { ReportList } from '../../../ui/report/report-section.tsx'

/** How the provider can help, and where to talk about it. */
export function Helps({ lines }: { lines: readonly PickedLine[] }) {
  return (
    <CallToAction
      title="Talk through this result"
      text={'Bring this report, and we’ll walk through it with you.'}
      help={
        lines.length > 0 && (
          <>
            <h2>{`How ${SITE.provider} can help`}</h2>
            <ReportList mark="dash">
              {lines.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ReportList>
          </>
        )
      }
    >
      <ExternalLink href={SITE.demo}>Book a Strategy Session</ExternalLink>
      <ExternalLink href={SITE.demo} look="secondary">
        See the product in Action
      </ExternalLink>
    </CallToAction>
  )
}
