import { useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { DeliveriesPage, DeliveryCounts, DeliveryRow } from '../../../contract/desk.ts'
import { rowsOf } from '../../state/rows-of.ts'
import { useAsked } from '../../state/use-asked.ts'
import { Action } from '../../ui/form/action.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Choice, Filters } from '../../ui/form/fields.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { StateMark } from '../../ui/table/state-mark.tsx'
import { Command } from '../../ui/page/command.tsx'
import { Empty, Failure, Outlines } from '../../ui/page/states.tsx'
import { Marks, Muted, Status, ViewHead } from '../../ui/page/view.tsx'
import { countText } from '../../words/format.ts'
import { STATE_TITLES } from '../delivery-words.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

const ALL = 'all'
const WEBHOOK = `export WEBHOOK_URL=https://crm.example.com/hooks/assessment
export WEBHOOK_SECRET="whsec_$(openssl rand -base64 32)"`
const STATES = ['failed', 'waiting', 'delivered'] as const

export function DeliveriesView() {
  const [picked, setPicked] = useState<string>()
  const [replaying, setReplaying] = useState<DeliveryRow | 'failed'>()
  const [said, setSaid] = useState('')
  /** Another number asks the list again. */
  const [turn, setTurn] = useState(0)
  const counts = useAsked<DeliveryCounts>(DESK_PATHS.deliveryCounts)
  // What failed is shown first, because somebody has to act on it.
  const state = picked ?? (counts.value && counts.value.failed > 0 ? 'failed' : ALL)
  const isReady = picked !== undefined || counts.value !== undefined || counts.refusal !== undefined

  function handleReplayed(sentence: string) {
    setSaid(sentence)
    setTurn(turn + 1)
    counts.askAgain()
  }

  return (
    <>
      <ViewHead
        title="Deliveries"
        aside={<ReplayAll counts={counts.value} onOpen={() => setReplaying('failed')} />}
      >
        <Status>
          <Counts counts={counts.value} />
        </Status>
      </ViewHead>
      <StateFilter counts={counts.value} state={state} onPick={setPicked} />
      <Status>{said}</Status>
      {isReady ? (
        <DeliveryList key={`${state} ${turn}`} state={state} onReplay={setReplaying} />
      ) : (
        <Outlines rows={8} />
      )}
      {replaying && (
        <ReplayDialog
          which={replaying}
          failed={counts.value?.failed ?? 0}
          onClose={() => setReplaying(undefined)}
          onReplayed={handleReplayed}
        />
      )}
    </>
  )
}

type StateFilterProps = {
  counts: DeliveryCounts | undefined
  state: string
  onPick: (state: string) => void
}

function StateFilter({ counts, state, onPick }: StateFilterProps) {
  if (counts && isNone(counts)) return null
  return (
    <Filters label="Deliveries">
      <Choice
        label="State"
        value={state}
        options={[[ALL, 'All'], ...STATES.map((name) => [name, optionText(name, counts)] as const)]}
        onPick={onPick}
      />
    </Filters>
  )
}

function isNone({ failed, waiting, delivered }: DeliveryCounts): boolean {
  return failed + waiting + delivered === 0
}

type DeliveryListProps = { state: string; onReplay: (row: DeliveryRow) => void }

function DeliveryList({ state, onReplay }: DeliveryListProps) {
  const [trail, setTrail] = useState<readonly string[]>([])
  const pages = useAsked<DeliveriesPage>(DESK_PATHS.deliveries, {
    state: state === ALL ? undefined : state,
    after: trail.at(-1),
  })
  const { rows, next, isLoading, isEmpty } = rowsOf(pages)
  const { refusal, askAgain } = pages

  if (isEmpty) return <NoDeliveries isAll={state === ALL} />
  return (
    <>
      {refusal && <Failure {...refusal} onRetry={askAgain} />}
      {(rows.length > 0 || !refusal) && (
        <DataTable
          caption="Deliveries"
          columns={deliveryColumns(rows, onReplay)}
          rows={rows}
          keyOf={({ id }) => id}
          isLoading={isLoading}
          isTall
        />
      )}
      <Pager
        sentence=""
        onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
        onNext={next === undefined ? undefined : () => setTrail([...trail, next])}
      />
    </>
  )
}

function Counts({ counts }: { counts: DeliveryCounts | undefined }) {
  if (!counts || isNone(counts)) return null
  const { failed, waiting, delivered } = counts
  return (
    <Marks>
      {failed > 0 && <StateMark tone="bad">{`${countText(failed)} failed`}</StateMark>}
      <StateMark tone="open">{`${countText(waiting)} waiting`}</StateMark>
      <StateMark tone="good">{`${countText(delivered)} delivered`}</StateMark>
      {failed > 0 && 'Replay what failed once the receiver works.'}
    </Marks>
  )
}

type ReplayAllProps = { counts: DeliveryCounts | undefined; onOpen: () => void }

function ReplayAll({ counts, onOpen }: ReplayAllProps) {
  if (!counts || counts.failed === 0) return null
  return (
    <Action isForEditors look="primary" onClick={onOpen}>
      {`Replay ${countText(counts.failed)} failed`}
    </Action>
  )
}

function NoDeliveries({ isAll }: { isAll: boolean }) {
  if (!isAll) return <Empty title="No delivery is in this state." />
  return (
    <Empty title="Nothing has been sent yet.">
      <Muted>
        With WEBHOOK_URL and WEBHOOK_SECRET set, the server tells your CRM of each lead and each
        finished assessment. What it told, and what failed, then stands here. Before its start:
      </Muted>
      <Command text={WEBHOOK} />
    </Empty>
  )
}

function optionText(state: (typeof STATES)[number], counts: DeliveryCounts | undefined): string {
  return counts ? `${STATE_TITLES[state]} (${countText(counts[state])})` : STATE_TITLES[state]
}
