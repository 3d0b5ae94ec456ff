import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'

import type { Channel } from '../../contract/webhook-event.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import { sqliteSession } from '../sqlite/sql.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import type { Store } from '../store.ts'
import { ADA } from '../store.suite.ts'
import { testFolder } from '../test-folder.suite.ts'

/** A desk of a new file. `db` and `session`: connections of their own. */
export async function openDesk(channels: readonly Channel[] = []) {
  const file = join(testFolder('desk'), 'a.sqlite')
  const store = openSqliteStore(file, { channels })
  const owner = await openSqliteOwnerStore(file)
  const db = new DatabaseSync(file, { timeout: 5000 })
  onTestFinished(async () => {
    db.close()
    await owner.close()
    await store.close()
  })
  const session = sqliteSession(db, (work) => work())
  return { store, owner, desk: owner.openDesk(), db, session }
}

/** A lead for each email, in this order. */
export async function saveLeads(store: Store, emails: readonly string[]): Promise<void> {
  for (const [index, email] of emails.entries()) {
    await store.saveLead(`key-${index + 1}`, { ...ADA, email })
  }
}
