import { useState } from 'react'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { Numbers } from '../../contract/desk.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { Entry, Fields } from '../../ui/desk/fields.tsx'
import { Figures } from '../../ui/desk/figures.tsx'
import { Empty } from '../../ui/desk/notices.tsx'
import { Popover } from '../../ui/desk/popover.tsx'
import { Columns, Links, Stack, Status, ViewHead, Waiting } from '../../ui/desk/view.tsx'
import { Button, ExternalLink } from '../../ui/page/button.tsx'
import { countText, dayText, percentText } from '../format.ts'
import { isLast, lastDays, PERIOD_LENGTHS, readPeriod } from '../period.ts'
import type { Period } from '../period.ts'
import { siteAddress } from '../site-address.ts'
import { useQuery } from '../use-query.ts'
import { AnswerTables } from './answer-tables.tsx'
import { Funnel } from './funnel.tsx'
import { SourceTable, StageTable } from './number-tables.tsx'
import { Problem } from './problem.tsx'

/** One period; it is in the address. */
export function NumbersView() {
  const [now] = useState(() => new Date())
  const period = readPeriod(location.search, now)
  const query = new URLSearchParams(period).toString()
  const numbers = useQuery<Numbers>(`${DESK_PATHS.numbers}?${query}`)
  const { value, refusal, isLoading, refetch } = numbers
  const isUsual = PERIOD_LENGTHS.some((days) => isLast(days, period, now))
  return (
    <>
      <ViewHead
        title="Numbers"
        aside={
          <Links
            label="Periods"
            links={PERIOD_LENGTHS.map((days) => ({
              href: `?${new URLSearchParams(lastDays(days, now)).toString()}`,
              text: `${days} days`,
              isCurrent: isLast(days, period, now),
            }))}
          >
            <Popover label="Custom" isCurrent={!isUsual}>
              <PeriodForm key={query} period={period} />
            </Popover>
          </Links>
        }
      >
        <Status>{value ? periodText(value) : refusal ? '' : 'Loading...'}</Status>
      </ViewHead>
      <Problem refusal={refusal} onRetry={refetch} />
      {value && (
        <Waiting isLoading={isLoading}>
          <Tables numbers={value} />
        </Waiting>
      )}
    </>
  )
}

function periodText({ from, to }: Numbers): string {
  return `${dayText(from)} to ${dayText(to)}`
}

/** As the browser sends it: the two days go into the address. */
function PeriodForm({ period: { from, to } }: { period: Period }) {
  return (
    <Fields method="get">
      <Entry label="First day" name="from" type="date" required defaultValue={from} max={to} />
      <Entry label="Last day" name="to" type="date" required defaultValue={to} />
      <Button type="submit">Show</Button>
    </Fields>
  )
}

function Tables({ numbers }: { numbers: Numbers }) {
  const { leads, finished, funnel, answers } = numbers
  const visits = funnel[0]?.count ?? 0
  if (funnel.every(({ count }) => count === 0) && leads + finished === 0) {
    return (
      <Empty title="No visits in this period.">
        <p>They are counted from the first page of the assessment on.</p>
        <ExternalLink href={siteAddress()}>Open the assessment</ExternalLink>
      </Empty>
    )
  }
  const chosen = answers.reduce((sum, { count }) => sum + count, 0)
  const points = answers.reduce((sum, { option, count }) => sum + option * count, 0)
  return (
    <Stack>
      <Figures
        figures={[
          { name: 'Visits', value: countText(visits) },
          {
            name: 'Leads',
            value: countText(leads),
            note: `${percentText(leads, visits)} of visits`,
          },
          {
            name: 'Finished',
            value: countText(finished),
            note: `${percentText(finished, visits)} of visits`,
          },
          { name: 'Average score', value: chosen === 0 ? '–' : oneDecimal(points / chosen) },
        ]}
      />
      <Columns
        main={<Funnel steps={funnel} />}
        side={
          <>
            <StageTable numbers={numbers} />
            <SourceTable numbers={numbers} />
          </>
        }
      />
      <AnswerTables numbers={numbers} />
    </Stack>
  )
}
