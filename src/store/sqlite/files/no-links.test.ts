import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { fill, testLead } from '../../owner/owner-store.suite.ts'
import { testFolder } from '../../test-folder.suite.ts'
import { openSqliteOwnerStore } from '../owner-store.ts'
import { openSqliteStore } from '../store.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/** As on exFAT and on many network shares. */
vi.mock(import('node:fs'), async (importOriginal) => ({
  ...(await importOriginal()),
  linkSync: () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  },
}))

it('erases and restores where the file system has no hard links', async () => {
  const folder = testFolder('no-links')
  const file = join(folder, 'assessment.sqlite')
  const now = new Date()
  const store = openSqliteStore(file)
  await fill(store, 3)
  const backup = backUp(file, join(folder, 'backups'), now)
  const owner = await openSqliteOwnerStore(file)
  expect((await owner.erase([testLead(1).email], now)).leads).toBe(1)
  await owner.close()
  await store.close()

  const restored = await restore(backup.file, file, now)

  expect(restored).toMatchObject({ leads: 2, erasedAgain: { people: 1 } })
  expect(
    readFileSync(restored.keptAs ?? '')
      .subarray(0, 15)
      .toString(),
  ).toBe('SQLite format 3')
})
