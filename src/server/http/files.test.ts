import { expect, it } from 'vitest'
import { openApp } from '../app.suite.ts'

it('sends a file with one line of log, and keeps the connection until the server leaves', async () => {
  const { app, listen, logged } = await openApp()
  const url = `http://127.0.0.1:${await listen()}/favicon.svg`
  const kept = await fetch(url)
  const etag = kept.headers.get('etag') ?? ''
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive'])
  await expect.poll(() => logged.length).toBe(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ method: 'GET', route: '/*', status: 200 })

  const closed = app.close()
  const [whole, held] = [await fetch(url), await fetch(url, { headers: { 'if-none-match': etag } })]
  expect([whole.status, whole.headers.get('connection')]).toEqual([200, 'close'])
  expect([held.status, held.headers.get('connection')]).toEqual([304, 'close'])
  await closed
  expect(logged).toHaveLength(3)
})

it('sends no file after a failure, and none to a method that does not read', async () => {
  const failed = await openApp({ hasFailed: () => true })
  const { statusCode, headers } = await failed.app.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([503, '1'])

  const { app } = await openApp()
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(405)
})
