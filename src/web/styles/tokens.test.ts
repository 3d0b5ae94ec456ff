import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Parts of the page's colors: a token, or what a rule of a style sheet declares. */
type Color = `--${string}` | { sheet: string; rule: string; property: string }

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const TOKENS = sheetAt('./tokens.css')

const TEXTS: readonly [Color, Color][] = [
  ['--ink', '--bg'],
  ['--ink', '--surface'],
  ['--ink', '--stage-1'],
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
  [inButton('.flag', 'color'), inButton('.flag:is(:hover, :focus-visible)', 'background')],
  ['--on-petrol', '--petrol'],
  ...[1, 2].map((step): [Color, Color] => ['--ink', `--stage-${step}`]),
  ...[3, 4, 5].map((step): [Color, Color] => [onStep(step), `--stage-${step}`]),
]

const EDGES: readonly [Color, Color][] = [
  ['--edge', '--bg'],
  ['--edge', '--surface'],
  ['--primary', '--bg'],
  ['--primary', '--surface'],
  ['--danger', '--bg'],
  ['--danger', '--surface'],
  ['--focus', '--bg'],
  ['--focus', '--surface'],
  // The button of the demo card, and where the ring of it lies.
  ['--blaze', '--petrol'],
  ['--on-petrol', '--petrol'],
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

it('the formula is that of WCAG: the extremes and a known pair', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('every color token is in a pair, unless it only adorns', () => {
  const names = Array.from(TOKENS.matchAll(/(--[\w-]+): (?:light-dark\(|#)/g), ([, name]) => name)
  const paired = new Set<unknown>([...TEXTS, ...EDGES].flat())
  expect(names).toContain('--ink')
  expect(names.filter((name) => !paired.has(name))).toEqual(['--line'])
})

it('the tokens are read, not guessed', () => {
  expect(colorOf('--ink', 'light')).toMatch(/^#[\da-f]{6}$/i)
  expect(colorOf('--ink', 'light')).not.toBe(colorOf('--ink', 'dark'))
  expect(() => colorOf('--no-such-token', 'light')).toThrow('--no-such-token')
})

function inSheet(sheet: string, rule: string, property: string): Color {
  return { sheet, rule, property }
}

function inButton(rule: string, property: string): Color {
  return inSheet('../ui/page/button.module.css', rule, property)
}

function onStep(step: number): Color {
  return inSheet('../ui/chart/stage-ramp.module.css', `.step:nth-child(${step})`, '--on-step')
}

/** As '#rrggbb', with `var()` and `light-dark()` worked out. */
function colorOf(color: Color, theme: Theme): string {
  const declared =
    typeof color === 'string'
      ? valueIn(TOKENS, ':root', color)
      : valueIn(sheetAt(color.sheet), color.rule, color.property)
  return resolved(declared, theme)
}

function resolved(value: string, theme: Theme): string {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  if (light && dark) return resolved(theme === 'light' ? light : dark, theme)
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (token) return resolved(valueIn(TOKENS, ':root', token), theme)
  if (/^#[\da-f]{6}$/i.test(value)) return value
  const [, red, green, blue] = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value) ?? []
  if (red && green && blue) return `#${red}${red}${green}${green}${blue}${blue}`
  throw new Error(`Not a color: ${value}`)
}

function sheetAt(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** The value of the first such declaration in the rules with exactly this selector. */
function valueIn(sheet: string, rule: string, property: string): string {
  for (const [, selector, body] of sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (selector?.trim().replace(/^\/\*[^]*\*\/\s*/, '') !== rule) continue
    const lines = (body ?? '').split(';').map((line) => line.trim())
    const line = lines.find((declaration) => declaration.startsWith(`${property}:`))
    if (line) return line.slice(property.length + 1).trim()
  }
  throw new Error(`${rule} declares no ${property}`)
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
