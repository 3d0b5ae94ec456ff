import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../../tests/support/test-app.ts'
import { addHealth } from './health.ts'

it('is live, and ready after a successful write', async () => {
  const { app } = await openApp()
  expect((await app.inject('/livez')).json()).toEqual({ status: 'live' })
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toEqual({ status: 'ready' })
  expect(ready.headers['cache-control']).toBe('no-store')
})

it('is live but not ready while the store cannot be written', async () => {
  const { app } = await openApp({
    store: (store) => ({ ...store, checkWritable: () => Promise.reject(new Error('disk full')) }),
  })
  expect((await app.inject('/livez')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.headers['retry-after']).toBe('2')
  expect(ready.body).not.toContain('disk')
})

it('writes at most once in two seconds, however many requests there are', async () => {
  let at = 0
  let writes = 0
  let isFull = false
  const checkWritable = async () => {
    writes += 1
    if (isFull) throw new Error('full')
  }
  const app = fastify()
  addHealth(app, { checkWritable }, () => at)
  onTestFinished(() => app.close())
  const ask = async () => (await app.inject('/readyz')).statusCode

  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200])
  at = 1999
  isFull = true
  expect(await ask()).toBe(200)
  expect(writes).toBe(1)
  at = 2000
  expect(await ask()).toBe(503)
  isFull = false
  at = 4000
  expect(await ask()).toBe(200)
  expect(writes).toBe(3)
})
