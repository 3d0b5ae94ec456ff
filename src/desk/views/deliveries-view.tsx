import { use, useState } from 'react'
import { DESK_PATHS, LEADS_ON_A_PAGE } from '../../contract/desk.ts'
import type { DeliveryRow, FailedDeliveries, SendAgain } from '../../contract/desk.ts'
import { sentenceCase } from '../../domain/sentence-case.ts'
import { DataTable } from '../../ui/desk/data-table.tsx'
import type { Column } from '../../ui/desk/data-table.tsx'
import { StateMark } from '../../ui/desk/marks.tsx'
import { Empty } from '../../ui/desk/notices.tsx'
import { Muted, Pager, Status, ViewHead } from '../../ui/desk/view.tsx'
import { Button } from '../../ui/page/button.tsx'
import { leadPathOf, pagesAround } from '../address.ts'
import { ask } from '../ask.ts'
import type { Refusal } from '../ask.ts'
import { Counts } from '../counts.ts'
import { counted, countText, minuteText } from '../format.ts'
import { MayChange } from '../may-change.ts'
import { useQuery } from '../use-query.ts'
import { CHANNEL_TITLES, EVENT_TITLES, problemText } from '../words.ts'
import { Moment } from './moment.tsx'
import { Problem } from './problem.tsx'

const NONE: FailedDeliveries['counts'] = { failed: 0, waiting: 0, delivered: 0 }

/** Failed deliveries, to be sent again once the receiver works. */
export function DeliveriesView() {
  const mayChange = use(MayChange)
  const { recount } = use(Counts)
  const { search } = location
  const { value, refusal, refetch } = useQuery<FailedDeliveries>(DESK_PATHS.deliveries + search)
  const [message, setMessage] = useState('')
  const [resendRefusal, setResendRefusal] = useState<Refusal>()

  async function sendAgain(which: SendAgain) {
    const reply = await ask<{ count: number }>(DESK_PATHS.sendAgain, which)
    setResendRefusal(reply.ok ? undefined : reply.error)
    setMessage(reply.ok ? `${counted(reply.value.count, 'delivery', 'deliveries')} queued.` : '')
    refetch()
    recount()
  }

  const { failed, waiting } = value?.counts ?? NONE
  const { previous, next } = pagesAround(failed, LEADS_ON_A_PAGE)
  return (
    <>
      <ViewHead
        title="Deliveries"
        aside={
          mayChange &&
          failed > 0 && (
            <Button onClick={() => void sendAgain({ all: true })}>Send all again</Button>
          )
        }
      >
        {value && <StateCounts counts={value.counts} />}
        <Status>{message || (value || refusal ? '' : 'Loading...')}</Status>
      </ViewHead>
      <Problem refusal={refusal} onRetry={refetch} />
      <Problem refusal={resendRefusal} />
      {value &&
        (failed > 0 ? (
          <>
            <DataTable
              caption="Failed deliveries"
              columns={columnsOf(mayChange, (id) => void sendAgain({ id }))}
              rows={value.rows}
              keyOf={({ id }) => id}
            />
            <Muted>What is waiting is retried automatically. What failed is not.</Muted>
          </>
        ) : (
          <NoneFailed waiting={waiting} nextAttemptAt={value.nextAttemptAt} />
        ))}
      <Pager sentence={`${countText(failed)} failed`} previous={previous} next={next} />
    </>
  )
}

type NoneFailedProps = Pick<FailedDeliveries, 'nextAttemptAt'> & { waiting: number }

function NoneFailed({ waiting, nextAttemptAt }: NoneFailedProps) {
  const [now] = useState(() => new Date())
  const hint = <p>What could not be sent to your webhook, chat or mail is listed here.</p>
  if (nextAttemptAt === null) return <Empty title="Nothing has failed.">{hint}</Empty>
  const are = waiting === 1 ? 'is' : 'are'
  const when = new Date(nextAttemptAt) > now ? `at ${minuteText(nextAttemptAt)}` : 'now'
  return (
    <Empty title={`Nothing has failed, and ${countText(waiting)} ${are} waiting to be sent.`}>
      <p>{`The next attempt is due ${when}.`}</p>
      <p>After ten attempts, in some three days, a delivery has failed.</p>
      {hint}
    </Empty>
  )
}

function StateCounts({ counts: { failed, waiting, delivered } }: Pick<FailedDeliveries, 'counts'>) {
  if (failed + waiting + delivered === 0) return <StateMark tone="open">Nothing sent yet</StateMark>
  return (
    <>
      <StateMark tone={failed > 0 ? 'bad' : 'good'}>{`${countText(failed)} failed`}</StateMark>
      <StateMark tone="open">{`${countText(waiting)} waiting`}</StateMark>
      <StateMark tone={delivered > 0 ? 'good' : 'open'}>
        {`${countText(delivered)} delivered`}
      </StateMark>
    </>
  )
}

function columnsOf(mayChange: boolean, onSendAgain: (id: string) => void): Column<DeliveryRow>[] {
  const columns: Column<DeliveryRow>[] = [
    {
      title: 'About',
      width: 14,
      isHeader: true,
      cell: ({ lead }) => <About lead={lead} />,
    },
    {
      title: 'Event',
      width: 24,
      isLong: true,
      cell: ({ event, channel }) =>
        `${EVENT_TITLES[event]}, ${CHANNEL_TITLES[channel].toLowerCase()}`,
    },
    {
      title: 'Problem',
      width: 28,
      isLong: true,
      cell: ({ lastProblem }) => lastProblem !== null && sentenceCase(problemText(lastProblem)),
    },
    {
      title: 'Attempts',
      width: 9,
      isNumeric: true,
      isMinor: true,
      cell: ({ attempts }) => attempts,
    },
    { title: 'When', width: 11, cell: ({ at }) => <Moment at={at} /> },
  ]
  if (!mayChange) return columns
  const sendAgain: Column<DeliveryRow> = {
    title: 'Send again',
    width: 14,
    isNumeric: true,
    isUntitled: true,
    // An old copy would only puzzle a visitor.
    cell: ({ id, channel, event, lead }) =>
      channel !== 'copy' && (
        <Button look="secondary" onClick={() => onSendAgain(id)}>
          Send again
          <span className="unseen">{`: ${EVENT_TITLES[event]}, ${lead?.name ?? 'no lead'}`}</span>
        </Button>
      ),
  }
  return [...columns, sendAgain]
}

function About({ lead }: Pick<DeliveryRow, 'lead'>) {
  if (!lead) return 'No lead'
  return (
    <a href={leadPathOf(lead.id)}>
      <bdi>{lead.name}</bdi>
    </a>
  )
}
