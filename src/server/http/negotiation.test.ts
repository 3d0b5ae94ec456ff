import { describe, expect, it } from 'vitest'
import { isNotModified, representationFor } from './negotiation.ts'
import { representationOf } from './site-files.ts'

const [PLAIN, BR, GZIP] = ['plain', 'br', 'gzip'].map((text) =>
  representationOf(Buffer.from(text), {}),
) as [ReturnType<typeof representationOf>, never, never]

describe('the form of a file', () => {
  const file = { plain: PLAIN, br: BR, gzip: GZIP }

  it.each([
    ['gzip, deflate, br, zstd', BR],
    ['br', BR],
    ['BR;q=0.1', BR],
    [' br ;q=1', BR],
    ['br;q=0.001', BR],
    ['br;q=0.0001', BR],
    ['gzip;q=0, br', BR],
    ['gzip', GZIP],
    ['x-gzip, gzip', GZIP],
    ['br;q=0, gzip;q=0.5', GZIP],
    ['br; q=0.000, gzip', GZIP],
    ['br;a=b;q=0,gzip', GZIP],
    ['br ; Q=0. , gzip', GZIP],
    ['br;q=0.0, gzip;q=0', PLAIN],
    ['abr, brotli, gzip-x, x br', PLAIN],
    ['identity', PLAIN],
    ['', PLAIN],
    [undefined, PLAIN],
  ])('for accept-encoding "%s"', (accepted, form) => {
    expect(representationFor(file, accepted).bytes.toString()).toBe(form.bytes.toString())
  })

  it('is what there is', () => {
    expect(representationFor({ plain: PLAIN, gzip: GZIP }, 'br, gzip')).toBe(GZIP)
    expect(representationFor({ plain: PLAIN, br: BR }, 'gzip')).toBe(PLAIN)
    expect(representationFor({ plain: PLAIN }, 'br, gzip')).toBe(PLAIN)
  })
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
])('whoever names the tags %s has "a": %s', (ifNoneMatch, isHeld) => {
  expect(isNotModified(ifNoneMatch, '"a"')).toBe(isHeld)
})
