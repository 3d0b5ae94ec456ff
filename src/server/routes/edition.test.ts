import { expect, it } from 'vitest'
import { EDITION_PATH } from '../../contract/api.ts'
import type { Edition } from '../../domain/edition/edition.ts'
import { openApp } from '../../../tests/support/test-app.ts'
import { MODEL } from '../../generated/model.ts'

const EDITION: Edition = { version: MODEL.version, people: 60, shares: { 1: ['half', null] } }

function openWith(readEdition: () => Promise<Edition | undefined>) {
  return openApp({ store: (store) => ({ ...store, readEdition }) })
}

it('sends everyone the published edition, uncached', async () => {
  const { app } = await openWith(async () => EDITION)

  const reply = await app.inject(EDITION_PATH)

  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(reply.json()).toEqual(EDITION)
})

it.each([
  ['none is published', undefined],
  ['it is of other questions', { ...EDITION, version: MODEL.version + 1 }],
])('sends nothing if %s', async (_what, edition) => {
  const { app } = await openWith(async () => edition)
  const { statusCode, body } = await app.inject(EDITION_PATH)
  expect([statusCode, body]).toEqual([204, ''])
})

it('sends nothing while the store is unavailable, and only logs it', async () => {
  const { app, logged } = await openWith(() => Promise.reject(new Error('away')))
  const reply = await app.inject(EDITION_PATH)
  expect(reply.statusCode).toBe(204)
  expect(logged.join('')).toContain('benchmark not read')
})
