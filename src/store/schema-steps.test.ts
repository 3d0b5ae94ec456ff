import { hash } from 'node:crypto'
import { expect, it } from 'vitest'

import { FIRST_VERSION, stepsOf } from './schema-steps.ts'

it('has another number for another schema', () => {
  const tables = [...stepsOf('sqlite'), ...stepsOf('postgres')].map(({ sql }) =>
    sql.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' '),
  )
  expect([FIRST_VERSION, hash('sha256', tables.join()).slice(0, 12)]).toEqual([2, '84db9f4c9fc3'])
})
