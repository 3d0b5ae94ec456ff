import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'

/** A phone of the size that Lighthouse simulates. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** A fresh browser with a profile of its own in `folder`. */
export async function openBrowser(
  folder: string,
  args: readonly string[] = [],
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(mkdtempSync(join(folder, 'profile-')), {
    ...launchOptions(args),
    ...options,
  })
}

export async function chromiumVersion(): Promise<string> {
  const browser = await chromium.launch(launchOptions([]))
  const version = browser.version()
  await browser.close()
  return version
}

function launchOptions(args: readonly string[]) {
  const executablePath = process.env['CHROMIUM_PATH']
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...args,
    ],
  }
}
