import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretOf } from '../../../src/desk/server/account.ts'
import { writeAccount } from '../../../src/desk/server/accounts-file.ts'
import { freePort } from '../../../scripts/process/free-port.ts'
import { startServer } from '../../../scripts/process/server-process.ts'
import { expect, test } from './desk.ts'
import type { Desk } from './desk.ts'

const PASSWORD = 'correct horse battery'

function startCommand(desk: Desk, args: readonly string[], env: Record<string, string> = {}) {
  return startServer({
    main: 'src/owner/main.ts',
    args: ['desk', ...args],
    env: { DATABASE_URL: desk.service.databaseUrl, ...env },
  })
}

test.describe('several people', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('log in with their own names, and their session ends with their line', async ({
    desk,
    page,
    complaints,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'assessment-desk-'))
    const file = join(folder, 'desk-users')
    writeAccount(file, { name: 'bob', secret: await secretOf(PASSWORD), mayChange: false })
    const port = await freePort()
    const program = startCommand(desk, ['--service'], {
      DESK_USERS: file,
      DESK_PORT: String(port),
    })
    await expect
      .poll(() => program.output().stdout, { timeout: 20_000 })
      .toContain(`127.0.0.1:${port}`)
    await page.goto(`http://127.0.0.1:${port}/leads/1`)
    await page.getByLabel('Name').fill('bob')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Marsh' })).toBeVisible()
    await expect(page.getByText('bob, read-only')).toBeVisible()
    for (const name of ['Save', 'Erase', 'Export as CSV', 'Send all again']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
    for (const view of ['Leads', 'Health']) {
      await page.getByRole('link', { name: view }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await expect(page.getByRole('link', { name: /Export/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: /Send/ })).toHaveCount(0)
    }
    writeFileSync(file, readFileSync(file, 'utf8').replace('bob:', 'rob:'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await program.kill()
    rmSync(folder, { recursive: true })
    complaints.length = 0
  })
})

test('the command runs until Ctrl-C, and says when its port is in use', async ({ desk }) => {
  const port = await freePort()
  const program = startCommand(desk, ['--port', String(port)])
  expect(await program.url()).toBe(`http://127.0.0.1:${port}`)
  await expect.poll(() => program.output().stdout).toMatch(/\nname: owner\npassword: [\w-]{16}\n$/)
  const other = startCommand(desk, ['--port', String(port)])
  expect((await other.exited).code).toBe(1)
  expect(other.output().stderr).toBe(`Port ${port} is in use: choose another one with --port.\n`)
  program.signal('SIGINT')
  expect((await program.exited).code).toBe(0)
  const missing = startCommand(desk, ['--service'])
  expect((await missing.exited).code).toBe(1)
  expect(missing.output().stderr).toContain('Set DESK_USERS')
})
