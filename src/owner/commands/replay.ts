import type { Command } from 'commander'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'
import { counted } from '../command-line/counts-text.ts'

export function addReplay(program: Command, act: Act): void {
  program
    .command('replay')
    .summary('sends events again')
    .description(
      'The server sends each lead and each finished response to WEBHOOK_URL, NOTIFY_URL and NOTIFY_EMAILS, and ' +
        'tries up to ten times over three days. What is sent again keeps its id, so that the receiver can skip what ' +
        'it has already.',
    )
    .argument('<which>', 'the id of an event, as owner export deliveries has it, or failed for all')
    .action((which: string) => act(replay(which)))
}

function replay(which: string): Run {
  return (context) =>
    withStore(context, async (store) => {
      const { terminal, now } = context
      const count = await store.replay(which === 'failed' ? which : { id: which }, now)
      if (count === 0 && which !== 'failed') {
        throw new Error('No event has that id, it waits already, or its row is gone')
      }
      await terminal.write(`${counted(count, 'event')} will be sent again by the running server.\n`)
      return 0
    })
}
