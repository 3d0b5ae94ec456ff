import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { fileVersionOf, pageStylesOf } from './page-styles.ts'

const LOCAL = "@font-face{font-family:Fallback;src:local('Arial');size-adjust:99%}"
const FILE = '@font-face{font-family:Wide;src:url(/assets/wide-1a2b.woff2)format("woff2")}'

it('joins style sheets as they are', () => {
  expect(pageStylesOf([`${FILE}${LOCAL}\n`, ':root{--a:1}\n'])).toBe(`${FILE}${LOCAL}:root{--a:1}`)
})

it.each([
  ['another address', `${FILE}a{background:url(/assets/a.png)}`, 'nothing but fonts'],
  ['the end of its element', `${FILE}a::before{content:"</STYLE>"}`, 'end their own element'],
])('refuses a style sheet with %s', (_, sheet, message) => {
  expect(() => pageStylesOf([sheet])).toThrow(message)
})

it('names a content by eight letters', () => {
  expect(fileVersionOf('a')).toMatch(/^[\w-]{8}$/)
  expect(fileVersionOf('a')).not.toBe(fileVersionOf('b'))
})

it('gives each file of styles a name of its own, for its classes begin with it', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
