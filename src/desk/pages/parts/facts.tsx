import type { ReactNode } from 'react'
import { StateMark } from './marks.tsx'
import type { Tone } from './marks.tsx'

/** Names and values, one line each; the values stand in one column on a page. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <table>
      <colgroup>
        <col width="104" />
      </colgroup>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="muted">
              {name}
            </th>
            <td dir="auto">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Short lines under each other. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="ruled">
      {children}
    </ul>
  )
}

type LineProps = {
  /** With a mark before it; then all lines of a list have one. */
  tone?: Tone
  /** What belongs to it, below it. */
  note?: ReactNode
  children: ReactNode
}

export function Line({ tone, note, children }: LineProps) {
  const content = (
    <>
      {children}
      <span className="note">{note}</span>
    </>
  )
  return <li>{tone ? <StateMark tone={tone}>{content}</StateMark> : content}</li>
}
