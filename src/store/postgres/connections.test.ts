import { once } from 'node:events'
import { createServer } from 'node:net'

import { expect, it } from 'vitest'

import { openPool } from './connections.ts'
import { openPostgresStore } from './store.ts'

it('opens without any setting that a pooler rejects', async () => {
  const opened: string[] = []
  const pooler = createServer((socket) => {
    socket.once('data', (bytes) => {
      opened.push(bytes.toString('latin1'))
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const address = pooler.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const pool = openPool(`postgres://ada@127.0.0.1:${port}/assessment`)

  await expect(pool.connect()).rejects.toThrow()

  const named = opened[0]
    ?.slice(8)
    .split('\0')
    .filter((_, index) => index % 2 === 0)
  expect(named?.filter(Boolean).toSorted()).toEqual([
    'application_name',
    'client_encoding',
    'database',
    'user',
  ])
  await pool.end()
  pooler.close()
})

it('says what to change if a pooler rejects transactions', async () => {
  const refusal = Buffer.from(
    'SERROR\0C08P01\0Mtransaction blocks not allowed in statement pooling mode\0\0',
  )
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(refusal.length + 4, 1)
  const pooler = createServer((socket) =>
    socket.once('data', () => {
      socket.end(Buffer.concat([head, refusal]))
    }),
  ).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const address = pooler.address()
  const port = typeof address === 'object' ? address?.port : undefined

  await expect(openPostgresStore(`postgres://ada@127.0.0.1:${port}/assessment`)).rejects.toThrow(
    /^PostgreSQL cannot be used \(08P01\): a pooler in between refuses it; let it pool by transaction/,
  )
  pooler.close()
})
