import { hash } from 'node:crypto'
import { expect, it } from 'vitest'

import { FIRST_VERSION, migrationsOf } from './migrations.ts'

it('begins with the schema of 1.0.0, as it was', () => {
  const tables = [...migrationsOf('sqlite'), ...migrationsOf('postgres')].map(({ sql }) =>
    sql.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' '),
  )
  expect([FIRST_VERSION, hash('sha256', tables.join()).slice(0, 12)]).toEqual([2, '84db9f4c9fc3'])
})
