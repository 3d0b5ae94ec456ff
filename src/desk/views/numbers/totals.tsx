import type { DayNumbers, Numbers } from '../../../contract/desk.ts'
import { DayLine } from '../../ui/chart/day-line.tsx'
import { Total, Totals } from '../../ui/chart/totals.tsx'
import { countText, percentText } from '../../words/format.ts'
import { changeText, shareOf } from './number-sentences.ts'

type TotalFiguresProps = { now: Numbers; before: Numbers | undefined }

const MEASURES = [
  ['Visits', 'visits'],
  ['Leads', 'leads'],
  ['Finished', 'finished'],
] as const satisfies readonly (readonly [string, keyof DayNumbers])[]

/** The figures of the period, each with its change against as many days before. */
export function TotalFigures({ now, before }: TotalFiguresProps) {
  const days = now.days.length
  return (
    <Totals>
      {MEASURES.map(([title, measure]) => (
        <Total
          key={measure}
          title={title}
          figure={countText(now[measure])}
          note={before && changeText(now[measure] - before[measure], days)}
        >
          <DayLine counts={now.days.map((day) => day[measure])} />
        </Total>
      ))}
      <Total
        title="Visits that reached the report"
        figure={percentText(...shareOf(now))}
        note={before && `${percentText(...shareOf(before))} in the ${days} days before`}
      />
    </Totals>
  )
}
