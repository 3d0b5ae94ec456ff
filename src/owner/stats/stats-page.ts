import { SITE } from '../../content/site.ts'
import { grouped, percent } from './bars.ts'
import { milestoneText } from './milestone-text.ts'
import { leftOutText } from '../other-version.ts'
import type { Stats } from './stats.ts'

/** `part` of `count` is drawn darker; both are told as numbers too. */
type Row = { label: string; count: number; part?: number; note: string }

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: 0 }
h2 { margin: 2.5rem 0 .5rem }
h3 { margin: 2rem 0 .25rem; font-size: 1rem }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
th, td { text-align: left; font-weight: 400; padding: .15rem .75rem .15rem 0; vertical-align: top }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
td.bar { width: 40% }
svg { display: block; width: 100%; height: 1.2rem }
rect { fill: #2a5bd7 }
rect.whole { fill: #b9c9f3 }
@media (prefers-color-scheme: dark) { rect { fill: #8fb0ff } rect.whole { fill: #3b4a75 } }
@media print { body { margin: 0 } table { break-inside: avoid } }
`

/** One file with its charts in it: no script, nothing from elsewhere, no personal value. */
export function statsPage(stats: Stats) {
  const { period, leads, responses, days, sources, stages, questions, milestones } = stats
  const from = period.since?.toISOString().slice(0, 10) ?? 'the first day'
  const to = new Date(period.until.getTime() - 1).toISOString().slice(0, 10)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(SITE.productName)}: numbers from ${from} to ${to}</title>
<style>${STYLE}</style>
<h1>${escaped(SITE.productName)}</h1>
<p>From ${from} to ${to} (UTC): ${grouped(leads)} leads, ${grouped(responses)} finished.</p>
<h2>By day</h2>
${table(
  'Leads of each day, and how many finished the questions on it',
  days.map(({ day, leads: count, responses: part }) => ({
    ...{ label: day, count, part },
    note: `${grouped(part)} finished`,
  })),
)}
<h2>Where visits stop</h2>
${table(
  'Visits that reached each milestone, and how many fewer than the one before',
  milestones.map(({ milestone, count, lost }) => ({
    label: milestoneText(milestone),
    count,
    note: lost > 0 ? `−${grouped(lost)}` : '',
  })),
)}
<h2>Where leads came from</h2>
${table('Leads by source', shares(sources))}
<h2>Stages</h2>
${table('Finished responses by stage', shares(stages))}
<h2>Answers</h2>
${leftOutText(stats.ofOtherVersions)
  .map((sentence) => `<p>${sentence}</p>\n`)
  .join(
    '',
  )}${questions.map(({ id, text, options }) => table(`${id}. ${text}`, shares(options))).join('\n')}
</html>
`
}

function shares(counts: readonly { label: string; count: number }[]): Row[] {
  const whole = counts.reduce((sum, { count }) => sum + count, 0)
  return counts.map(({ label, count }) => ({ label, count, note: percent(count, whole) }))
}

/** The bars repeat the numbers beside them, so that nothing is told by a drawing alone. */
function table(caption: string, rows: readonly Row[]): string {
  const most = Math.max(1, ...rows.map(({ count, part = 0 }) => Math.max(count, part)))
  const lines = rows.map(
    ({ label, count, part, note }) =>
      `<tr><th scope="row">${escaped(label)}</th><td class="number">${grouped(count)}</td>` +
      `<td class="number">${escaped(note)}</td><td class="bar"><svg aria-hidden="true" ` +
      `viewBox="0 0 100 10" preserveAspectRatio="none">` +
      (part === undefined ? '' : rect(count / most, ' class="whole"')) +
      `${rect((part ?? count) / most)}</svg></td></tr>`,
  )
  return `<table><caption>${escaped(caption)}</caption>\n${lines.join('\n')}\n</table>`
}

function rect(share: number, attributes = ''): string {
  return `<rect${attributes} width="${(100 * share).toFixed(2)}" height="10"/>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
