import { expect, it } from 'vitest'

import { createDatabase } from '../../../tests/support/database.ts'
import { openPostgresStore } from './store.ts'

it('refuses the second of two servers that start at once with other questions', async () => {
  const url = await createDatabase()
  const [one, other] = [await openPostgresStore(url), await openPostgresStore(url)]
  const starts = await Promise.allSettled([
    one.checkIdentity(1, { name: 'here', hashes: ['one'], earlier: [] }),
    other.checkIdentity(1, { name: 'there', hashes: ['other'], earlier: [] }),
  ])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await Promise.all([one.close(), other.close()])
})
