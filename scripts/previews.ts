// `npm run previews`: the picture that a chat shows of each link made from codes, into public/previews/.
// Run it when stages, their ranges, colors or typefaces change, and commit what it makes.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { reportPictures } from '../src/content/previews.ts'
import { STAGES } from '../src/domain/assessment/stage.ts'

type Picture = ReturnType<typeof reportPictures>[number]

const FOLDER = 'public/previews'
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
      'Before and after',
      climb(1, STAGES.length, 272, 320) + climb(3, STAGES.length, 272, 320),
    ),
  ]
  yield ['team', frame('Where do we agree?', dots())]
}

function reportPicture({ score, stage, stages }: Picture): string {
  const words = `<p class="score">${score}<small>/5</small></p><p class="stage">${stage}</p>`
  return frame(
    '',
    `<div class="words">${words}</div>` +
      climb(stages.indexOf(stage), stages.length, SQUARE - 60, 480),
  )
}

function frame(title: string, inside: string): string {
  const heading = title ? `<h1>${title}</h1>` : ''
  return `<main><section>${heading}<div class="inside">${inside}</div></section></main>`
}

/** Steps, those above `place` as outlines, with a flag on that one. */
function climb(place: number, count: number, width: number, height: number): string {
  const [step, rise] = [width / count, (height * 0.62) / count]
  const steps = Array.from({ length: count }, (_, index) => {
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
      box-sizing:border-box}
    section{width:${SQUARE - 60}px}
    h1{font:700 46px Wide;letter-spacing:-.02em;margin:0 0 24px;text-align:center}
    .inside{align-items:end;display:flex;gap:26px;justify-content:center;position:relative}
    .words{left:0;position:absolute;top:0}
    .score{font:700 132px/1 Wide;letter-spacing:-.03em;margin:0}
    .score small{font-size:44px;font-weight:400}
    .stage{font:700 44px Wide;letter-spacing:-.02em;margin:10px 0 0}
    .here{fill:#0b5768}.passed{fill:#a9cdd5}.ahead{fill:none;stroke:#6a848d;stroke-width:2}
    .pole{fill:none;stroke:#0c2a33;stroke-width:5}.flag{fill:#ffb81c}
    .line{stroke:#c3d1d5;stroke-width:3}`
}
