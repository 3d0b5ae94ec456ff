import type { Numbers } from '../../contract/desk.ts'
import { BarTable } from '../../ui/desk/bar-table.tsx'
import { Card } from '../../ui/desk/view.tsx'
import { countText } from '../format.ts'
import { fallSentence, funnelSteps } from './funnel-steps.ts'

/** Where visits end. */
export function Funnel({ steps: funnel }: { steps: Numbers['funnel'] }) {
  const steps = funnelSteps(funnel)
  return (
    <Card title="Where visits end">
      <p>{fallSentence(steps)}</p>
      <BarTable
        labels="short"
        caption="Visits that reached each step, with or without a lead"
        titles={['Step', 'Visits', 'Of step before']}
        countText={countText}
        rows={steps.map(({ key, text, count, share }) => ({
          key,
          label: text,
          count,
          note: share,
        }))}
      />
    </Card>
  )
}
