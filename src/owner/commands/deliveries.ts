import type { DeliveryState, OwnerStore, StoredDelivery } from '../../store/owner/owner-store.ts'
import { readWords } from '../command-line/arguments.ts'
import { grouped } from '../stats/bars.ts'
import { withStore } from '../command.ts'
import type { Command, Context, ExitCode } from '../command.ts'
import { counted } from '../stats/counts-text.ts'
import { minuteOf } from '../tables/minute.ts'
import { createTable, plainLine } from '../tables/table.ts'

const STATES: readonly DeliveryState[] = ['waiting', 'delivered', 'failed']
const SHOWN = 50

const COLUMNS = [
  { title: 'Id', width: 31 },
  { title: 'Event', width: 18 },
  { title: 'When', width: 16 },
  { title: 'State', width: 9 },
  { title: 'Tries', width: 5, isNumber: true },
  { title: 'Next try', width: 16 },
  { title: 'Last problem', width: 20, share: 1 },
]

export const DELIVERIES: Command = {
  name: 'deliveries',
  usage: '[--state STATE] | --replay ID|failed',
  summary: 'Shows what was sent to the webhook, and sends it again',
  about: [
    'The server sends each lead and each finished response to WEBHOOK_URL, and tries up to ' +
      'ten times over three days. What is sent again keeps its id, so that the receiver can ' +
      'skip what it has already.',
  ],
  options: {
    state: { value: 'STATE', help: 'waiting, delivered or failed' },
    replay: { value: 'ID|failed', help: 'send this one again, or all that failed' },
  },
  examples: [
    ['owner deliveries', `the newest ${SHOWN}, and how many there are`],
    ['owner deliveries --state failed', 'what was given up, and why'],
    ['owner deliveries --replay failed', 'again, when the receiver is well'],
  ],
  parse(given) {
    const words = readWords(given)
    if (!words.ok) return words
    const text = given.options.get('state')
    const state = STATES.find((name) => name === text)
    if (text !== undefined && !state) {
      return { ok: false, error: `--state is one of ${STATES.join(', ')}, not '${text}'` }
    }
    const replay = given.options.get('replay')
    return {
      ok: true,
      value: (context) =>
        withStore(context, (store) =>
          replay === undefined
            ? showDeliveries(context, store, state)
            : replayDeliveries(context, store, replay),
        ),
    }
  },
}

async function replayDeliveries(
  { terminal, now }: Context,
  store: OwnerStore,
  which: string,
): Promise<ExitCode> {
  const count = await store.replay(which === 'failed' ? which : { id: which }, now)
  if (count === 0 && which !== 'failed') {
    throw new Error(
      'No delivery has that id, it waits already, or its row is gone: owner deliveries lists them',
    )
  }
  await terminal.write(`${counted(count, 'event')} will be sent again by the running server.\n`)
  return 0
}

async function showDeliveries(
  { terminal }: Context,
  store: OwnerStore,
  state: DeliveryState | undefined,
): Promise<ExitCode> {
  const deliveries = await store.readDeliveries(state, SHOWN)
  const table = terminal.width === undefined ? undefined : createTable(COLUMNS, terminal.width)
  const lines = deliveries.map((delivery) => (table?.lineOf ?? plainLine)(cellsOf(delivery)))
  if (table && lines.length > 0) lines.unshift(table.header)
  await terminal.write(lines.map((line) => `${line}\n`).join(''))
  const counts = await store.countDeliveries()
  terminal.tell(STATES.map((name) => `${grouped(counts.get(name) ?? 0)} ${name}`).join(', '))
  return 0
}

function cellsOf(delivery: StoredDelivery): string[] {
  const { id, event, createdAt, state, attempts, nextAttemptAt, lastProblem } = delivery
  const next = nextAttemptAt ? minuteOf(nextAttemptAt) : '-'
  return [id, event, minuteOf(createdAt), state, String(attempts), next, lastProblem ?? '-']
}
