import { useState } from 'react'
import { agoText, minuteText } from '../format.ts'

/** How long ago it was; the exact time is its tooltip. */
export function Moment({ at }: { at: string }) {
  const [now] = useState(() => new Date())
  return (
    <time className="muted" dateTime={at} title={minuteText(at)}>
      {agoText(at, now)}
    </time>
  )
}
