import type { ReactNode } from 'react'
import type { DeliveryState, LeadDetail, StoredResponse } from '../../../../contract/desk/api.ts'
import { Line, Lines } from '../../parts/facts.tsx'
import type { Tone } from '../../parts/marks.tsx'
import { Card } from '../../parts/view.tsx'
import { NewTabLink } from '../../../../ui/page/button.tsx'
import { minuteText } from '../../format.ts'
import { deliverySentence } from '../../words.ts'
import { reportAddressOf } from '../../responses.ts'
import { ResultInWords } from '../stored-result.tsx'

type Event = { key: string; at: string; tone?: Tone; content: ReactNode }

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  delivered: 'good',
  waiting: 'open',
  failed: 'bad',
}

/** All that happened with a person, the newest first. */
export function Timeline({ detail }: { detail: LeadDetail }) {
  const { submissions, responses, deliveries } = detail
  const { note } = detail.lead
  const events: readonly Event[] = [
    ...submissions.map(({ id, at }) => ({ key: `form ${id}`, at, content: 'Submitted the form' })),
    ...responses.map((response) => ({
      key: `response ${response.id}`,
      at: response.at,
      tone: 'good' as const,
      content: <Finished response={response} />,
    })),
    ...deliveries.map((delivery) => ({
      key: delivery.id,
      at: delivery.at,
      tone: TONES[delivery.state],
      content: deliverySentence(delivery),
    })),
    ...(note.changed
      ? [{ key: 'note', at: note.changed.at, content: `${note.changed.by} changed the note` }]
      : []),
  ].sort((one, other) => other.at.localeCompare(one.at))
  return (
    <Card title="Timeline">
      <Lines>
        {events.map(({ key, at, tone = 'open', content }) => (
          <Line key={key} tone={tone} note={minuteText(at)}>
            {content}
          </Line>
        ))}
      </Lines>
    </Card>
  )
}

function Finished({ response }: { response: StoredResponse }) {
  const report = reportAddressOf(response)
  return (
    <>
      Finished: <ResultInWords response={response} />,{' '}
      {report ? (
        <NewTabLink href={report}>
          report<span className="unseen"> of {minuteText(response.at)}</span>
        </NewTabLink>
      ) : (
        'earlier questions'
      )}
    </>
  )
}
