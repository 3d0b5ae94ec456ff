import type { Command } from 'commander'
import { DAY_MS } from '../../domain/day.ts'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'
import { countsText } from '../command-line/counts-text.ts'
import { parseDays } from '../command-line/period.ts'
import { progressText } from '../command-line/progress.ts'

export function addPurge(program: Command, act: Act): void {
  program
    .command('purge')
    .summary('deletes leads and responses above a certain age')
    .description(
      'It works in small steps, so the server can keep running. With RETENTION_DAYS the server does ' +
        'the same by itself. Where no row came in for longer than that, a clock that is ahead is the ' +
        'likelier reason: then nothing is deleted until you say that the clock is right.',
    )
    .requiredOption('--older-than <days>', 'what is older than this, for example 365d', parseDays)
    .option('--dry-run', 'only count what would be deleted')
    .option('--clock-is-right', 'delete although no row came in for so long')
    .action(({ olderThan, dryRun, clockIsRight }: Options) =>
      act(purge(olderThan, { isDryRun: dryRun === true, isClockRight: clockIsRight === true })),
    )
}

type Options = { olderThan: number; dryRun?: boolean; clockIsRight?: boolean }
type How = { isDryRun: boolean; isClockRight: boolean }

function purge(days: number, { isDryRun, isClockRight }: How): Run {
  return (context) =>
    withStore(context, async (store) => {
      const { terminal, now } = context
      const before = new Date(now.getTime() - days * DAY_MS)
      const counts = await store.countOlder(before)
      if (isDryRun) {
        await terminal.write(`Would delete ${countsText(counts)}.\n`)
        return 0
      }
      if (!isClockRight && (await store.isClockAhead(days, now))) throw new Error(aheadText(now))
      const total = counts.leads + counts.responses
      const gone = { leads: 0, responses: 0 }
      await store.purge(before, ({ leads, responses }) => {
        gone.leads += leads
        gone.responses += responses
        const done = gone.leads + gone.responses
        terminal.progress(progressText(done, total, 'rows'))
      })
      await terminal.write(`Deleted ${countsText(gone)}.\n`)
      return 0
    })
}

function aheadText(now: Date): string {
  return (
    `The clock says ${now.toISOString()}, and no row came in for longer than you keep them: nothing ` +
    'was deleted. If the clock is right, add --clock-is-right'
  )
}
