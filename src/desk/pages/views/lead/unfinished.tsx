import { StateMark } from '../../../../ui/desk/marks.tsx'
import { Muted, Part } from '../../../../ui/desk/view.tsx'

/** Nothing to read yet. */
export function Unfinished() {
  return (
    <Part>
      <h2>
        <StateMark tone="open">Not finished</StateMark>
      </h2>
      <p>Sent the form, and has not finished the questions.</p>
      <Muted>There are no scores and no report before the last answer.</Muted>
    </Part>
  )
}
