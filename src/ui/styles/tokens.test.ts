import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Color = `--${string}`

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const TEXTS: readonly [Color, Color][] = [
  ['--ink', '--bg'],
  ['--ink', '--surface'],
  ['--ink', '--line'],
  ['--muted', '--bg'],
  ['--muted', '--surface'],
  ['--muted', '--stage-1'],
  ['--primary', '--bg'],
  ['--primary', '--surface'],
  ['--primary-hover', '--bg'],
  ['--on-primary', '--primary'],
  ['--on-primary', '--primary-hover'],
  ['--on-blaze', '--blaze'],
  ['--danger', '--surface'],
  ['--success', '--surface'],
  ['--on-petrol', '--petrol'],
  ['--petrol', '--petrol-steps'],
  ...[1, 2].map((step): [Color, Color] => ['--ink', `--stage-${step}`]),
  ['--on-stage-3', '--stage-3'],
  ...[4, 5].map((step): [Color, Color] => ['--on-primary', `--stage-${step}`]),
]

/** Colors of texts stand out enough as edges too. */
const EDGES: readonly [Color, Color][] = [
  ['--edge', '--bg'],
  ['--edge', '--surface'],
  ['--danger', '--bg'],
  ['--focus', '--bg'],
  ['--focus', '--surface'],
]

describe.each(THEMES)('A19: in the %s theme', (theme) => {
  it.each(TEXTS)('text %o on %o has a contrast of 4.5', (text, ground) => {
    expect(contrast(colorOf(text, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGES)('the edge %o on %o has a contrast of 3', (edge, ground) => {
    expect(contrast(colorOf(edge, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it('the flag is seen on the page by its fill or by its outline', () => {
    const [fill, outline, ground] = (['--blaze', '--on-blaze', '--bg'] as const).map((name) =>
      colorOf(name, theme),
    )
    const seen = [fill, outline].map((color) => contrast(color ?? '', ground ?? ''))
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(3)
  })

  it('the five stages climb from the ground to its opposite, so gray paper shows them too', () => {
    const lights = [1, 2, 3, 4, 5].map((step) => luminance(colorOf(`--stage-${step}`, theme)))
    const sorted = lights.toSorted((one, other) => (theme === 'light' ? other - one : one - other))
    expect(lights).toEqual(sorted)
    expect(new Set(lights).size).toBe(5)
  })
})

it('every color token is in a pair, unless it is decorative', () => {
  const names = Array.from(TOKENS.matchAll(/(--[\w-]+): (?:light-dark\(|#)/g), ([, name]) => name)
  const paired = new Set<unknown>([...TEXTS, ...EDGES].flat())
  expect(names).toContain('--ink')
  expect(names.filter((name) => !paired.has(name))).toEqual(['--beside-backdrop'])
})

it('no other sheet defines a color', () => {
  const sheets = ['src/ui', 'src/web', 'src/desk'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  const others = sheets.filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  expect(others.length).toBeGreaterThan(20)
  const found = others.filter((file) =>
    /#[\da-f]{3,8}\b|rgb\(|hsl\(/i.test(readFileSync(file, 'utf8')),
  )
  expect(found).toEqual([])
})

/** As '#rrggbb', with `var()` and `light-dark()` worked out. */
function colorOf(token: string, theme: Theme): string {
  const [, value] = new RegExp(`${token}: ([^;]+);`).exec(TOKENS) ?? []
  if (value === undefined) throw new Error(`tokens.css has no ${token}`)
  return resolved(value, theme)
}

function resolved(value: string, theme: Theme): string {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  if (light && dark) return resolved(theme === 'light' ? light : dark, theme)
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (token) return colorOf(token, theme)
  if (/^#[\da-f]{6}$/i.test(value)) return value
  throw new Error(`Not a color: ${value}`)
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? NaN) + 0.05) / ((dark ?? NaN) + 0.05)
}

/** WCAG 2.2, relative luminance, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN)
}
