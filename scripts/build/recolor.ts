import { clampChroma, converter, formatHex, wcagLuminance } from 'culori'
import type { Oklch } from 'culori'

const toOklch = converter('oklch')

/** The hue of the product's own petrol. Colors near it follow the folder's color; amber, red and green stay. */
const OWN_HUE = 215
const NEAR = 40
/** White has no hue; the ground of a page has little of one. */
const GRAY = 0.002
/** `--primary` in tokens.css. */
export const PETROL = '#0b5768'
/** The lightest that has a contrast of 4.5 on the ground of a page. */
const READABLE = (wcagLuminance('#f1f5f6') + 0.05) / 4.5 - 0.05

/**
 * A sheet in the hue of another color. The primary is this color itself, or as much darker as makes it readable. Each
 * other one keeps its luminance, and so every contrast stays what it was. `color`: '#b3261e'.
 */
export function recolored(sheet: string, color: string): string {
  const wanted = toOklch(color)
  if (!wanted) throw new Error(`${color} is no color`)
  const strength = Math.min(1.5, wanted.c / (toOklch(PETROL)?.c ?? 1))
  return sheet.replaceAll(/#[0-9a-f]{6}\b/gi, (hex) => {
    if (hex === PETROL) return readable(color, wanted)
    const own = toOklch(hex)
    if (!own || own.c < GRAY || Math.abs((own.h ?? 0) - OWN_HUE) > NEAR) return hex
    return withLuminance(wcagLuminance(hex), own.c * strength, wanted.h ?? 0)
  })
}

function readable(color: string, { c, h = 0 }: Oklch): string {
  return wcagLuminance(color) <= READABLE ? color : withLuminance(READABLE, c, h)
}

/** The color of this chroma and hue that is as light for the eye. */
function withLuminance(luminance: number, chroma: number, hue: number): string {
  let [dark, light] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const lightness = (dark + light) / 2
    if (wcagLuminance(colorOf(lightness, chroma, hue)) < luminance) dark = lightness
    else light = lightness
  }
  return formatHex(colorOf((dark + light) / 2, chroma, hue))
}

function colorOf(l: number, c: number, h: number) {
  return clampChroma({ mode: 'oklch', l, c, h }, 'oklch')
}
