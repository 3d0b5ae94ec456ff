import { useState } from 'react'
import { Disclosure } from '../../../web/ui/report/disclosure.tsx'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Choice, Filters } from '../../ui/form/fields.tsx'
import { FigureCard } from '../../ui/chart/figure-card.tsx'
import { countText, dayText } from '../../words/format.ts'
import { MEASURES, periodText, timeSentence } from './number-sentences.ts'
import type { Measure } from './number-sentences.ts'
import type { FigureProps } from './bar-figures.tsx'

const UNITS = [
  ['day', 'Day'],
  ['week', 'Week'],
] as const

/** The earlier period lies under it day by day, the first on the first. */
export function TimeFigure({ now, earlier }: FigureProps) {
  const [measure, setMeasure] = useState<Measure>('leads')
  const [unit, setUnit] = useState<'day' | 'week'>('day')
  const points = unit === 'day' ? now.days : now.weeks
  const others = unit === 'day' ? earlier?.days : earlier?.weeks
  const title = MEASURES.find(([name]) => name === measure)?.[1] ?? ''

  return (
    <FigureCard
      title="In time"
      sentence={timeSentence(measure, points, unit)}
      period={periodText(now)}
      tools={
        <Filters label="What is shown in time">
          <Choice
            label="What"
            value={measure}
            options={MEASURES}
            onPick={(picked) =>
              setMeasure(MEASURES.find(([name]) => name === picked)?.[0] ?? 'leads')
            }
          />
          <Choice
            label="By"
            value={unit}
            options={UNITS}
            onPick={(picked) => setUnit(picked === 'week' ? 'week' : 'day')}
          />
        </Filters>
      }
    >
      <ColumnChart
        countText={countText}
        values={points.map((point, place) => ({
          ...{ label: dayText(point.day), count: point[measure] },
          ...(others && { earlier: others[place]?.[measure] ?? 0 }),
        }))}
      />
      <Disclosure summary={`${title} by ${unit} as a table`}>
        <DataTable
          caption={`Visits, leads and finished assessments by ${unit}`}
          columns={[
            {
              key: 'day',
              title: unit === 'day' ? 'Day' : 'Week of',
              isHeader: true,
              cell: ({ point }) => dayText(point.day),
            },
            ...MEASURES.map(([name, text]) => ({
              ...{ key: name, title: text, numeric: true },
              cell: ({ point }: PlacedPoint) => countText(point[name]),
            })),
            ...(others
              ? [
                  {
                    ...{ key: 'other', title: `${title}, other period`, numeric: true },
                    cell: ({ place }: PlacedPoint) => countText(others[place]?.[measure] ?? 0),
                  },
                ]
              : []),
          ]}
          rows={points.map((point, place) => ({ point, place }))}
          keyOf={({ point }) => point.day}
        />
      </Disclosure>
    </FigureCard>
  )
}

type PlacedPoint = { point: FigureProps['now']['days'][number]; place: number }
