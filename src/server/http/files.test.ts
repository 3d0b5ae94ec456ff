import { expect, it } from 'vitest'
import { openApp } from '../../../tests/support/test-app.ts'

it('logs one line per file, and keeps the connection open', async () => {
  const { listen, logged } = await openApp()
  const url = `http://127.0.0.1:${await listen()}/favicon.svg`
  const kept = await fetch(url)
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive'])
  await expect.poll(() => logged.length).toBe(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ method: 'GET', route: '/*', status: 200 })
})

it('sends no file after a failure, and none for a method other than GET and HEAD', async () => {
  const failed = await openApp({ hasFailed: () => true })
  const { statusCode, headers } = await failed.app.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([503, '1'])

  const { app } = await openApp()
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(405)
})
