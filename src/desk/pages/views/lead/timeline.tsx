import type { ReactNode } from 'react'
import { storedStageInWords } from '../../../../content/report/stage-in-words.ts'
import type { DeliveryState, LeadDetail, LeadRun } from '../../../contract/api.ts'
import { oneDecimal } from '../../../../domain/assessment/scoring.ts'
import { Line, Lines } from '../../parts/facts.tsx'
import type { Tone } from '../../parts/marks.tsx'
import { Part } from '../../parts/view.tsx'
import { NewTabLink } from '../../../../ui/page/button.tsx'
import { minuteText } from '../../format.ts'
import { deliverySentence } from '../../words.ts'
import { reportAddressOf } from './runs.ts'

type Event = { key: string; at: string; tone?: Tone; content: ReactNode }

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  delivered: 'good',
  waiting: 'open',
  failed: 'bad',
}

/** All that happened with a person, the newest first. */
export function Timeline({
  detail: { submissions, runs, deliveries, note },
}: {
  detail: LeadDetail
}) {
  const events: readonly Event[] = [
    ...submissions.map(({ id, at }) => ({ key: `form ${id}`, at, content: 'Submitted the form' })),
    ...runs.map((run) => ({
      key: `run ${run.at}`,
      at: run.at,
      tone: 'good' as const,
      content: <Run run={run} />,
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
    <Part title="Timeline">
      <Lines>
        {events.map(({ key, at, tone = 'open', content }) => (
          <Line key={key} tone={tone} note={minuteText(at)}>
            {content}
          </Line>
        ))}
      </Lines>
    </Part>
  )
}

function Run({ run }: { run: LeadRun }) {
  const { score, stage, at } = run
  const report = reportAddressOf(run)
  return (
    <>
      Finished: <strong>{oneDecimal(score)}</strong> {storedStageInWords(stage, score)},{' '}
      {report ? (
        <NewTabLink href={report}>
          report<span className="unseen"> of {minuteText(at)}</span>
        </NewTabLink>
      ) : (
        'earlier questions'
      )}
    </>
  )
}
