import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command, Run } from '../command.ts'
import { countsText } from '../stats/counts-text.ts'
import { DAY_MS, readDays } from '../command-line/period.ts'
import { progressLine } from '../command-line/progress.ts'

export const PURGE: Command = {
  name: 'purge',
  usage: '--older-than DAYS [--dry-run]',
  summary: 'Deletes leads and responses above a certain age',
  about: [
    'It works in small steps, so the server can keep running. With RETENTION_DAYS the ' +
      'server does the same by itself.',
  ],
  options: {
    'older-than': { value: 'DAYS', help: 'what is older than this many days, for example 365d' },
    'dry-run': { help: 'only count what would be deleted' },
  },
  examples: [
    ['owner purge --older-than 365d --dry-run', 'how much that is'],
    ['owner purge --older-than 365d', 'a year is kept'],
  ],
  parse(given, now) {
    const words = readWords(given)
    if (!words.ok) return words
    const text = given.options.get('older-than')
    if (text === undefined) return { ok: false, error: '--older-than is missing' }
    const days = readDays(text)
    if (days === undefined) {
      return { ok: false, error: `--older-than takes days from 1d to 36500d, not '${text}'` }
    }
    const before = new Date(now.getTime() - days * DAY_MS)
    return { ok: true, value: purge(before, given.options.has('dry-run')) }
  },
}

function purge(before: Date, isDryRun: boolean): Run {
  return (context) =>
    withStore(context, async (store) => {
      const { terminal } = context
      const counts = await store.countOlder(before)
      if (isDryRun) {
        await terminal.write(`Would delete ${countsText(counts)}.\n`)
        return 0
      }
      const total = counts.leads + counts.responses
      const startedAt = performance.now()
      const gone = { leads: 0, responses: 0 }
      await store.purge(before, ({ leads, responses }) => {
        gone.leads += leads
        gone.responses += responses
        const done = gone.leads + gone.responses
        terminal.progress(progressLine('rows', done, total, performance.now() - startedAt))
      })
      await terminal.write(`Deleted ${countsText(gone)}.\n`)
      return 0
    })
}
