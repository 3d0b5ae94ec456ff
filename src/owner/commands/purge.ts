import type { Command } from 'commander'
import { DAY_MS } from '../../domain/day.ts'
import { withStore } from '../command.ts'
import type { Act, Context } from '../command.ts'
import { countsText } from '../../domain/counted.ts'
import { parseDays } from '../command-line/period.ts'
import type { OwnerStore } from '../../store/owner-store.ts'
import { countOlder, purgeInSteps, purgeSome } from '../../store/purge.ts'

export function addPurge(program: Command, act: Act): void {
  program
    .command('purge')
    .summary('deletes leads, responses and team answers older than a given age')
    .description(
      'It works in small steps, so the server can keep running. With RETENTION_DAYS the server does ' +
        'the same each day.',
    )
    .requiredOption('--older-than <days>', 'rows older than this, for example 365d', parseDays)
    .option('--dry-run', 'only count what would be deleted')
    .action(({ olderThan, dryRun }: { olderThan: number; dryRun?: boolean }) =>
      act(withStore((context, store) => purge(context, store, olderThan, dryRun))),
    )
}

async function purge(
  { terminal, now }: Context,
  store: OwnerStore,
  days: number,
  isDryRun = false,
): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS)
  if (isDryRun) {
    return terminal.write(`Would delete ${countsText(await countOlder(store, before))}.\n`)
  }
  const total = await purgeInSteps(
    () => purgeSome(store, before),
    (soFar) => {
      terminal.progress(`${countsText(soFar)} deleted`)
      return true
    },
  )
  return terminal.write(`Deleted ${countsText(total)}.\n`)
}
