import type { Numbers } from '../../contract/desk.ts'
import { BarTable } from '../../ui/desk/bar-table.tsx'
import { Strip } from '../../ui/desk/strip.tsx'
import { Card } from '../../ui/desk/view.tsx'
import { countText } from '../format.ts'
import { clearFallOf, fallSentence, funnelSteps, peopleSentence } from './funnel-steps.ts'

/** Where visits end. */
export function Funnel({ numbers }: { numbers: Numbers }) {
  const steps = funnelSteps(numbers.funnel)
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
      <p className="note">{peopleSentence(numbers)}</p>
      <details>
        <summary>Exact figures</summary>
        <BarTable
          caption="Visits that reached each step, with or without a lead"
          titles={['Step', 'Visits', 'Of step before']}
          barWidth="70%"
          rows={steps.map(({ key, text, count, share }) => ({
            key,
            label: text.replace(' ', '\u00a0'),
            count,
            figures: [countText(count), share],
          }))}
        />
      </details>
    </Card>
  )
}
