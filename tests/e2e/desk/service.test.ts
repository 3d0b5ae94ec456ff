import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretOf } from '../../../src/desk/server/account.ts'
import { writeAccount } from '../../../src/desk/server/accounts-file.ts'
import { freePort } from '../../../scripts/process/free-port.ts'
import { startServer } from '../../../scripts/process/server-process.ts'
import { expect, test } from './desk.ts'

const PASSWORD = 'correct horse battery'

test.use({ storageState: { cookies: [], origins: [] } })

test('several people log in with their own names, and their session ends with their line', async ({
  desk,
  page,
  complaints,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-desk-'))
  const file = join(folder, 'desk-users')
  writeAccount(file, { name: 'bob', secret: await secretOf(PASSWORD), mayChange: false })
  const port = await freePort()
  const program = startServer({
    main: 'src/owner/main.ts',
    args: ['desk', '--service'],
    env: {
      DATABASE_URL: desk.service.databaseUrl,
      DESK_USERS: file,
      DESK_PORT: String(port),
    },
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
  for (const name of ['Contacted', 'Save', 'Erase', 'Release']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Health' }).first().click()
  await expect(page.getByText(/ waiting, 2 failed$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Leads' }).first().click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Export/ })).toHaveCount(0)

  writeFileSync(file, readFileSync(file, 'utf8').replace('bob:', 'rob:'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await program.kill()
  rmSync(folder, { recursive: true })
  complaints.length = 0
})
