import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

import { expect, it, onTestFinished } from 'vitest'

import { certificateFor } from '../../../tests/support/certificate.ts'
import { connect, openPool } from './connections.ts'
import { createDatabase } from '../../../tests/support/database.ts'
import { listening } from '../../../tests/support/listening.ts'
import { runSql } from '../../../tests/support/postgres-server.ts'
import { openPostgresStore } from './store.ts'

const listen = (onSocket: (socket: Socket) => void) => listening(createServer(onSocket))

it('opens without any setting that a pooler rejects', async () => {
  const opened: string[] = []
  const port = await listen((socket) => {
    socket.once('data', (bytes) => {
      opened.push(bytes.toString('latin1'))
      socket.destroy()
    })
  })
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
})

it('says what to change if a pooler rejects transactions', async () => {
  const refusal = Buffer.from(
    'SERROR\0C08P01\0Mtransaction blocks not allowed in statement pooling mode\0\0',
  )
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(refusal.length + 4, 1)
  const port = await listen((socket) =>
    socket.once('data', () => void socket.end(Buffer.concat([head, refusal]))),
  )

  await expect(openPostgresStore(`postgres://ada@127.0.0.1:${port}/assessment`)).rejects.toThrow(
    /^PostgreSQL cannot be used \(08P01\): a pooler in between refuses it; let it pool by transaction/,
  )
})

/** What a PostgreSQL replies to the question for TLS. */
function startTls(reply: 'S' | 'N') {
  return listen((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(reply)
      if (reply === 'N') return
      const tls = { isServer: true, ...certificateFor('localhost') }
      new TLSSocket(socket, tls).on('error', () => {})
    })
  })
}

it.each(['require', 'verify-full'])(
  'says that a certificate is not known with sslmode=%s, and the driver says nothing',
  async (mode) => {
    const warnings: unknown[] = []
    const hear = (warning: unknown) => warnings.push(warning)
    process.on('warning', hear)
    onTestFinished(() => void process.off('warning', hear))
    const url = `postgres://ada:secret@localhost:${await startTls('S')}/a?sslmode=${mode}`
    await expect(openPostgresStore(url)).rejects.toThrow(
      'PostgreSQL cannot be used (DEPTH_ZERO_SELF_SIGNED_CERT): its certificate is not one that this machine ' +
        'knows: name its authority with sslrootcert=FILE or NODE_EXTRA_CA_CERTS',
    )
    await new Promise(setImmediate)
    expect(warnings).toEqual([])
  },
)

it('says that there is no TLS', async () => {
  await expect(
    connect(`postgres://ada@localhost:${await startTls('N')}/a?sslmode=require`, 'a'),
  ).rejects.toThrow(
    'PostgreSQL offers no TLS: turn it on there, or take sslmode out of DATABASE_URL',
  )
})

it('says that a file of certificates is missing', async () => {
  await expect(connect('postgres://ada@localhost:1/a?sslrootcert=no-file', 'a')).rejects.toThrow(
    'A file of certificates that DATABASE_URL names cannot be read',
  )
})

it('refuses a database that cannot hold the letters of every script', async () => {
  const url = await createDatabase()
  const latin = `${new URL(url).pathname.slice(1)}_latin`
  await runSql(url, `CREATE DATABASE ${latin} ENCODING 'LATIN1' TEMPLATE template0`)
  await expect(openPostgresStore(`${url}_latin`)).rejects.toThrow(
    'The database has the encoding LATIN1: make the database with the encoding UTF8',
  )
})
