import type { AxeResults } from 'axe-core'
import { lookWithAxe } from '../axe.ts'
import { LOOKED_AT, openState, settle, SHARING } from '../states.ts'
import type { State } from '../states.ts'
import { expect, test } from '../visitor.ts'

/** Colors are the same at every width, places the same in every theme. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const

/** One of each kind: tokens.test.ts holds each pair of colors in both themes. */
const SEEN_IN_BOTH = [
  'landing',
  'dialog with four errors',
  'question 5 answered',
  'results',
  'team',
]

/**
 * What axe could not decide, looked at by a person: text half under the edge of a scrolled dialog,
 * that of a toast over the page, the letters and numbers in the drawing of the answers, the names on steps
 * of the climb, flags, whose ground is drawn before them, and single figures of a table. The letters of a changed answer stand at the end of a line
 * with a mark at its start, which axe takes for their ground. Their color pairs are held by tokens.test.ts.
 */
const REVIEWED = [
  { states: /^dialog|success toast/, line: /^color-contrast elmPartiallyObscuring / },
  {
    states: /^results|^shared/,
    line: /^color-contrast (bgOverlap|shortTextContent) .*(skyline_|text\[)/,
  },
  { states: /^results/, line: /^color-contrast shortTextContent .*table_points/ },
  { states: /./, line: /^color-contrast pseudoContent .*flag_(flag|plain)/ },
  { states: /./, line: /^color-contrast (imgNode|elmPartiallyObscuring) .*stage-ramp_name/ },
  { states: /^comparison/, line: /^color-contrast pseudoContent .*change-list_letters/ },
  // The labels of the ruler and of the histogram are text of a drawing.
  { states: /every detail open|with a benchmark/, line: /^color-contrast imgNode / },
]

for (const [where, isThere] of [
  ['the landing page and the dialog', ({ path }) => path === '/'],
  ['the intro, the questions and the page not found', ({ path }) => /start|question|no/.test(path)],
  ['the report', ({ path }) => path === '/assessment/results'],
  ['the reports from codes', ({ path }) => path.startsWith('/report/')],
  ['the pages made from several codes', (state) => SHARING.includes(state)],
] satisfies [string, (state: State) => boolean][]) {
  test(`A1: axe finds nothing in light and dark, narrow and wide: ${where}`, async ({
    browser,
    service,
  }) => {
    test.slow()
    const found: string[] = []
    for (const state of LOOKED_AT.filter(isThere)) {
      // A color on its way to another is none of ours.
      const page = await openState(browser, service.url, state, { reducedMotion: 'reduce' })
      const reviewed = REVIEWED.filter(({ states }) => states.test(state.name))
      const looks = SEEN_IN_BOTH.includes(state.name) ? LOOKS : LOOKS.slice(1)
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        const { violations, incomplete } = await lookWithAxe(page)
        for (const line of told([...violations, ...incomplete])) {
          if (!reviewed.some((known) => known.line.test(line)))
            found.push(`${state.name}, ${colorScheme}, ${width}: ${line}`)
        }
      }
      await page.context().close()
    }
    expect(found).toEqual([])
  })
}

/** One line a node: the rule, why, where. */
function told(results: AxeResults['violations']): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ any, target }) => `${id} ${any[0]?.data?.messageKey ?? ''} ${target.join(' ')}`),
  )
}
