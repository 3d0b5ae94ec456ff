import { expect, test as base } from '@playwright/test'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { startServer } from '../../scripts/process/server-process.ts'
import { countVisits, failDeliveries, sowVisits } from './visits.ts'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { watchConsole, watchPolicy } from '../visitor.ts'

type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The desk beside the server, on the same database. */
export type Desk = {
  url: string
  /** The address that it prints; it opens once. */
  entry: string
  service: Product
  signedIn: SignedIn
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Told of, so it keeps what waits: nobody listens at this address. */
const WEBHOOK = {
  WEBHOOK_URL: 'http://127.0.0.1:9/hook',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
}

type DeskOptions = { visits: 'none' | 'twenty' }

export async function startDesk({ visits }: DeskOptions): Promise<Desk> {
  const service = await startProduct(WEBHOOK)
  if (visits === 'twenty') {
    await sowVisits(service)
    countVisits(service)
    failDeliveries(service, 2)
  }
  const program = startServer({
    main: 'src/owner/main.ts',
    args: ['desk', '--no-open'],
    env: { DATABASE_URL: service.databaseUrl, ...WEBHOOK },
  })
  const entry = await program.url()
  return {
    ...{ url: new URL(entry).origin, entry, service },
    signedIn: await signIn(entry),
    kill: () => program.kill(),
    stop: async () => {
      await program.kill()
      await service.stop()
    },
  }
}

/** A desk of its own, for rows that the other tests must not meet or lose. */
export async function onOwnDesk(
  browser: Browser,
  options: DeskOptions,
  work: (desk: Desk, page: Page) => Promise<void>,
): Promise<void> {
  const desk = await startDesk(options)
  const context = await browser.newContext({ baseURL: desk.url, storageState: desk.signedIn })
  try {
    await work(desk, await context.newPage())
  } finally {
    await context.close()
    await desk.stop()
  }
}

/** Opens the printed address as a browser does, and keeps the cookie. */
async function signIn(entry: string): Promise<SignedIn> {
  const response = await fetch(entry, { redirect: 'manual' })
  const [cookie = ''] = response.headers.getSetCookie()
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? []
  if (name === '') throw new Error(`The desk gave no cookie: ${response.status}`)
  const { hostname } = new URL(entry)
  return {
    cookies: [
      {
        ...{ name, value, domain: hostname, path: '/', expires: -1 },
        ...{ httpOnly: true, secure: false, sameSite: 'Strict' },
      },
    ],
    origins: [],
  }
}

// Playwright reads the first argument's names: none are needed.
// oxlint-disable-next-line no-empty-pattern
async function useOwnDesk({}, use: (desk: Desk) => Promise<void>): Promise<void> {
  const desk = await startDesk({ visits: 'twenty' })
  await use(desk)
  await desk.stop()
}

/**
 * Each worker has a desk of its own with twenty visits. A test fails on any console error, and on
 * anything that the content policy had to stop.
 */
export const test = base.extend<{ complaints: string[] }, { desk: Desk }>({
  desk: [useOwnDesk, { scope: 'worker' }],
  baseURL: async ({ desk }, use) => use(desk.url),
  storageState: async ({ desk }, use) => use(desk.signedIn),
  complaints: [
    async ({ page }, use) => {
      const complaints = watchConsole(page)
      await watchPolicy(page, complaints)
      await use(complaints)
      expect(complaints, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

/** On desks that the tests of no other file meet: for tests that change leads. */
export const changingTest = test.extend<object, { desk: Desk }>({
  desk: [useOwnDesk, { scope: 'worker' }],
})

/** Picks one of the choices behind the button of the list. */
export async function filterBy(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter the leads' })
  await dialog.getByLabel(label, { exact: true }).selectOption(choice)
  await dialog.getByRole('button', { name: 'Close' }).click()
}

export { expect }
