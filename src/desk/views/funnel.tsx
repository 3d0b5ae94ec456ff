import type { Numbers } from '../../contract/desk.ts'
import { Strip } from '../../ui/desk/strip.tsx'
import { Card } from '../../ui/desk/view.tsx'
import { countText } from '../format.ts'
import { fallSentence, funnelSteps, largestFall } from './funnel-steps.ts'

/** Where visits end. */
export function Funnel({ steps: funnel }: { steps: Numbers['funnel'] }) {
  const steps = funnelSteps(funnel)
  const fall = largestFall(steps)
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <Card title="Visits that reached each step">
      {fall && <p>{fallSentence(fall)}</p>}
      <Strip
        label="Visits that reached each step"
        columns={steps.map((step) => ({
          key: step.key,
          text: step.text,
          short: step.short,
          value: countText(step.count),
          note: step.share && `${step.share} of the step before`,
          share: step.count / most,
          ...(step === fall && {
            fall: { share: step.lost / most, text: `−${countText(step.lost)}` },
          }),
        }))}
      />
    </Card>
  )
}
