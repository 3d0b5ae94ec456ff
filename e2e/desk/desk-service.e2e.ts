import { createServer, request } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { startServer } from '../../scripts/process/server-process.ts'
import { freePort } from '../../src/store/postgres/server.suite.ts'
import { expect, test } from './desk.ts'
import type { Desk } from './desk.ts'

const SECRET = 'a-secret-that-only-the-proxy-knows'
const OF_PROXY = { 'x-desk-secret': SECRET }

/** The desk as a service, behind a proxy to which `user` has logged in. */
async function openAs(
  browser: Browser,
  desk: Desk,
  user: string,
  look: (page: Page) => Promise<void>,
) {
  const [proxyPort, port] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${proxyPort}`
  const program = startServer({
    main: 'src/owner/main.ts',
    args: ['desk', '--service'],
    env: {
      DATABASE_URL: desk.service.databaseUrl,
      DESK_URL: url,
      DESK_PORT: String(port),
      DESK_SECRET: SECRET,
      DESK_EDITORS: 'anna',
    },
  })
  const proxy = createServer((asked, reply) => {
    const { method, url: path, headers } = asked
    const handed = request(
      {
        ...{ host: '127.0.0.1', port, method, path },
        headers: { ...headers, ...OF_PROXY, 'x-desk-user': user },
      },
      (answer) => answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers)),
    )
    asked.pipe(handed)
  }).listen(proxyPort, '127.0.0.1')
  await program.url()
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [] },
  })
  try {
    await look(await context.newPage())
  } finally {
    await context.close()
    proxy.closeAllConnections()
    proxy.close()
    await program.kill()
  }
}

test('who may only look finds nothing to export or change', async ({ browser, desk }) => {
  await openAs(browser, desk, 'bo@provider.example', async (page) => {
    await page.goto('/leads')
    await expect(page.getByText('You are bo@provider.example. You may look')).toBeVisible()
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await expect(page.getByRole('button', { name: 'Clear selection' })).toBeVisible()
    await expect(page.getByRole('button', { name: /export|erase|release/i })).toHaveCount(0)
    for (const [view, heading] of [
      ['/leads/1', 'The brief'],
      ['/deliveries', 'Deliveries'],
      ['/benchmark', 'The rules'],
      ['/health', 'Versions'],
    ] as const) {
      await page.goto(view)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      const changing = page.getByRole('button', { name: /erase|replay|publish|verify now/i })
      await expect(changing, view).toHaveCount(0)
    }
  })
})
