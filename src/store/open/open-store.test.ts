import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { testFolder } from '../../../tests/support/test-folder.ts'
import { openStore } from './open-store.ts'

describe('the address of a store', () => {
  it('may be a path in a missing folder', async () => {
    const file = join(testFolder('open'), 'deep/down/x.sqlite')
    const store = await openStore({ engine: 'sqlite', file })
    await store.close()

    expect(existsSync(file)).toBe(true)
  })

  it('may be that of a PostgreSQL server', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none'
    await expect(openStore({ engine: 'postgres', url })).rejects.toThrow(
      'PostgreSQL cannot be used (ECONNREFUSED)',
    )
  })
})
