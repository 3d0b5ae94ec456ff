import { DIRECTION, LANGUAGE } from '../../generated/language.ts'
import { OUT_OF } from '../../content/numbers.ts'
import { SITE } from '../../generated/site.ts'
import * as say from '../../generated/words/mail.ts'
import { escaped } from '../../http/html.ts'
import type { CopyWords } from './copy-words.ts'

/** The colors of src/ui/styles/tokens.css, which a mail cannot load. */
const LIGHT = {
  ground: '#f1f5f6',
  surface: '#ffffff',
  ink: '#0c2a33',
  muted: '#48626b',
  primary: '#0b5768',
  onPrimary: '#ffffff',
  line: '#c3d1d5',
  tint: '#dce9ec',
}
const DARK: typeof LIGHT = {
  ground: '#0a1e25',
  surface: '#11303a',
  ink: '#e9f2f4',
  muted: '#a3bac2',
  primary: '#7fd0e0',
  onPrimary: '#06222a',
  line: '#28505c',
  tint: '#1c3f4a',
}

/** Used by mail programs that support dark colors; the others use the inline colors. */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inner{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}
.surface{background:${DARK.surface}!important}
.tint{background:${DARK.tint}!important}
.ink{color:${DARK.ink}!important}
.muted{color:${DARK.muted}!important}
.link{color:${DARK.primary}!important}
.bar,.button{background:${DARK.primary}!important;color:${DARK.onPrimary}!important}
.line{border-color:${DARK.line}!important}
}`

/** Mail programs know no logical sides. */
const [START, END] = DIRECTION === 'rtl' ? ['right', 'left'] : ['left', 'right']

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const FACE = `font-family:${FONT};text-align:${START};overflow-wrap:anywhere`
const TEXT = `${FACE};font-size:16px;line-height:24px;color:${LIGHT.ink}`
const SMALL = `${FACE};font-size:14px;line-height:20px;color:${LIGHT.muted}`
const HEADING = 'margin:28px 0 12px;font-size:18px;line-height:24px'
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:6px;font-weight:700;background:${LIGHT.primary};color:${LIGHT.onPrimary};text-decoration:none`

/** One column, with nothing loaded from elsewhere. */
export function copyHtml(words: CopyWords): string {
  const { subject, sections, paragraphs, steps, link, contact } = words
  const [first, ...others] = steps.map(stepBox)
  const button = `<p style="margin:24px 0">${anchor('button', link, BUTTON)}</p>`
  const column = `
<p class="ink" style="margin:0 0 4px;font-weight:700">${escaped(SITE.provider)}</p>
<p class="muted" style="${SMALL};margin:0 0 8px">${escaped(SITE.title)}</p>
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:30px">${escaped(say.title)}</h1>
${scoreBox(words)}
${button}
${sections.map(sectionBar).join('\n')}
${paragraphs.map(paragraph).join('\n')}
<h2 class="ink" style="${HEADING}">${escaped(say.firstStep)}</h2>
${first}
<h2 class="ink" style="${HEADING}">${escaped(say.then)}</h2>
${others.join('\n')}
${paragraph(say.calendar)}
${button}
<div class="line" style="border-top:1px solid ${LIGHT.line};margin:28px 0 16px"></div>
<p class="muted" style="${SMALL};margin:0 0 12px">${escaped(say.why)}</p>
<p class="muted" style="${SMALL};margin:0">${escaped(say.provider)}
${contact ? anchor('link', contact, `color:${LIGHT.primary}`) : ''}</p>
`
  const sheet = box(
    `class="surface" style="max-width:600px;background:${LIGHT.surface};border-radius:12px"`,
    `<td class="inner ink" style="${TEXT};padding:32px 40px">${column}</td>`,
  )
  const page = box(
    `class="ground" style="background:${LIGHT.ground}"`,
    `<td align="center" style="padding:24px 12px">${sheet}</td>`,
  )
  return `<!doctype html>
<html lang="${LANGUAGE}" dir="${DIRECTION}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">
${page}
</body>
</html>
`
}

/** A layout table with one row. */
function box(attributes: string, cells: string): string {
  return `<table role="presentation" dir="${DIRECTION}" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}><tbody><tr>${cells}</tr></tbody></table>`
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 12px">${escaped(text)}</p>`
}

function anchor(name: string, { text, href }: CopyWords['link'], style: string): string {
  return `<a class="${name}" href="${escaped(href)}" style="${style}">${escaped(text)}</a>`
}

function scoreBox({ score, stage }: CopyWords): string {
  return box(
    `class="tint" style="background:${LIGHT.tint};border-radius:8px;margin:0 0 20px"`,
    `<td class="ink" style="${TEXT};padding:16px 20px">
<span style="font-size:40px;line-height:44px;font-weight:700">${score}</span>${OUT_OF}<br>
<span style="font-size:18px;font-weight:700">${escaped(stage)}</span>
</td>`,
  )
}

/** Its cells are what mail programs draw a bar of. */
function sectionBar({ name, score, percent }: CopyWords['sections'][number]): string {
  const cell = (look: string, color: string, width: number) =>
    `<td class="${look}" width="${width}%" style="background:${color};font-size:0;line-height:6px">\u00a0</td>`
  const words = `<td class="ink" style="${TEXT}">${escaped(name)}</td>
<td class="ink" style="${TEXT};font-weight:700;text-align:${END}">${score}</td>`
  const bar = cell('bar', LIGHT.primary, percent) + cell('tint', LIGHT.tint, 100 - percent)
  return `${box('', words)}
${box('style="margin:0 0 16px"', bar)}`
}

function stepBox({ when, action, facts }: CopyWords['steps'][number]): string {
  const lines = facts.map(
    (fact) => `<p class="ink" style="${TEXT};margin:0 0 4px">${escaped(fact)}</p>`,
  )
  return box(
    'style="margin:0 0 12px"',
    `<td class="line" style="border-${START}:4px solid ${LIGHT.line};padding:2px 0;padding-${START}:16px">
<p class="muted" style="${SMALL};margin:0 0 2px">${escaped(when)}</p>
<p class="ink" style="${TEXT};font-weight:700;margin:0 0 4px">${escaped(action)}</p>
${lines.join('\n')}
</td>`,
  )
}
