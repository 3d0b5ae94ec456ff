import { expect, test as base } from '@playwright/test'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { startServer } from '../../../scripts/process/server-process.ts'
import { DESK_PATHS } from '../../../src/contract/desk/api.ts'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { watchConsole, watchPolicy } from '../visitor.ts'
import { countVisits, failDeliveries, sowVisits } from './visits.ts'

type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The desk beside the server, on the same database. */
export type Desk = {
  url: string
  /** Of the name "owner". */
  password: string
  service: Product
  signedIn: SignedIn
  stop: () => Promise<void>
}

/** Nobody listens at this address, so events wait. */
const WEBHOOK = {
  WEBHOOK_URL: 'https://127.0.0.1:9/hook',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
}

/** `cwd`: another built copy, whose assessment the twenty visits do not fit. `settings`: further ones of the service. */
type DeskOptions = { visits: 'none' | 'twenty'; cwd?: string; settings?: Record<string, string> }

export async function startDesk({ visits, cwd, settings }: DeskOptions): Promise<Desk> {
  const service = await startProduct({ ...WEBHOOK, ...settings }, cwd)
  if (visits === 'twenty') {
    await sowVisits(service)
    countVisits(service)
    failDeliveries(service, 2)
  }
  const program = startServer({
    main: 'src/owner/main.ts',
    ...(cwd !== undefined && { cwd }),
    args: ['desk', '--port', '0'],
    env: { DATABASE_URL: service.databaseUrl, ...WEBHOOK },
  })
  const url = await program.url()
  await expect.poll(() => program.output().stdout).toContain('password: ')
  const [, password = ''] = /^password: (\S+)$/m.exec(program.output().stdout) ?? []
  return {
    ...{ url, password, service },
    signedIn: await signIn(url, password),
    stop: async () => {
      await program.kill()
      await service.stop()
    },
  }
}

/** A separate desk, for rows that the other tests must not see or lose. */
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

/** The cookie that the log-in page gets. */
async function signIn(url: string, password: string): Promise<SignedIn> {
  const response = await fetch(url + DESK_PATHS.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ name: 'owner', password }),
  })
  const [, name = '', value = ''] =
    /^([^=]+)=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '') ?? []
  if (name === '') throw new Error(`The desk gave no cookie: ${response.status}`)
  return {
    cookies: [
      {
        ...{ name, value, domain: new URL(url).hostname, path: '/', expires: -1 },
        ...{ httpOnly: true, secure: false, sameSite: 'Strict' },
      },
    ],
    origins: [],
  }
}

// Playwright reads the names of the first argument; it needs none.
// oxlint-disable-next-line no-empty-pattern
async function useOwnDesk({}, use: (desk: Desk) => Promise<void>): Promise<void> {
  const desk = await startDesk({ visits: 'twenty' })
  await use(desk)
  await desk.stop()
}

/**
 * Each worker has its own desk with twenty visits, and another one for tests that change something. A test fails on any console error, and on
 * anything that the content policy had to stop.
 */
export const test = base.extend<{ complaints: string[] }, { desk: Desk; changingDesk: Desk }>({
  desk: [useOwnDesk, { scope: 'worker' }],
  changingDesk: [useOwnDesk, { scope: 'worker' }],
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

export { expect }
