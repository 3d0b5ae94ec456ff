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

  it.each(['file:', 'file://'])('may be a path after %s', async (scheme) => {
    const store = await openStore(`${scheme}${folder}/deep/down/x.sqlite`)
    await store.close()

    expect(existsSync(join(folder, 'deep/down/x.sqlite'))).toBe(true)
  })

  it.each(['postgres', 'postgresql'])('may begin with %s://', async (scheme) => {
    await expect(openStore(`${scheme}://nobody@127.0.0.1:1/none`)).rejects.toThrow(
      'PostgreSQL cannot be used (ECONNREFUSED)',
    )
  })

  it.each([
    '',
    'data/assessment.sqlite',
    'file:',
    'file:data/',
    'file://host/data.sqlite',
    'file:data.sqlite?mode=memory',
    'sqlite:data.sqlite',
    'mysql://u:secret@host/x',
    'postgres:x',
    'http://localhost',
  ])('may not be %j, and the refusal does not repeat it', async (address) => {
    const error: unknown = await openStore(address).catch((reason: unknown) => reason)

    expect(error).toMatchObject({ message: expect.stringContaining('write file:data/') })
    expect(String(error)).not.toContain('secret')
  })
})
