import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openStore } from './open-store.ts'

describe('the address of a store', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assessment-open-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('may be a path in a folder that is not there yet', async () => {
    const store = await openStore({ engine: 'sqlite', file: join(folder, 'deep/down/x.sqlite') })
    await store.close()

    expect(existsSync(join(folder, 'deep/down/x.sqlite'))).toBe(true)
  })

  it('may be that of a PostgreSQL server', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none'
    await expect(openStore({ engine: 'postgres', url })).rejects.toThrow(
      'PostgreSQL cannot be used (ECONNREFUSED)',
    )
  })
})
