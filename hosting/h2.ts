import { connect } from 'node:http2'
import type { OutgoingHttpHeaders } from 'node:http2'
import { connect as connectTls } from 'node:tls'

import type { Answer, Call } from '../faults/harness/client.ts'
import type { Proxy } from './proxies.ts'

export type Reply = Omit<Answer, 'ms'>

/** One HTTP/2 connection, as a browser makes one. `from`: the address of this machine to come from. */
export function connectH2({ url, certificate }: Proxy, from = '127.0.0.1') {
  const { hostname, port } = new URL(url)
  const session = connect(url, {
    createConnection: () =>
      connectTls({
        ...{ host: '127.0.0.1', port: Number(port), servername: hostname, localAddress: from },
        ...{ ca: certificate, ALPNProtocols: ['h2', 'http/1.1'] },
      }),
  })
  session.on('error', () => {})

  function send({ path, headers = {}, body }: Call): Promise<Reply> {
    const method = body === undefined ? 'GET' : 'POST'
    const sent: OutgoingHttpHeaders = { ':method': method, ':path': path, ...headers }
    return new Promise((resolve, reject) => {
      const stream = session.request(sent)
      const chunks: Buffer[] = []
      let received: Record<string, string> = {}
      stream.on('response', (got) => {
        received = Object.fromEntries(
          Object.entries(got).map(([name, value]) => [name, String(value)]),
        )
      })
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { ':status': status = '0', ...replyHeaders } = received
        resolve({ status: Number(status), headers: replyHeaders, bytes, body: bytes.toString() })
      })
      stream.end(body)
    })
  }

  return {
    send,
    protocol: () => session.alpnProtocol,
    close: () => session.destroy(),
  }
}
