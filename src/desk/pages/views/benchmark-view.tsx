import { use, useState } from 'react'
import { DESK_PATHS } from '../../contract/api.ts'
import type { BenchmarkView as Benchmark } from '../../contract/api.ts'
import { BarTable } from '../parts/bar-table.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { Card, Status, ViewHead } from '../parts/view.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { SITE } from '../../../generated/site.ts'
import { ask } from '../ask.ts'
import { minuteText } from '../format.ts'
import { MayChange } from '../may-change.ts'
import { useQuery } from '../use-query.ts'
import { Problem } from './problem.tsx'

export function BenchmarkView() {
  const mayChange = use(MayChange)
  const { value, refusal, refetch } = useQuery<Benchmark>(DESK_PATHS.benchmark)
  const [isAsking, setAsking] = useState(false)

  async function publish(): Promise<string | undefined> {
    const reply = await ask(DESK_PATHS.benchmark, {})
    if (!reply.ok) return reply.error.sentence
    refetch()
    return undefined
  }

  return (
    <>
      <ViewHead title="Benchmark">
        <Status>{value ? statusText(value) : refusal ? '' : 'Loading...'}</Status>
      </ViewHead>
      <Problem refusal={refusal} onRetry={refetch} />
      {value && (
        <div className="stack gap-4">
          <Next benchmark={value} onPublish={mayChange ? () => setAsking(true) : undefined} />
          {value.published && <Published edition={value.published} />}
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Publish the benchmark"
          action="Publish"
          onConfirm={publish}
          onClose={() => setAsking(false)}
        >
          <p>
            Every report will then show its reader’s place, in rounded figures. It stays until the
            next one, which can be published after 30 days.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function statusText({ published }: Benchmark): string {
  if (published) return `Published on ${minuteText(published.at)}.`
  return 'Nothing is published, so reports show no comparison.'
}

type NextProps = { benchmark: Benchmark; onPublish: (() => void) | undefined }

function Next({ benchmark: { people, leastPeople }, onPublish }: NextProps) {
  const isEnough = people >= leastPeople
  return (
    <Card
      title={isEnough ? 'A new edition' : 'Not enough people yet'}
      aside={isEnough && onPublish && <Button onClick={onPublish}>Publish</Button>}
    >
      <p>
        Once it is published, every report also shows how its reader compares: how many in 100 have
        a lower score, in rounded figures and without names.
      </p>
      <p>
        {SITE.hasForm
          ? `${people} people would be counted; at least ${leastPeople} are needed.`
          : 'People are told apart by their email address, and this assessment does not ask for one.'}
      </p>
      {!isEnough && (
        <p>
          <Progress share={people / leastPeople} />
        </p>
      )}
    </Card>
  )
}

function Published({ edition }: { edition: NonNullable<Benchmark['published']> }) {
  return (
    <Card title="What reports show now">
      <p>{edition.sentence}</p>
      <BarTable
        caption="Overall"
        titles={['Score', 'Of 100 people']}
        rows={edition.overall.map(({ range, share, count }) => ({
          key: range,
          label: range,
          count,
          figures: [share],
        }))}
      />
    </Card>
  )
}

/** How much of the whole there is. */
function Progress({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="8">
      <rect className="ground" width="100%" height="8" />
      <rect className="drawn" width={`${share * 100}%`} height="8" />
    </svg>
  )
}
