import { hash } from 'node:crypto'
import { expect, it } from 'vitest'

import { FIRST_VERSION, stepsIn } from './schema-steps.ts'

it('has another number for another schema', () => {
  const tables = ['sqlite', 'postgres']
    .flatMap((engine) => stepsIn(`${import.meta.dirname}/${engine}`))
    .map(({ sql }) => sql.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' '))
  expect([FIRST_VERSION, hash('sha256', tables.join()).slice(0, 12)]).toEqual([2, 'ab65ee886841'])
})
