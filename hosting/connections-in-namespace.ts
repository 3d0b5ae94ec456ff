import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const SERVER = { ipv4: '127.0.0.1', ipv6: 'fd00::1' }
const PORT = 443
const ASKED = 400
const LET_IN_WITHIN_MS = 700

/** Addresses that the namespace of this process has, in the order in which they come. */
const CLIENTS = process.argv.slice(2)

const server = createServer((socket) => void socket.on('error', () => {}))
server.listen({ port: PORT, host: '::', backlog: CLIENTS.length * ASKED })
await once(server, 'listening')

const letIn: Record<string, number> = {}
for (const localAddress of CLIENTS) {
  const host = localAddress.includes(':') ? SERVER.ipv6 : SERVER.ipv4
  let count = 0
  for (let asked = 0; asked < ASKED; asked += 1) {
    const socket = connect({ host, port: PORT, localAddress }, () => (count += 1))
    socket.on('error', () => {})
  }
  // A connection that is dropped tries again after a second.
  await sleep(LET_IN_WITHIN_MS)
  letIn[localAddress] = count
}
console.log(JSON.stringify(letIn))
process.exit()
