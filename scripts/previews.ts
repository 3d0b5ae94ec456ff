// `npm run previews`: the picture that a chat shows of each link made from codes, into
// src/content/previews/. Run it when stages, colors or typefaces change, and commit what it makes.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { SITE } from '../src/content/site.ts'
import { TOTAL_DIVISOR, oneDecimal } from '../src/domain/assessment/scoring.ts'
import { STAGES, stageOfTotal } from '../src/domain/assessment/stage.ts'

const FOLDER = 'src/content/previews'
const FONTS = 'src/web/styles/fonts'
const SIZE = { width: 1200, height: 630 }
/** Chats cut a square out of the middle: what counts stays inside it. */
const SQUARE = SIZE.height

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
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
  for (let total = TOTAL_DIVISOR; total <= 5 * TOTAL_DIVISOR; total += 1) {
    yield [`report-${total}`, reportPicture(total)]
  }
  yield ['compare', frame('Before and after', climb(1) + climb(3))]
  yield ['team', frame('Where do we agree?', dots())]
}

function reportPicture(total: number): string {
  const stage = stageOfTotal(total)
  const score = oneDecimal(total / TOTAL_DIVISOR)
  const place = STAGES.findIndex(({ name }) => name === stage)
  const words = `<p class="score">${score}<small>/5</small></p><p class="stage">${stage}</p>`
  return frame('', `<div class="words">${words}</div>${climb(place)}`)
}

function frame(title: string, inside: string): string {
  const heading = title ? `<h1>${title}</h1>` : ''
  return `<main><section>${heading}<div class="inside">${inside}</div></section>
    <footer>${SITE.productName}</footer></main>`
}

/** Five steps, those above `place` as outlines, with a flag on that one. */
function climb(place: number): string {
  const [width, height, rise] = [300, 300, 40]
  const step = width / STAGES.length
  const steps = STAGES.map((_, index) => {
    const top = height - rise * (index + 1)
    const kind = index === place ? 'here' : index < place ? 'passed' : 'ahead'
    return `<rect class="${kind}" x="${index * step + 2}" y="${top}" width="${step - 4}" height="${height - top}"/>`
  })
  const [x, foot] = [place * step + step / 2, height - rise * (place + 1)]
  const flag = `<path class="pole" d="M${x} ${foot}v-92"/><path class="flag" d="M${x} ${foot - 92}h56l-14 17 14 17h-56z"/>`
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${steps.join('')}${flag}</svg>`
}

/** Three questions: the same, close, and two camps. */
function dots(): string {
  const rows = [
    [0, 0, 4, 0, 0],
    [0, 2, 2, 0, 0],
    [2, 0, 0, 0, 2],
  ]
  const circles = rows.flatMap((counts, row) =>
    counts.flatMap((count, column) =>
      Array.from({ length: count }, (_, dot) => {
        const [x, y] = [60 + column * 110, 50 + row * 110 + (dot - (count - 1) / 2) * 26]
        return `<circle class="here" cx="${x}" cy="${y}" r="11"/>`
      }),
    ),
  )
  const lines = rows.map((_, row) => `<path class="line" d="M20 ${50 + row * 110}h520"/>`)
  return `<svg viewBox="0 0 560 330" width="560" height="330">${lines.join('')}${circles.join('')}</svg>`
}

async function stylesOf(): Promise<string> {
  const face = async (family: string, file: string) => {
    const bytes = await readFile(join(FONTS, file))
    return `@font-face{font-family:${family};font-weight:400 800;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
  }
  return `${await face('Wide', 'archivo-wide.woff2')}${await face('Text', 'atkinson-basic.woff2')}
    body{margin:0}
    main{align-items:center;background:#f1f5f6;color:#0c2a33;display:flex;flex-direction:column;
      font:26px Text;height:${SIZE.height}px;justify-content:center;position:relative;
      box-sizing:border-box;padding-bottom:72px}
    section{width:${SQUARE - 60}px}
    h1{font:700 46px Wide;letter-spacing:-.02em;margin:0 0 24px;text-align:center}
    .inside{align-items:end;display:flex;gap:24px;justify-content:center}
    .words{padding-bottom:8px;text-align:center;width:246px}
    .score{font:700 104px/1 Wide;letter-spacing:-.03em;margin:0}
    .score small{font-size:36px;font-weight:400}
    .stage{font:700 34px Wide;letter-spacing:-.02em;margin:12px 0 0}
    footer{bottom:36px;color:#48626b;position:absolute}
    .here{fill:#0b5768}.passed{fill:#a9cdd5}.ahead{fill:none;stroke:#6a848d;stroke-width:2}
    .pole{fill:none;stroke:#0c2a33;stroke-width:5}.flag{fill:#ffb81c}
    .line{stroke:#c3d1d5;stroke-width:3}`
}
