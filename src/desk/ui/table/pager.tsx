import { Action } from '../form/action.tsx'
import { Bar } from '../form/bar.tsx'
import { Muted } from '../page/view.tsx'

type PagerProps = {
  sentence: string
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** On the last page the button stays and keeps the focus; it is only told to be of no use. */
export function Pager({ sentence, onPrevious, onNext }: PagerProps) {
  if (!onPrevious && !onNext) return null
  return (
    <Bar label="Pages">
      <Action busy={!onPrevious} onClick={onPrevious}>
        Previous
      </Action>
      <Action busy={!onNext} onClick={onNext}>
        Next
      </Action>
      <Muted>{sentence}</Muted>
    </Bar>
  )
}
