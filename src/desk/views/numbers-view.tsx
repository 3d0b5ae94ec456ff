import { useState } from 'react'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { Numbers } from '../../contract/desk.ts'
import { Entry, Fields } from '../../ui/desk/fields.tsx'
import { Figures } from '../../ui/desk/figures.tsx'
import { Empty } from '../../ui/desk/notices.tsx'
import { Popover } from '../../ui/desk/popover.tsx'
import { Links, Pair, Stack, Status, ViewHead, Waiting } from '../../ui/desk/view.tsx'
import { Button, ExternalLink } from '../../ui/page/button.tsx'
import { dayText } from '../format.ts'
import { isLast, lastDays, PERIOD_LENGTHS, periodBefore, readPeriod } from '../period.ts'
import type { Period } from '../period.ts'
import { siteAddress } from '../site-address.ts'
import { useQuery } from '../use-query.ts'
import { AnswerTables } from './answer-tables.tsx'
import { Funnel } from './funnel.tsx'
import { keyFigures } from './key-figures.ts'
import { SourceTable, StageTable } from './number-tables.tsx'
import { Problem } from './problem.tsx'

/** One period; it is in the address. */
export function NumbersView() {
  const [now] = useState(() => new Date())
  const period = readPeriod(location.search, now)
  const query = new URLSearchParams(period).toString()
  const numbers = useQuery<Numbers>(`${DESK_PATHS.numbers}?${query}`)
  const { value, refusal, isLoading, refetch } = numbers
  const queryBefore = new URLSearchParams(periodBefore(period)).toString()
  const before = useQuery<Numbers>(`${DESK_PATHS.numbers}?${queryBefore}`)
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
          <Tables numbers={value} before={before.isLoading ? undefined : before.value} />
        </Waiting>
      )}
    </>
  )
}

function periodText({ from, to }: Numbers): string {
  return `${dayText(from)} to ${dayText(to)}`
}

function isEmpty({ leads, finished, funnel }: Numbers): boolean {
  return funnel.every(({ count }) => count === 0) && leads + finished === 0
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

type TablesProps = { numbers: Numbers; before: Numbers | undefined }

function Tables({ numbers, before }: TablesProps) {
  if (isEmpty(numbers)) {
    return (
      <Empty title="No visits in this period.">
        <p>They are counted from the first page of the assessment on.</p>
        <ExternalLink href={siteAddress()}>Open the assessment</ExternalLink>
      </Empty>
    )
  }
  return (
    <Stack>
      <Figures figures={keyFigures(numbers, before)} />
      <Funnel numbers={numbers} />
      <Pair>
        <StageTable numbers={numbers} />
        <SourceTable numbers={numbers} />
      </Pair>
      <AnswerTables numbers={numbers} />
    </Stack>
  )
}
