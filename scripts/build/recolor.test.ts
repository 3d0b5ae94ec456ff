import { readFileSync } from 'node:fs'
import { converter, wcagContrast, wcagLuminance } from 'culori'
import { expect, it } from 'vitest'
import { PETROL, recolored } from './recolor.ts'

const TOKENS = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8')
const hexes = (sheet: string) => sheet.match(/#[0-9a-f]{6}\b/gi) ?? []
const hueOf = (hex = '') => converter('oklch')(hex)?.h ?? 0

it.each(['#a4133c', '#ffd60a'])(
  'keeps the luminance of every color in %s, and so each contrast',
  (color) => {
    const [before, after] = [hexes(TOKENS), hexes(recolored(TOKENS, color))]
    expect(after).toHaveLength(before.length)
    const apart = before.filter((hex, index) => {
      if (hex === PETROL) return false
      return Math.abs(wcagLuminance(hex) - wcagLuminance(after[index] ?? '')) > 0.012
    })
    expect(apart).toEqual([])
  },
)

it('turns the product’s own hue, and leaves amber, red and green', () => {
  const [ink, primary, blaze] = hexes(
    recolored('--ink: #0c2a33; --primary: #0b5768; --blaze: #ffb81c;', '#a4133c'),
  )
  expect(Math.abs(hueOf(primary) - hueOf('#a4133c'))).toBeLessThan(3)
  expect(hueOf(ink)).not.toBeCloseTo(hueOf('#0c2a33'), 0)
  expect(blaze).toBe('#ffb81c')
})

it.each([
  ['#b3261e', '#b3261e'],
  ['#ffd60a', undefined],
])('has %s itself as the primary where that can be read, else a darker one', (color, same) => {
  const [primary = '', bg = ''] = hexes(recolored('--primary: #0b5768; --bg: #f1f5f6;', color))
  expect(wcagContrast(primary, bg)).toBeGreaterThan(4.45)
  expect(primary === color).toBe(same === color)
})

it('warms the ground of the pages with a warm color', () => {
  const [bg] = hexes(recolored('--bg: #f1f5f6;', '#b3261e'))
  expect(Math.abs(hueOf(bg) - hueOf('#b3261e'))).toBeLessThan(10)
})

it('takes only a color', () => {
  expect(() => recolored('', 'petrol-ish')).toThrow('petrol-ish is no color')
})
