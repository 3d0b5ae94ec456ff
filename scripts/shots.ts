// `npm run shots`: every state of the product as a picture, into shots/. Arguments select states:
// `npm run shots -- results dialog`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startDesk } from '../tests/e2e/desk/desk.ts'
import { DESK_STATES, showDeskState } from '../tests/e2e/desk/states.ts'
import { startProduct } from '../tests/e2e/product.ts'
import { openState, RESULTS, settle, STATES } from '../tests/e2e/states.ts'
import type { State } from '../tests/e2e/states.ts'

const FOLDER = 'shots'
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]
/** Narrower screens use touch. */
const WIDER_THAN_PHONES = 768
const WITH_FORCED_COLORS: readonly number[] = [360, 1280]
/** The size of an owner's screen. */
const DESKS = [
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
]
const THEMES = ['light', 'dark'] as const
const PAPERS = ['A4', 'Letter'] as const

const wanted = process.argv.slice(2)
const executablePath = process.env['CHROMIUM_PATH']
const service = await startProduct()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  await mkdir(FOLDER, { recursive: true })
  for (const state of STATES) {
    if (!isWanted(state.name)) continue
    await shootScreens(state)
    console.log(state.name)
  }
  if (isWanted('paper')) await shootPaper()
  for (const isFull of [true, false]) await shootDesk(isFull)
} finally {
  await browser.close()
  await service.stop()
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word))
}

async function shootDesk(isFull: boolean): Promise<void> {
  const states = DESK_STATES.filter((state) => state.isFull === isFull).map((state) => ({
    ...state,
    name: `desk ${state.name}`,
  }))
  if (!states.some(({ name }) => isWanted(name))) return
  const desk = await startDesk({ visits: isFull ? 'twenty' : 'none' })
  for (const state of states.filter(({ name }) => isWanted(name))) {
    const context = await browser.newContext({ baseURL: desk.url, storageState: desk.signedIn })
    const page = await context.newPage()
    await showDeskState(page, state)
    for (const screen of DESKS) await shootThemes(page, state, screen)
    await page.context().close()
    console.log(state.name)
  }
  await desk.stop()
}

async function shootScreens(state: State): Promise<void> {
  for (const isPhone of [true, false]) {
    const page = await openState(browser, service.url, state, {
      hasTouch: isPhone,
      isMobile: isPhone,
    })
    for (const screen of SCREENS.filter(({ width }) => width < WIDER_THAN_PHONES === isPhone)) {
      await shootThemes(page, state, screen)
      if (!WITH_FORCED_COLORS.includes(screen.width)) continue
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
      await shoot(page, state, `${screen.width}-forced-colors`)
    }
    await page.context().close()
  }
}

async function shootThemes(
  page: Page,
  state: Pick<State, 'name'>,
  screen: (typeof SCREENS)[number],
): Promise<void> {
  await page.setViewportSize(screen)
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none' })
    await shoot(page, state, `${screen.width}-${colorScheme}`)
  }
}

async function shootPaper(): Promise<void> {
  const page = await openState(browser, service.url, RESULTS, { bypassCSP: true })
  for (const format of PAPERS)
    await page.pdf({ path: join(FOLDER, `report-${format}.pdf`), format })
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 688, height: 1016 })
  await page.addStyleTag({ content: 'html { filter: grayscale(1) }' })
  await shoot(page, RESULTS, 'print-gray')
  await page.context().close()
}

/** The whole page, or only the screen if something is fixed on it. */
async function shoot(page: Page, { name }: Pick<State, 'name'>, look: string): Promise<void> {
  await settle(page)
  const onScreen = await page.locator('dialog[open], [aria-live]:not(:empty)').count()
  const file = `${name.replaceAll(' ', '-')}-${look}.png`
  await page.screenshot({
    path: join(FOLDER, file),
    fullPage: onScreen === 0,
    // Taking the whole page starts them again.
    animations: 'disabled',
  })
}
