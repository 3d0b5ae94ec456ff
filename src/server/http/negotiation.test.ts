import { expect, it } from 'vitest'
import { isNotModified, representationFor } from './negotiation.ts'
import type { Representation } from './site-files.ts'

const [PLAIN, BR] = [fileOf('plain'), fileOf('br')]

it.each([
  ['gzip, deflate, br, zstd', BR],
  ['br', BR],
  ['BR;q=0.1', BR],
  [' br ;q=1', BR],
  ['gzip;q=0, br', BR],
  ['br;q=0, gzip;q=0.5', PLAIN],
  ['br; q=0.000, gzip', PLAIN],
  ['abr, brotli, x br', PLAIN],
  ['gzip', PLAIN],
  ['', PLAIN],
  [undefined, PLAIN],
])('picks the representation for Accept-Encoding "%s"', (accepted, form) => {
  expect(representationFor({ plain: PLAIN, br: BR }, accepted)).toBe(form)
  expect(representationFor({ plain: PLAIN }, accepted)).toBe(PLAIN)
})

it.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b","a" ', true],
  ['*', true],
  ['"b"', false],
  ['"ab"', false],
  ['a', false],
  ['"W/"a"', false],
  ['xW/"a"', false],
  ['"W/a"', false],
])('If-None-Match %s matches "a": %s', (ifNoneMatch, isHeld) => {
  expect(isNotModified(ifNoneMatch, '"a"')).toBe(isHeld)
})

function fileOf(text: string): Representation {
  return { bytes: Buffer.from(text), etag: `"${text}"`, headers: {} }
}
