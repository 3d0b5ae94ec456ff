import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inlineCodeIn } from '../../scripts/build/inline-code.ts'
import { SITE } from '../generated/site.ts'
import { PRERENDERED } from '../contract/prerendered.ts'
import { documentAt, render } from './entry-server.tsx'

it.each(PRERENDERED)('gives $file a heading or a status, and a title', async ({ path }) => {
  const { root, title } = await render(path)

  expect(root).toMatch(/<h1|role="status"/)
  expect(title.replaceAll('&amp;', '&')).toMatch(new RegExp(`${SITE.title}$`))
})

const FILES = {
  styles: 'a>b{content:"&"}',
  scripts: ['/assets/first.js', '/assets/frame.js'],
  preloads: ['/assets/later.js'],
  fonts: [],
}

describe('the page around the root', () => {
  it('marks the page for a frame', async () => {
    expect(await documentAt('/embed', FILES)).toContain('data-embedded')
  })

  it('declares the background color of the style sheets', async () => {
    const tokens = readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8')
    const [, light, dark] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
    const page = await documentAt('/', FILES)
    const grounds = Array.from(
      page.matchAll(/name="theme-color" content="(.+?)" media=".*?: (\w+)\)"/g),
      ([, color, theme]) => [theme, color],
    )
    expect(grounds).toEqual([
      ['light', light],
      ['dark', dark],
    ])
  })
})

it('gives every page except the reports a distinct title', async () => {
  const pages = await Promise.all(PRERENDERED.map(({ path }) => render(path)))
  const titles = pages.map(({ title }) => title)
  expect(new Set(titles).size).toBe(PRERENDERED.length)
})

it.each([
  '<p style="color:red">',
  '<script type="module">x</script>',
  '<button onclick="x()">',
  '<a href="javascript:x">',
  '<img src="data:image/png;base64,x">',
  '<style>p{}</style>',
])('the guard finds %s', (html) => {
  expect(inlineCodeIn(html)).toBeDefined()
})
