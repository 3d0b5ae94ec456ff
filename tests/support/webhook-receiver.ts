import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listening } from './listening.ts'

const SECRET_BYTES = Buffer.from('0123456789abcdef0123456789abcdef')
export const SECRET = `whsec_${SECRET_BYTES.toString('base64')}`

type Received = { id: string; headers: IncomingHttpHeaders; body: string }

/** A receiver of events on a free port; `reply` decides on each, 204 by default. */
export async function startReceiver(
  reply: (count: number, response: ServerResponse, request: IncomingMessage) => void = () => {},
) {
  const received: Received[] = []
  const accepted: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const event = { id: String(request.headers['webhook-id']), headers: request.headers, body }
      received.push(event)
      response.on('finish', () => {
        if (response.statusCode < 300) accepted.push(event)
      })
      reply(received.length, response, request)
      if (!response.headersSent && response.statusCode === 200 && !response.socket?.destroyed) {
        if (!response.hasHeader('x-wait')) response.writeHead(204).end()
      }
    })
  })
  const port = await listening(server)
  onTestFinished(() => server.closeAllConnections())
  return { received, accepted, url: new URL(`http://127.0.0.1:${port}/hooks`) }
}
