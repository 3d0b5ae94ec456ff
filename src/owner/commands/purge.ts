import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command, Run } from '../command.ts'
import { countsText } from '../stats/counts-text.ts'
import { DAY_MS, readDays } from '../command-line/period.ts'
import { progressLine } from '../command-line/progress.ts'

export const PURGE: Command = {
  name: 'purge',
  usage: '--older-than DAYS [--dry-run] [--clock-is-right]',
  summary: 'Deletes leads and responses above a certain age',
  about: [
    'It works in small steps, so the server can keep running. With RETENTION_DAYS the ' +
      'server does the same by itself.',
    'Where no row came in for longer than that, a clock that is ahead is the likelier reason: then ' +
      'nothing is deleted until you say that the clock is right.',
  ],
  options: {
    'older-than': { value: 'DAYS', help: 'what is older than this many days, for example 365d' },
    'dry-run': { help: 'only count what would be deleted' },
    'clock-is-right': { help: 'delete although no row came in for so long' },
  },
  examples: [
    ['owner purge --older-than 365d --dry-run', 'how much that is'],
    ['owner purge --older-than 365d', 'a year is kept'],
  ],
  parse(given) {
    const words = readWords(given)
    if (!words.ok) return words
    const text = given.options.get('older-than')
    if (text === undefined) return { ok: false, error: '--older-than is missing' }
    const days = readDays(text)
    if (days === undefined) {
      return { ok: false, error: `--older-than takes days from 1d to 36500d, not '${text}'` }
    }
    const isDryRun = given.options.has('dry-run')
    const isClockRight = given.options.has('clock-is-right')
    return { ok: true, value: purge(days, { isDryRun, isClockRight }) }
  },
}

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

function aheadText(now: Date): string {
  return (
    `The clock says ${now.toISOString()}, and no row came in for longer than you keep them: nothing ` +
    'was deleted. If the clock is right, add --clock-is-right'
  )
}
