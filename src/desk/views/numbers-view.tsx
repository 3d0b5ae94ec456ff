import { useState } from 'react'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { Numbers } from '../../contract/desk.ts'
import { Entry, FilterForm } from '../../ui/desk/fields.tsx'
import { Empty } from '../../ui/desk/notices.tsx'
import { Columns, Links, Status, ViewHead } from '../../ui/desk/view.tsx'
import { Button } from '../../ui/page/button.tsx'
import { counted, dayText } from '../format.ts'
import { isLast, lastDays, PERIOD_LENGTHS, readPeriod } from '../period.ts'
import type { Period } from '../period.ts'
import { useQuery } from '../use-query.ts'
import { AnswerTables, FunnelTable, SourceTable, StageTable } from './number-tables.tsx'
import { Problem } from './problem.tsx'

/** One period; it is in the address. */
export function NumbersView() {
  const [now] = useState(() => new Date())
  const period = readPeriod(location.search, now)
  const query = new URLSearchParams(period).toString()
  const { value, refusal, refetch } = useQuery<Numbers>(`${DESK_PATHS.numbers}?${query}`)
  return (
    <>
      <ViewHead title="Numbers">
        <Status>{value ? totalsText(value) : refusal ? '' : 'Loading...'}</Status>
      </ViewHead>
      <Links
        label="Periods"
        links={PERIOD_LENGTHS.map((days) => ({
          href: `?${new URLSearchParams(lastDays(days, now)).toString()}`,
          text: `Last ${days} days`,
          isCurrent: isLast(days, period, now),
        }))}
      />
      <PeriodForm period={period} />
      <Problem refusal={refusal} onRetry={refetch} />
      {value && <Tables numbers={value} />}
    </>
  )
}

function totalsText({ from, to, leads, finished }: Numbers): string {
  const counts = `${counted(leads, 'lead')}, ${counted(finished, 'completed assessment')}`
  return `${counts} from ${dayText(from)} to ${dayText(to)}`
}

/** As the browser sends it: the two days go into the address. */
function PeriodForm({ period: { from, to } }: { period: Period }) {
  return (
    <FilterForm label="Period" method="get">
      <Entry label="First day" name="from" type="date" required defaultValue={from} max={to} />
      <Entry label="Last day" name="to" type="date" required defaultValue={to} />
      <Button look="secondary" type="submit">
        Show
      </Button>
    </FilterForm>
  )
}

function Tables({ numbers }: { numbers: Numbers }) {
  const visits = numbers.funnel.reduce((sum, { count }) => sum + count, 0)
  if (visits + numbers.leads + numbers.finished === 0) {
    return <Empty title="No activity in this period." />
  }
  return (
    <Columns
      main={
        <>
          <FunnelTable numbers={numbers} />
          <AnswerTables numbers={numbers} />
        </>
      }
      side={
        <>
          <StageTable numbers={numbers} />
          <SourceTable numbers={numbers} />
        </>
      }
    />
  )
}
