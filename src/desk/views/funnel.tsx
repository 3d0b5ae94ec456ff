import type { Numbers } from '../../contract/desk.ts'
import { BarTable } from '../../ui/desk/bar-table.tsx'
import { Strip } from '../../ui/desk/strip.tsx'
import { Card } from '../../ui/desk/view.tsx'
import { countText } from '../format.ts'
import { clearFallOf, fallSentence, funnelSteps } from './funnel-steps.ts'

/** Where visits end. */
export function Funnel({ steps: funnel }: { steps: Numbers['funnel'] }) {
  const steps = funnelSteps(funnel)
  const most = clearFallOf(steps)
  return (
    <Card title="Where visits end">
      <p>{fallSentence(steps)}</p>
      <Strip
        label="Visits at each step"
        steps={steps.map((step) => ({
          key: step.key,
          name: step.short,
          count: step.count,
          countText: countText(step.count),
          fall: step === most ? { count: step.lost, text: `−${countText(step.lost)}` } : undefined,
        }))}
      />
      <p className="note">
        The steps count visits, also repeated ones: “Form” opened the form, “Report” saw a report.
        “Leads” sent the form, “Finished” are stored assessments.
      </p>
      <details>
        <summary>Exact figures</summary>
        <BarTable
          caption="Visits that reached each step, with or without a lead"
          titles={['Step', 'Visits', 'Of step before']}
          rows={steps.map(({ key, text, count, share }) => ({
            key,
            label: text,
            count,
            figures: [countText(count), share],
          }))}
        />
      </details>
    </Card>
  )
}
