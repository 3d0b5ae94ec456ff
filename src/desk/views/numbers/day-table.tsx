import type { Numbers } from '../../../contract/desk.ts'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Card } from '../../ui/page/view.tsx'
import { countText, dayText } from '../../words/format.ts'

/** The days on which anything happened. */
export function DayTable({ now }: { now: Numbers }) {
  const days = now.days.filter(({ visits, leads, finished }) => visits + leads + finished > 0)
  return (
    <Card title="Day by day">
      <Disclosure summary="Visits, leads and finished assessments as a table">
        <DataTable
          caption="Visits, leads and finished assessments by day"
          columns={[
            { key: 'day', title: 'Day', isHeader: true, cell: ({ day }) => dayText(day) },
            { key: 'visits', title: 'Visits', numeric: true, cell: (day) => countText(day.visits) },
            { key: 'leads', title: 'Leads', numeric: true, cell: (day) => countText(day.leads) },
            {
              key: 'finished',
              title: 'Finished',
              numeric: true,
              cell: (day) => countText(day.finished),
            },
          ]}
          rows={days}
          keyOf={({ day }) => day}
        />
      </Disclosure>
    </Card>
  )
}
