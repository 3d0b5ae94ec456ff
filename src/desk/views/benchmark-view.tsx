import { use, useState } from 'react'
import { DESK_PATHS } from '../../contract/desk.ts'
import type {
  BenchmarkBand,
  BenchmarkEdition,
  BenchmarkView as Benchmark,
} from '../../contract/desk.ts'
import { BarTable, Progress } from '../../ui/desk/bar-table.tsx'
import { ConfirmDialog } from '../../ui/desk/confirm-dialog.tsx'
import { Card, Pair, Stack, Status, ViewHead } from '../../ui/desk/view.tsx'
import { Button } from '../../ui/page/button.tsx'
import { ask } from '../ask.ts'
import { minuteText } from '../format.ts'
import { MayChange } from '../may-change.ts'
import { useQuery } from '../use-query.ts'
import { Problem } from './problem.tsx'

const GAIN =
  'Once it is published, every report also shows how its reader compares: how many in 100 have a lower ' +
  'score, overall and in each area, in rounded figures and without names.'

const CHANGES = {
  publish: {
    title: 'Publish the benchmark',
    action: 'Publish',
    consequence:
      'Every report will then show its reader’s place, in these rounded figures. The next one can be ' +
      'published after 30 days.',
  },
  withdraw: {
    title: 'Withdraw the benchmark',
    action: 'Withdraw',
    consequence: 'Reports stop showing it right away.',
  },
} as const

type Change = keyof typeof CHANGES

export function BenchmarkView() {
  const mayChange = use(MayChange)
  const { value, refusal, refetch } = useQuery<Benchmark>(DESK_PATHS.benchmark)
  const [open, setOpen] = useState<Change>()

  async function change(action: Change): Promise<string | undefined> {
    const reply = await ask(DESK_PATHS.benchmark, { action })
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
        <Stack>
          <Preview benchmark={value} onPublish={mayChange ? () => setOpen('publish') : undefined} />
          {value.published && (
            <Card
              title="What reports show now"
              aside={
                mayChange && (
                  <Button look="secondary" onClick={() => setOpen('withdraw')}>
                    Withdraw
                  </Button>
                )
              }
            >
              <Edition edition={value.published} />
            </Card>
          )}
        </Stack>
      )}
      {open && (
        <ConfirmDialog
          title={CHANGES[open].title}
          action={CHANGES[open].action}
          onConfirm={() => change(open)}
          onClose={() => setOpen(undefined)}
        >
          <p>{CHANGES[open].consequence}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function statusText({ published }: Benchmark): string {
  if (published) return `Published on ${minuteText(published.at)}.`
  return 'Nothing is published, so reports show no comparison.'
}

type PreviewProps = { benchmark: Benchmark; onPublish: (() => void) | undefined }

function Preview({ benchmark, onPublish }: PreviewProps) {
  const { preview, missing, people, leastPeople } = benchmark
  const isReady = preview !== undefined && missing.length === 0
  return (
    <Card
      title={preview ? 'Preview' : 'Not enough people yet'}
      aside={isReady && onPublish && <Button onClick={onPublish}>Publish</Button>}
    >
      {missing.length > 0 && (
        <>
          {preview ? (
            <p>It cannot be published yet:</p>
          ) : (
            <>
              <p>{GAIN}</p>
              <p>
                <Progress share={people / leastPeople} />
              </p>
            </>
          )}
          <ul role="list">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {preview && <Edition edition={preview} />}
    </Card>
  )
}

function Edition({ edition: { sentence, overall, areas } }: { edition: BenchmarkEdition }) {
  return (
    <>
      <p>{sentence}</p>
      <Pair>
        <Bands caption="Overall" bands={overall} />
        {areas.map(({ name, bands }) => (
          <Bands key={name} caption={name} bands={bands} />
        ))}
      </Pair>
    </>
  )
}

function Bands({ caption, bands }: { caption: string; bands: readonly BenchmarkBand[] }) {
  return (
    <BarTable
      caption={caption}
      titles={['Score', 'Of 100 people']}
      rows={bands.map(({ range, share, count }) => ({
        key: range,
        label: range,
        count,
        figures: [share],
      }))}
    />
  )
}
