import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newerInStyles } from './newer-features.ts'

const WEB = 'dist/web'

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

/** The compiler takes one, and it is no built-in that could be taken away. */
test('the built scripts have no look-behind, which the oldest engines do not read', async () => {
  const names = (await readdir(join(WEB, 'assets'))).filter((name) => name.endsWith('.js'))
  expect(names).not.toEqual([])
  for (const name of names) {
    const text = await readFile(join(WEB, 'assets', name), 'utf8')
    expect({ name, found: /\(\?<[=!].*/.exec(text)?.[0].slice(0, 40) }).toEqual({ name })
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
