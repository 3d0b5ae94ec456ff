import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { resolveName } from './resolve-name.ts'

type Reply = { records: readonly number[][] } | { code: number } | 'silent'

const NO_SUCH_NAME = { code: 3 }
const NO_RECORD = { records: [] }
const [A, AAAA] = [1, 28]

function resolverAt(port: number): Resolver {
  const resolver = new Resolver({ timeout: 200, tries: 1 })
  resolver.setServers([`127.0.0.1:${port}`])
  return resolver
}

/** A name server that replies by the type of the question alone. */
async function startNameServer(replies: Record<number, Reply>) {
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1)
    const reply = replies[type] ?? NO_RECORD
    if (reply !== 'silent') socket.send(replyTo(question, type, reply), from.port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return resolverAt(socket.address().port)
}

/** By RFC 1035: the header, the question as it came, and a record for each address. */
function replyTo(question: Buffer, type: number, reply: Exclude<Reply, 'silent'>): Buffer {
  const [code, records] = 'code' in reply ? [reply.code, []] : [0, reply.records]
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(records.length, 6)
  header.writeUInt32BE(0, 8)
  const asked = question.subarray(12, question.indexOf(0, 12) + 5)
  const answers = records.map((bytes) =>
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
  )
  return Buffer.concat([header, asked, ...answers])
}

const V4 = { records: [[192, 0, 2, 7]] }
const V6 = { records: [[0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]] }

it('gives every address of a name, of both kinds', async () => {
  const nameServer = await startNameServer({ [A]: V4, [AAAA]: V6 })

  expect(await resolveName('crm.example', nameServer)).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ])
})

it.each([
  ['has no record of', NO_RECORD],
  ['never tells', 'silent'],
  ['fails to tell', { code: 2 }],
] as const)('gives what it has of a name whose server %s the other kind', async (_, reply) => {
  const nameServer = await startNameServer({ [A]: V4, [AAAA]: reply })

  expect(await resolveName('crm.example', nameServer)).toEqual([
    { address: '192.0.2.7', family: 4 },
  ])
})

it.each([
  ['knows', NO_SUCH_NAME],
  ['has a record of', NO_RECORD],
])('finds a name of the hosts file that no name server %s', async (_, reply) => {
  const nameServer = await startNameServer({ [A]: reply, [AAAA]: reply })

  expect(await addressesOf('localhost', nameServer)).toMatch(LOCALHOST)
})

it('finds a name of the hosts file where no name server is', async () => {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')

  expect(await addressesOf('localhost', resolverAt(port))).toMatch(LOCALHOST)
})

const LOCALHOST = /^(?:127\.0\.0\.1|::1)(?:,|$)/

async function addressesOf(hostname: string, resolver: Resolver): Promise<string> {
  const found = await resolveName(hostname, resolver)
  return found.map(({ address }) => address).join()
}

it('asks no further when no name server replies', async () => {
  const nameServer = await startNameServer({ [A]: 'silent', [AAAA]: 'silent' })

  await expect(resolveName('localhost', nameServer)).rejects.toMatchObject({ code: 'ETIMEOUT' })
})
