import type { ReactNode } from 'react'
import { countText } from '../../../domain/counted.ts'
import { Rail } from '../../../ui/chart/track-list.tsx'

type BarRow = {
  key: string
  label: ReactNode
  count: number
  /** What stands behind the count, such as a share. */
  beside: string
}

type BarTableProps = {
  caption: string
  titles: readonly [label: string, count: string, beside: string]
  rows: readonly BarRow[]
  /** Of what each bar is a part; without it, of the highest count. */
  whole?: number
}

/** Each count is also a bar below its label. */
export function BarTable({ caption, titles: [first, ...others], rows, whole }: BarTableProps) {
  const top = Math.max(1, whole ?? Math.max(...rows.map(({ count }) => count)))
  return (
    <table>
      <caption className="unseen">{caption}</caption>
      <colgroup>
        <col />
        <col width="16%" />
        <col width="24%" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((title) => (
            <th key={title} scope="col" className="numeric">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, beside }) => (
          <tr key={key}>
            <th scope="row">
              <div className="stack gap-1">
                <div>{label}</div>
                <Rail top={top} to={count} />
              </div>
            </th>
            <td className="numeric">{countText(count)}</td>
            <td className="numeric">{beside}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
