import { expect, it } from 'vitest'
import { isNotModified, representationFor } from './negotiation.ts'
import type { Representation } from './site-files.ts'

const [PLAIN, BR] = [fileOf('plain'), fileOf('br')]

it.each([
  ['BR;q=0.1', BR],
  ['gzip;q=0, br', BR],
  ['br; q=0.000, gzip', PLAIN],
  ['abr, brotli, x br', PLAIN],
  ['', PLAIN],
  [undefined, PLAIN],
])('picks the representation for Accept-Encoding "%s"', (accepted, form) => {
  expect(representationFor({ plain: PLAIN, br: BR }, accepted)).toBe(form)
  expect(representationFor({ plain: PLAIN }, accepted)).toBe(PLAIN)
})

it.each([
  [undefined, false],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"ab"', false],
  ['"W/"a"', false],
])('If-None-Match %s matches "a": %s', (ifNoneMatch, isHeld) => {
  expect(isNotModified(ifNoneMatch, '"a"')).toBe(isHeld)
})

function fileOf(text: string): Representation {
  return { bytes: Buffer.from(text), etag: `"${text}"`, headers: {} }
}
