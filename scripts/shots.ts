// `npm run shots`: every state of the product as a picture, on a phone and on a desktop, into shots/. Arguments select
// states: `npm run shots -- results dialog`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startDesk } from '../tests/e2e/desk/desk.ts'
import { DESK_STATES, showDeskState } from '../tests/e2e/desk/states.ts'
import { startProduct } from '../tests/e2e/product.ts'
import { openState, settle, STATES } from '../tests/e2e/states.ts'

const FOLDER = 'shots'
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]
const THEMES = ['light', 'dark'] as const

const wanted = process.argv.slice(2)
const executablePath = process.env['CHROMIUM_PATH']
const service = await startProduct()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  await mkdir(FOLDER, { recursive: true })
  for (const state of STATES.filter(({ name }) => isWanted(name))) {
    const page = await openState(browser, service.url, state)
    await shoot(page, state.name)
  }
  for (const isFull of [true, false]) await shootDesk(isFull)
} finally {
  await browser.close()
  await service.stop()
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word))
}

async function shootDesk(isFull: boolean): Promise<void> {
  const states = DESK_STATES.filter((state) => state.isFull === isFull && isWanted(state.name))
  if (states.length === 0) return
  const desk = await startDesk({ visits: isFull ? 'twenty' : 'none' })
  for (const state of states) {
    const context = await browser.newContext({ baseURL: desk.url, storageState: desk.signedIn })
    const page = await context.newPage()
    await showDeskState(page, state)
    await shoot(page, `desk ${state.name}`)
  }
  await desk.stop()
}

/** The whole page, or only the screen if something is fixed on it. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      const onScreen = await page.locator('dialog[open], [aria-live]:not(:empty)').count()
      const file = `${name.replaceAll(' ', '-')}-${screen.width}-${colorScheme}.png`
      await page.screenshot({
        path: join(FOLDER, file),
        fullPage: onScreen === 0,
        // Taking the whole page starts them again.
        animations: 'disabled',
      })
    }
  }
  console.log(name)
  await page.context().close()
}
