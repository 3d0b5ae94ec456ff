import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inlineCodeIn } from '../../scripts/build/inline-code.ts'
import { SITE } from '../content/site.ts'
import { PRERENDERED } from '../contract/prerendered.ts'
import { documentAt, render } from './entry-server.tsx'

describe.each(PRERENDERED)('the prerendered page $file', ({ path }) => {
  it('has a heading or a status, and a title', () => {
    const { root, title } = render(path)

    expect(root).toMatch(/<h1|role="status"/)
    expect(title.replaceAll('&amp;', '&')).toMatch(new RegExp(`${SITE.productName}$`))
  })
})

const FILES = {
  styles: 'a>b{content:"&"}',
  laterStyles: '/assets/later.css',
  loader: '/assets/loader.js',
  modules: ['/assets/first.js', '/assets/later.js'],
  early: ['/assets/later.js'],
}

describe('the page around the root', () => {
  it('is a document of today with its title, its styles word for word, and its files', () => {
    const page = documentAt('/compare', FILES)
    expect(page).toMatch(/^<!doctype html><html lang="en" data-unpainted/)
    expect(page).toContain(`<title>${render('/compare').title}</title>`)
    expect(page).toContain(`<style>${FILES.styles}</style>`)
    expect(page).toContain(`<div id="root">${render('/compare').root}</div>`)
    expect(page).toMatch(/<script [^>]*src="\/assets\/loader.js"/)
    expect(page).toContain('data-modules="/assets/first.js /assets/later.js"')
    expect(page).toContain('data-later-styles="/assets/later.css"')
    expect(page).toContain('<link rel="modulepreload" href="/assets/later.js"/>')
    expect(page).not.toContain('data-embedded')
  })

  it('says so in the page for a frame, which runs one script more', () => {
    const page = documentAt('/embed', { ...FILES, frameScript: '/assets/frame.js' })
    expect(page).toContain('data-embedded')
    expect(page).toMatch(/<script [^>]*src="\/assets\/frame.js"/)
  })

  it('tells the browser the ground of the page, which is that of the style sheets', () => {
    const tokens = readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8')
    const [, light, dark] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
    const page = documentAt('/', FILES)
    const told = Array.from(
      page.matchAll(/name="theme-color" content="(.+?)" media=".*?: (\w+)\)"/g),
      ([, color, theme]) => [theme, color],
    )
    expect(told).toEqual([
      ['light', light],
      ['dark', dark],
    ])
  })
})

it('gives every page but the reports a title of its own', () => {
  const titles = PRERENDERED.map(({ path }) => render(path).title)
  expect(new Set(titles).size).toBe(PRERENDERED.length)
})

it.each([
  '<p style="color:red">',
  '<script>alert(1)</script>',
  '<script type="module">x</script>',
  '<button onclick="x()">',
  '<a href="javascript:x">',
  '<img src="data:image/png;base64,x">',
  '<style>p{}</style>',
])('the guard finds %s', (html) => {
  expect(inlineCodeIn(html)).toBeDefined()
})
