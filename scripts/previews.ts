// `npm run previews`: the picture that a chat shows of each link made from codes, into public/previews/,
// and public/favicon.ico from favicon.svg beside it. Run it when names, stages, their ranges, colors,
// typefaces or the logo change, and commit what it makes.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { comparisonPictures, reportPictures } from '../src/content/previews.ts'
import { SITE } from '../src/content/site.ts'
import { STAGES } from '../src/domain/assessment/stage.ts'

type ReportPicture = ReturnType<typeof reportPictures>[number]
type ComparisonPicture = ReturnType<typeof comparisonPictures>[number]

const PUBLIC = 'public'
const FOLDER = join(PUBLIC, 'previews')
const FONTS = 'src/ui/styles/fonts'
const SIZE = { width: 1200, height: 630 }
/** Chats cut a square out of the middle: what counts stays inside it. */
const [LEFT, RIGHT] = [315, 885]
/** Of a step's width. */
const SLOPE = 0.17
/** Each size that a tab or a task bar shows goes into it evenly. */
const ICON_SIZE = 96
/** The one of the pages (`Logo` in src/ui/page/site-header.tsx). */
const LOGO = `<svg width="64" height="64" viewBox="0 0 32 32"><path class="here" d="M2 30v-7h9v-6h9v-6h10v19z"/>
  <path d="M23 12V1" fill="none" stroke="#0c2a33" stroke-width="1.75"/><path d="M23.5 1.5h7l-2 2.5 2 2.5h-7z" fill="#ffb81c"/></svg>`

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const page = await browser.newPage({ viewport: SIZE })
  const styles = await stylesOf()
  for (const [name, body] of pictures()) {
    await page.setContent(`<style>${styles}</style>${body}`)
    await page.evaluate(() => document.fonts.ready)
    await writeFile(join(FOLDER, `${name}.png`), await page.screenshot())
  }
  await writeFile(join(PUBLIC, 'favicon.ico'), await iconOf(page))
} finally {
  await browser.close()
}

/**
 * Browsers ask for it by its name. A link to it in the head would be a request before the first paint.
 * An .ico file is a head that tells of one picture, and the picture.
 */
async function iconOf(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: ICON_SIZE, height: ICON_SIZE })
  await page.setContent(await readFile(join(PUBLIC, 'favicon.svg'), 'utf8'))
  await page.addStyleTag({ content: '*{margin:0}svg{display:block;height:100vh}' })
  const png = await page.screenshot({ omitBackground: true })
  const head = Buffer.alloc(22)
  head[2] = 1 // an icon
  head[4] = 1 // picture
  head[6] = ICON_SIZE // wide
  head[7] = ICON_SIZE // high
  head[10] = 1 // plane
  head[12] = 32 // bits of each point
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function* pictures(): Generator<readonly [name: string, body: string]> {
  for (const picture of reportPictures()) yield [picture.name, reportPicture(picture)]
  for (const picture of comparisonPictures()) yield [picture.name, comparisonPicture(picture)]
  yield ['team', teamPicture()]
}

function reportPicture({ score, stage, stages, between }: ReportPicture): string {
  const place = stages.indexOf(stage)
  return frame(
    `<p class="result"><b>${score}<small>/5</small></b> ${stage}</p>${between ? `<p>${between}</p>` : ''}`,
    climb(stages.length, (index) => wayTo(index, place)) + flagsAt(place, stages.length, ['flag']),
  )
}

function comparisonPicture({ way, from, to, stages }: ComparisonPicture): string {
  const count = STAGES.length
  const lines = stages.map((line) => `<span>${line}</span>`).join(' ')
  return frame(
    `<p class="result way"><b>${way}</b></p><p class="stages">${lines}</p>`,
    climb(count, (index) => wayTo(index, Math.floor(to.at))) + flagsOf({ way, from, to }),
  )
}

function flagsOf({ way, from, to }: Pick<ComparisonPicture, 'way' | 'from' | 'to'>): string {
  const count = STAGES.length
  // Below two lines of words, and above the step that follows.
  const pole = 96
  if (way === 'Same') return flagsAt(to.at, count, ['flag'], { pole })
  if (from.at === to.at) {
    const looks = way === 'Up' ? (['flag', 'earlier'] as const) : (['earlier', 'flag'] as const)
    return flagsAt(to.at, count, looks, { pole })
  }
  // Of two poles side by side the lower one's flag flies away from the other.
  const side = (at: number, other: number) => (other - at === 0.5 ? 'left' : 'right')
  return (
    flagsAt(from.at, count, ['earlier'], { pole, side: side(from.at, to.at) }) +
    flagsAt(to.at, count, ['flag'], { pole, side: side(to.at, from.at) })
  )
}

/** Four reports on three steps: an example, as its words say what a dot is. */
function teamPicture(): string {
  const reports = [1, 2, 1]
  const count = STAGES.length
  const dots = reports.flatMap((number, place) =>
    Array.from({ length: number }, (_, dot) => {
      const x = LEFT + ((place + 0.55) * (RIGHT - LEFT)) / count
      return `<circle class="dot" cx="${x}" cy="${topOf(place, count) - 34 - dot * 52}" r="21"/>`
    }),
  )
  return frame(
    `<h1>Where do<br>we agree?</h1><p class="of">Each dot is a report</p>`,
    climb(count, (index) => (index < reports.length ? 'passed' : 'ahead')) + dots.join(''),
  )
}

/** Every picture says whose it is, and of what. */
function frame(words: string, drawing: string): string {
  return `<main><svg viewBox="0 0 ${SIZE.width} ${SIZE.height}">${drawing}</svg>
    <section><p class="provider">${LOGO}<span>${SITE.providerName}<small>${SITE.productName}</small></span></p>${words}</section></main>`
}

type Way = 'here' | 'passed' | 'ahead'

function wayTo(index: number, place: number): Way {
  if (index === place) return 'here'
  return index < place ? 'passed' : 'ahead'
}

/** The climb of the pages: a slope before each step. */
function climb(count: number, wayOf: (index: number) => Way): string {
  return Array.from(
    { length: count },
    (_, index) => `<path class="${wayOf(index)}" d="${outlineOf(index, count)}"/>`,
  ).join('')
}

/** Of one width inside the square; the first and the last reach to the picture's edges. */
function outlineOf(index: number, count: number): string {
  const [width, bottom] = [(RIGHT - LEFT) / count, SIZE.height + 9]
  const [left, top] = [LEFT + index * width, topOf(index, count)]
  const right = index === count - 1 ? SIZE.width + 9 : left + width
  if (index === 0) return `M-9 ${top}H${right}V${bottom}H-9Z`
  return `M${left} ${topOf(index - 1, count)}L${left + width * SLOPE} ${top}H${right}V${bottom}H${left}Z`
}

type Pole = { pole?: number; side?: 'left' | 'right' }

/** On one pole, the highest first. Between two steps it stands at the end of the lower one. */
function flagsAt(
  place: number,
  count: number,
  looks: readonly ('flag' | 'earlier')[],
  { pole = 104, side = 'right' }: Pole = {},
): string {
  const step = Math.floor(place)
  const along = step === place ? 0.3 : 0.97
  const [x, foot] = [LEFT + ((step + along) * (RIGHT - LEFT)) / count, topOf(step, count)]
  const height = pole + (looks.length - 1) * 60
  const [out, back] = side === 'right' ? [74, -18] : [-74, 18]
  const flags = looks.map(
    (look, index) =>
      `<path class="${look}" d="M${x} ${foot - height + index * 60}h${out}l${back} 22 ${-back} 22h${-out}z"/>`,
  )
  return `<path class="pole" d="M${x} ${foot}v-${height}"/>${flags.join('')}`
}

function topOf(place: number, count: number): number {
  return 556 - place * (232 / count)
}

async function stylesOf(): Promise<string> {
  const face = async (family: string, file: string) => {
    const bytes = await readFile(join(FONTS, file))
    return `@font-face{font-family:${family};font-weight:400 800;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
  }
  return `${await face('Wide', 'archivo-wide.woff2')}${await face('Text', 'atkinson-basic.woff2')}
    *{margin:0}
    main{background:#f1f5f6;color:#0c2a33;font:34px/1.2 Text;height:${SIZE.height}px;overflow:hidden;
      position:relative}
    main>svg{inset:0;position:absolute}
    section{left:${LEFT}px;position:absolute;top:38px;width:${RIGHT - LEFT}px}
    h1{font:700 78px/1.02 Wide;letter-spacing:-.02em;margin-top:26px}
    .of{font-size:44px;margin-top:14px}
    .result{align-items:baseline;display:flex;font:700 42px/1 Wide;gap:20px;letter-spacing:-.02em;
      margin-top:22px}
    .result b{font-size:132px;letter-spacing:-.04em}
    small{color:#48626b;font-size:42px;font-weight:600;letter-spacing:0;margin-left:10px}
    .result+p{margin-top:10px}
    .way{margin-top:6px}.way b{font-size:112px}
    .way+.stages{font-size:40px;line-height:1;margin-top:6px;width:460px}
    .stages span{display:inline-block}
    .provider{align-items:center;display:flex;font:700 40px/1 Wide;gap:14px;letter-spacing:-.01em}
    .provider small{display:block;font:400 26px/1 Text;margin:6px 0 0;white-space:nowrap}
    .here,.dot{fill:#0b5768}.passed{fill:#a9cdd5}
    .ahead{fill:none;stroke:#6a848d;stroke-width:2.5}
    .pole{fill:none;stroke:#0c2a33;stroke-width:6}.flag,.earlier{fill:#ffb81c;stroke:#0c2a33;stroke-width:2.5}
    .earlier{fill:#f1f5f6;stroke-width:4}`
}
