import { use } from 'react'
import { DESK_PATHS, PERIODS } from '../../../contract/desk/api.ts'
import type { EditionDraft, Numbers } from '../../../contract/desk/api.ts'
import { Card, Links, Notice, Status, ToAssessment, ViewHead, Waiting } from '../parts/view.tsx'
import { counted, countText } from '../../../domain/counted.ts'
import { StatusButton } from '../../../ui/sharing/status-button.tsx'
import { ask } from '../ask.ts'
import { changeText, dayText } from '../format.ts'
import { MayChange } from '../may-change.ts'
import { useQuery } from '../use-query.ts'
import { AnswerTable, DayTable, SourceTable, StageTable, StepTable } from './number-tables.tsx'
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
          <div className="stack gap-5">
            <Tables numbers={value} />
            {value.edition.people > 0 && <Edition draft={value.edition} onPublish={refetch} />}
          </div>
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
      <Notice title="No visits in this period.">
        <p>Visits count from the first page of the assessment on.</p>
        <ToAssessment />
      </Notice>
    )
  }
  return (
    <>
      <Figures {...numbers} />
      <div className="pair">
        <div className="stack gap-5">
          <StepTable numbers={numbers} />
          <DayTable numbers={numbers} />
        </div>
        <div className="stack gap-5">
          <SourceTable numbers={numbers} />
          <StageTable numbers={numbers} />
        </div>
      </div>
      <AnswerTable numbers={numbers} />
    </>
  )
}

/** The few numbers that are read first. */
function Figures({ visits, leads, finished }: Numbers) {
  const figures = Object.entries({ Visits: visits, Leads: leads, Results: finished })
  return (
    <dl className="even surface">
      {figures.map(([name, { count, before }]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd className="figure">{countText(count)}</dd>
          {before ? (
            <dd className="muted tiny">
              {`${changeText(count, before)} from ${countText(before)}`}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}

/** What would be published now of how common answers are, and the button that does. */
function Edition({ draft, onPublish }: { draft: EditionDraft; onPublish: () => void }) {
  const { people, mostOfOneDomain, publishedAt, missing } = draft
  const mayChange = use(MayChange)
  const last = publishedAt ? `Last published on ${dayText(publishedAt)}` : 'Nothing is published'

  async function publish() {
    const reply = await ask(DESK_PATHS.edition, {})
    onPublish()
    return reply.ok ? undefined : reply.error.sentence
  }

  return (
    <Card title="How common an answer is">
      <p>{`${counted(people, 'person', 'people')} would be counted, at most ${countText(mostOfOneDomain)} of them with the same email domain. ${last}. ${missing ?? ''}`}</p>
      {missing === null && mayChange && (
        <StatusButton label="Publish for reports" doneLabel="Published" onPress={publish} />
      )}
    </Card>
  )
}
