import type { Period } from '../../store/owner/owner-store.ts'
import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command, Run } from '../command.ts'
import { writeOut } from '../command-line/output.ts'
import { DAY_MS, PERIOD_OPTIONS, parsePeriod } from '../command-line/period.ts'
import { statsPage } from '../stats/stats-page.ts'
import { statsText } from '../stats/stats-text.ts'
import { statsOf } from '../stats/stats.ts'

const DEFAULT_DAYS = 30

export const STATS: Command = {
  name: 'stats',
  usage: '[--since DATE] [--until DATE] [--html FILE]',
  summary: 'Shows how many came and finished, where they stopped, and what they answered',
  about: [
    `The last ${DEFAULT_DAYS} days, unless you name a period. A visit is counted at each ` +
      `milestone it reaches, as one number per day: without cookies, and without anything ` +
      `that tells visits apart. A page that is loaded again counts again.`,
  ],
  options: {
    ...PERIOD_OPTIONS,
    html: { value: 'FILE', help: 'write one page with charts, which needs no network' },
  },
  examples: [
    ['owner stats', `the last ${DEFAULT_DAYS} days`],
    ['owner stats --since 2026-01-01 --until 2026-03-31', 'one quarter'],
    ['owner stats --since 365d --html stats.html', 'a year, as a page'],
  ],
  parse(given, now) {
    const words = readWords(given)
    if (!words.ok) return words
    const period = parsePeriod(given, now)
    if (!period.ok) return period
    const { since, until } = period.value
    const from = since ?? new Date(until.getTime() - DEFAULT_DAYS * DAY_MS)
    // Steps are counted by day, so that all numbers are of whole days.
    const firstDay = new Date(from.toISOString().slice(0, 10))
    return { ok: true, value: showStats({ since: firstDay, until }, given.options.get('html')) }
  },
}

function showStats(period: Period, htmlFile: string | undefined): Run {
  return (context) =>
    withStore(context, async (store) => {
      const stats = statsOf(await store.readStats(period), period)
      const { terminal } = context
      if (htmlFile === undefined) await terminal.write(statsText(stats))
      else {
        await writeOut(htmlFile, terminal, (output) => output.write(statsPage(stats)))
        terminal.tell(`Written to ${htmlFile}: open it in a browser.`)
      }
      return 0
    })
}
