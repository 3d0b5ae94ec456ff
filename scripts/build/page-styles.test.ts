import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { hashedName, partStyles } from './page-styles.ts'

const LOCAL = "@font-face{font-family:Fallback;src:local('Arial');size-adjust:99%}"
const FILE = '@font-face{font-family:Wide;src:url(/assets/wide-1a2b.woff2)format("woff2")}'

it('keeps what fetches a font file apart from the styles of the page', () => {
  expect(partStyles(`${FILE}${LOCAL}:root{--a:1}${FILE}\n`)).toEqual({
    styles: `${LOCAL}:root{--a:1}`,
    fonts: `${FILE}${FILE}`,
  })
})

it.each([
  ['no font file', ':root{--a:1}', 'no font files'],
  ['another address', `${FILE}a{background:url(/assets/a.png)}`, 'must not fetch'],
  ['the end of its element', `${FILE}a::before{content:"</STYLE>"}`, 'end their own element'],
])('refuses a style sheet with %s', (_, sheet, message) => {
  expect(() => partStyles(sheet)).toThrow(message)
})

it('names a file by its content', () => {
  expect(hashedName('fonts.css', 'a')).toMatch(/^fonts-[\w-]{8}\.css$/)
  expect(hashedName('fonts.css', 'a')).not.toBe(hashedName('fonts.css', 'b'))
})

it('gives each file of styles a name of its own, for its classes begin with it', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
