import { useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { BenchmarkView as Benchmark } from '../../../contract/desk.ts'
import { ask, wordsOf } from '../../ask.ts'
import { useAsked } from '../../state/use-asked.ts'
import { Action, DangerAction } from '../../ui/form/action.tsx'
import { Columns, Line, Lines, Pairs, Stack } from '../../ui/page/columns.tsx'
import { Dialog } from '../../ui/form/dialog.tsx'
import { Progress } from '../../ui/chart/progress.tsx'
import { Failure, Outlines } from '../../ui/page/states.tsx'
import { Card, Status, ViewHead } from '../../ui/page/view.tsx'
import { minuteText } from '../../words/format.ts'
import { Edition } from './edition.tsx'

type Change = 'publish' | 'withdraw'

const DONE: Readonly<Record<Change, string>> = {
  publish: 'Published. Reports show it from now on.',
  withdraw: 'Withdrawn. No report shows it any more.',
}

const TITLES: Readonly<Record<Change, string>> = {
  publish: 'Publish the benchmark',
  withdraw: 'Withdraw the benchmark',
}

const CONSEQUENCES: Readonly<Record<Change, string>> = {
  publish:
    'Every report then says where its reader stands, in these rounded figures. A next edition ' +
    'needs 30 days, and 20 people who came, changed or were erased.',
  withdraw: 'No report shows it any more, at once. The wait for a next edition stays the same.',
}

export function BenchmarkView() {
  const { value, refusal, askAgain } = useAsked<Benchmark>(DESK_PATHS.benchmark)
  const [open, setOpen] = useState<Change>()
  const [said, setSaid] = useState('')

  async function handleChange(action: Change): Promise<string | undefined> {
    const reply = await ask(DESK_PATHS.benchmark, { body: { action } })
    if (!reply.ok) return wordsOf(reply.error)
    setSaid(DONE[action])
    askAgain()
    return undefined
  }

  return (
    <>
      <ViewHead title="Benchmark">
        <Status>{said || statusOf(value, refusal !== undefined)}</Status>
      </ViewHead>
      {refusal && <Failure {...refusal} onRetry={askAgain} />}
      {!value && !refusal && <Outlines rows={6} />}
      {value && <Cards benchmark={value} onOpen={setOpen} />}
      {open && (
        <Dialog
          title={TITLES[open]}
          onClose={() => setOpen(undefined)}
          action={open === 'publish' ? 'Publish' : 'Withdraw'}
          isDanger={open === 'withdraw'}
          onDone={() => handleChange(open)}
        >
          <p>{CONSEQUENCES[open]}</p>
        </Dialog>
      )}
    </>
  )
}

function statusOf(value: Benchmark | undefined, isRefused: boolean): string {
  if (!value) return isRefused ? '' : 'Counting...'
  if (value.published) return `Published on ${minuteText(value.published.at)}.`
  return 'Nothing is published, so reports show no comparison.'
}

type CardsProps = { benchmark: Benchmark; onOpen: (change: Change) => void }

/** With nothing to show, the rules have the whole width below what is missing. */
function Cards({ benchmark, onOpen }: CardsProps) {
  const { rules, preview, published } = benchmark
  const shown = <Preview benchmark={benchmark} onPublish={() => onOpen('publish')} />
  const half = Math.ceil(rules.length / 2)
  if (!preview && !published)
    return (
      <Stack>
        {shown}
        <Card title="The rules">
          <Pairs>
            <Rules rules={rules.slice(0, half)} />
            <Rules rules={rules.slice(half)} />
          </Pairs>
        </Card>
      </Stack>
    )
  return (
    <Columns
      main={
        <>
          {shown}
          <Published benchmark={benchmark} onWithdraw={() => onOpen('withdraw')} />
        </>
      }
      side={
        <Card title="The rules">
          <Rules rules={rules} />
        </Card>
      }
    />
  )
}

type PreviewProps = { benchmark: Benchmark; onPublish: () => void }

function Preview({ benchmark: { preview, missing }, onPublish }: PreviewProps) {
  const isReady = preview !== undefined && missing.length === 0
  return (
    <Card
      title="What publishing now would show"
      aside={
        <Action isForEditors look="primary" disabled={!isReady} onClick={onPublish}>
          Publish
        </Action>
      }
    >
      {missing.length > 0 && (
        <>
          <p>It cannot be published yet. This is missing:</p>
          <Lines>
            {missing.map((each) => (
              <Line key={each.sentence}>
                <MissingPart {...each} />
              </Line>
            ))}
          </Lines>
        </>
      )}
      {preview && <Edition edition={preview} caption="Preview by score" />}
    </Card>
  )
}

/** What is missing, with a bar where it can be counted. */
function MissingPart({ sentence, has, needs }: Benchmark['missing'][number]) {
  return has === undefined || needs === undefined ? (
    sentence
  ) : (
    <Progress label={sentence} done={has} total={needs} />
  )
}

type PublishedProps = { benchmark: Benchmark; onWithdraw: () => void }

/** Not there while nothing is published: the line under the heading says so. */
function Published({ benchmark: { published }, onWithdraw }: PublishedProps) {
  if (!published) return null
  return (
    <Card
      title="What reports show today"
      aside={<DangerAction onClick={onWithdraw}>Withdraw</DangerAction>}
    >
      <Edition edition={published} caption="Published by score" />
    </Card>
  )
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Lines>
      {rules.map((rule) => (
        <Line key={rule}>{rule}</Line>
      ))}
    </Lines>
  )
}
