import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newerInScript, newerInStyles } from './newer-features.ts'

const WEB = 'dist/web'

/** React looks whether a browser has these before it uses them. */
const ASKED_FOR_BY_REACT = [
  ...['.animation', '.canIntercept', '.currentEntry', '.fallback', '.popover', '.skipTransition'],
  ...['.startViewTransition', '.transferSize', '.transition'],
]

/** Names that we use for something else: SITE.address, and the first moves of a plan. */
const OUR_OWN = ['.address', '.first']

/** Without these everything works and looks as it should, or almost. */
const ADORNMENTS = [
  'color-mix', // the steps beside the reader's own lose their color
  '@page', // the margins of printed pages
  ':details-content', // folds on paper, opened without the help of the script
  'content-visibility', // the same
  'scripting', // fonts are asked for at once, and without script dead buttons stay
  'scrollbar-gutter', // a page may move by the width of a scrollbar when the dialog opens
  'size', // of printed pages
  'text-wrap', // where lines break
]

test('the built scripts use nothing that the oldest engines lack', async () => {
  for (const [name, text] of await scripts()) {
    const newer = newerInScript(text).filter(
      (feature) => ![...ASKED_FOR_BY_REACT, ...OUR_OWN].includes(feature),
    )
    expect({ name, newer }).toEqual({ name, newer: [] })
  }
})

test('the built styles use nothing that the oldest engines lack', async () => {
  const page = await readFile(join(WEB, 'index.html'), 'utf8')
  const [, own = ''] = /<style>(.+)<\/style>/s.exec(page) ?? []
  expect(own).toContain(':root')
  const [, address = ''] = / data-later-styles="([^"]+)"/.exec(page) ?? []
  const styles = own + (await readFile(join(WEB, address), 'utf8'))
  const newer = newerInStyles(styles).filter((feature) => !ADORNMENTS.includes(feature))
  expect(newer).toEqual([])
})

test('the reader of scripts names what is newer, once for each rule', () => {
  for (const [script, ...newer] of [
    ['list.toSorted()', '.toSorted'],
    ['AbortSignal.any([one, two])', 'AbortSignal.any'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['text.replace(/(?<=a)b/, "")', 'look-behind in (?<=a)b'],
    ['text.replace(RegExp(`(?<=a)b`, ``), ``)', 'look-behind in (?<=a)b'],
    ['new RegExp("[a--b]", "v")', 'flag v of [a--b]'],
    ['class One { static { start() } }', 'static block'],
    ['RegExp(`a.b`, `u`)'],
    ['list.at(-1)'],
    ['const own = { toSorted: sort }; own.toSorted()'],
  ] as const) {
    expect(newerInScript(script), script).toEqual(newer)
  }
  expect(() => newerInScript('using file = open()')).toThrow('Unexpected token')
  expect(() => newerInScript('/[a--b]/v')).toThrow('Invalid regular expression flag')
})

test('the reader of styles names what is newer and has no fallback', () => {
  for (const [styles, ...newer] of [
    ['p:has(b) { color: red }', ':has'],
    ['@media (width <= 40rem) { p { color: red } }', '@media (width <= 40rem)'],
    ['p { --mix: color-mix(in srgb, red, blue) }', 'color-mix'],
    ['p { color: red; color: color-mix(in srgb, red, blue) }'],
    ['p { hyphens: auto }', 'hyphens'],
    ['p { -webkit-hyphens: auto; hyphens: auto }'],
    ['@starting-style { p { opacity: 0 } }', '@starting-style'],
    ['p { display: grid; inset: 0; width: min(1rem, 2vw) }'],
  ] as const) {
    expect(newerInStyles(styles), styles).toEqual(newer)
  }
})

async function scripts(): Promise<[string, string][]> {
  const names = (await readdir(join(WEB, 'assets'))).filter((name) => name.endsWith('.js'))
  expect(names).not.toEqual([])
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(join(WEB, 'assets', name), 'utf8'),
    ]),
  )
}
