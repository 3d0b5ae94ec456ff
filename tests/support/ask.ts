import { request } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: unknown }
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** Sends any request, exactly as given. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    sent.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers: received } = response
        resolve({ status, headers: received, bytes, text: bytes.toString() })
      })
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
