import { DESK_PATHS, PERIODS } from '../../contract/api.ts'
import type { Figure, Numbers } from '../../contract/api.ts'
import { Figures } from '../../../ui/desk/figures.tsx'
import { Empty } from '../../../ui/desk/notices.tsx'
import { Links, Pair, Stack, Status, ViewHead, Waiting } from '../../../ui/desk/view.tsx'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { countText } from '../../../domain/counted.ts'
import { changeText, dayText } from '../format.ts'
import { siteAddress } from '../site-address.ts'
import { useQuery } from '../use-query.ts'
import { AnswerTable, SourceTable, StageTable, StepTable } from './number-tables.tsx'
import { Problem } from './problem.tsx'

const PERIOD_TEXTS: Readonly<Record<(typeof PERIODS)[number], string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'A year',
  all: 'All',
}

/** One period; it is in the address. */
export function NumbersView() {
  const days = new URLSearchParams(location.search).get('days') ?? '30'
  const { value, refusal, isLoading, refetch } = useQuery<Numbers>(
    `${DESK_PATHS.numbers}?${new URLSearchParams({ days }).toString()}`,
  )
  return (
    <>
      <ViewHead
        title="Numbers"
        aside={
          <Links
            label="Periods"
            links={PERIODS.map((period) => ({
              href: `?days=${period}`,
              text: PERIOD_TEXTS[period],
              isCurrent: period === days,
            }))}
          />
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
  return from === null ? `Until ${dayText(to)}` : `${dayText(from)} to ${dayText(to)}`
}

function isEmpty({ leads, finished, funnel }: Numbers): boolean {
  return funnel.every(({ count }) => count === 0) && leads.count + finished.count === 0
}

function Tables({ numbers }: { numbers: Numbers }) {
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
      <Figures
        figures={[
          { name: 'Visits', ...textsOf(numbers.visits) },
          { name: 'Leads', ...textsOf(numbers.leads) },
          { name: 'Finished', ...textsOf(numbers.finished) },
        ]}
      />
      <StepTable numbers={numbers} />
      <Pair>
        <StageTable numbers={numbers} />
        <SourceTable numbers={numbers} />
      </Pair>
      <AnswerTable numbers={numbers} />
    </Stack>
  )
}

function textsOf({ count, before }: Figure): { value: string; note?: string } {
  const value = countText(count)
  return before
    ? { value, note: `${changeText(count, before)} from ${countText(before)}` }
    : { value }
}
