// `npm run previews`: the picture that a chat shows of each link made from codes, into public/previews/.
// Run it when names, stages, their ranges, colors or typefaces change, and commit what it makes.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { reportPictures } from '../src/content/previews.ts'
import { SITE } from '../src/content/site.ts'
import { STAGES } from '../src/domain/assessment/stage.ts'

type Picture = ReturnType<typeof reportPictures>[number]

const FOLDER = 'public/previews'
const FONTS = 'src/web/styles/fonts'
const SIZE = { width: 1200, height: 630 }
/** Chats cut a square out of the middle: what counts stays inside it. */
const [LEFT, RIGHT] = [315, 885]
const PRODUCT = SITE.productName.replace(/ Assessment$/, '')
/** The one of the pages (`Logo` in src/web/ui/page/site-header.tsx). */
const LOGO = `<svg width="44" height="44" viewBox="0 0 32 32"><path class="here" d="M2 30v-7h9v-6h9v-6h10v19z"/>
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
} finally {
  await browser.close()
}

function* pictures(): Generator<readonly [name: string, body: string]> {
  for (const picture of reportPictures()) yield [picture.name, reportPicture(picture)]
  yield [
    'compare',
    frame(
      '<h1>Before and after</h1>',
      climb(3, STAGES.length) + flagOn(1, STAGES.length, 'earlier'),
    ),
  ]
  yield ['team', frame('<h1>Where do we agree?</h1>', dots())]
}

function reportPicture({ score, stage, stages, between }: Picture): string {
  return frame(
    `<p class="result"><b>${score}<small>/5</small></b> ${stage}</p>${between ? `<p>${between}</p>` : ''}`,
    climb(stages.indexOf(stage), stages.length),
  )
}

/** Every picture says what it is of, and whose. */
function frame(words: string, drawing: string): string {
  return `<main><svg viewBox="0 0 ${SIZE.width} ${SIZE.height}">${drawing}</svg>
    <p class="provider">${LOGO}${SITE.providerName}</p>
    <section><p class="name">${PRODUCT}</p>${words}</section></main>`
}

/** The climb of the pages: a slope before each step, those above `place` as outlines, a flag on that one. */
function climb(place: number, count: number): string {
  const steps = Array.from({ length: count }, (_, index) => {
    const kind = index === place ? 'here' : index < place ? 'passed' : 'ahead'
    return `<path class="${kind}" d="${outlineOf(index, count)}"/>`
  })
  return steps.join('') + flagOn(place, count, 'flag')
}

/** Of one width inside the square; the first and the last reach to the picture's edges. */
function outlineOf(index: number, count: number): string {
  const [width, bottom] = [(RIGHT - LEFT) / count, SIZE.height + 9]
  const [left, top] = [LEFT + index * width, topOf(index, count)]
  const right = index === count - 1 ? SIZE.width + 9 : left + width
  if (index === 0) return `M-9 ${top}H${right}V${bottom}H-9Z`
  return `M${left} ${topOf(index - 1, count)}L${left + width * 0.17} ${top}H${right}V${bottom}H${left}Z`
}

function flagOn(place: number, count: number, look: 'flag' | 'earlier'): string {
  const [x, foot] = [LEFT + ((place + 0.3) * (RIGHT - LEFT)) / count, topOf(place, count)]
  return `<path class="pole" d="M${x} ${foot}v-96"/><path class="${look}" d="M${x} ${foot - 96}h60l-15 18 15 18h-60z"/>`
}

function topOf(index: number, count: number): number {
  return 556 - index * (232 / count)
}

/** Three questions: the same, close, and two camps. */
function dots(): string {
  const rows = [
    [0, 0, 4, 0, 0],
    [0, 2, 2, 0, 0],
    [2, 0, 0, 0, 2],
  ]
  const columnOf = (column: number) => LEFT + 45 + column * 120
  const letters = ['A', 'B', 'C', 'D', 'E'].map(
    (letter, column) => `<text x="${columnOf(column)}" y="286">${letter}</text>`,
  )
  const drawn = rows.flatMap((counts, row) => {
    const y = 352 + row * 92
    const circles = counts.flatMap((count, column) =>
      Array.from({ length: count }, (_, dot) => {
        const x = columnOf(column) + (dot - (count - 1) / 2) * 28
        return `<circle class="here" cx="${x}" cy="${y}" r="12"/>`
      }),
    )
    return [`<path class="line" d="M0 ${y + 46}H${SIZE.width}"/>`, ...circles]
  })
  return [...letters, ...drawn].join('')
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
    section{left:${LEFT}px;position:absolute;top:52px;width:${RIGHT - LEFT}px}
    .name{color:#48626b}
    h1{font:700 54px/1.1 Wide;letter-spacing:-.02em;margin-top:14px;white-space:nowrap}
    .result{align-items:baseline;display:flex;font:700 42px/1 Wide;gap:20px;letter-spacing:-.02em;
      margin-top:14px}
    .result b{font-size:132px;letter-spacing:-.04em}
    small{color:#48626b;font-size:42px;font-weight:600;letter-spacing:0;margin-left:10px}
    .result+p{margin-top:10px}
    .provider{align-items:center;display:flex;font:700 28px/1 Wide;gap:12px;position:absolute;
      right:48px;top:48px}
    .here{fill:#0b5768}.passed{fill:#a9cdd5}
    .ahead{fill:none;stroke:#6a848d;stroke-width:2.5}
    .pole{fill:none;stroke:#0c2a33;stroke-width:5}.flag,.earlier{fill:#ffb81c;stroke:#0c2a33;stroke-width:2}
    .earlier{fill:#f1f5f6;stroke-width:3}
    .line{stroke:#c3d1d5;stroke-width:2}
    text{fill:#48626b;font:600 30px Text;text-anchor:middle}`
}
