import { expect, it } from 'vitest'
import { openApp } from '../../../tests/support/test-app.ts'

it('sends no file after a failure', async () => {
  const { app } = await openApp({ hasFailed: () => true })
  const { statusCode, headers } = await app.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
})
