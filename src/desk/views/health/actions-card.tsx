import { DESK_PATHS } from '../../../contract/desk.ts'
import type { DeskAction } from '../../../contract/desk.ts'
import { useAsked } from '../../state/use-asked.ts'
import { Line, Lines } from '../../ui/page/columns.tsx'
import { Card, Muted } from '../../ui/page/view.tsx'
import { actionSentence } from './health-sentences.ts'
import { minuteText } from '../../words/format.ts'

/** So that several owners know what the others did. */
export function ActionsCard() {
  const { value = [] } = useAsked<readonly DeskAction[]>(DESK_PATHS.actions)
  return (
    <Card title="What was done at the desk">
      {value.length === 0 && <Muted>Nothing was exported, erased or changed yet.</Muted>}
      <Lines>
        {value.map((action) => (
          <Line key={action.at} end={minuteText(action.at)}>
            {actionSentence(action)}
          </Line>
        ))}
      </Lines>
    </Card>
  )
}
