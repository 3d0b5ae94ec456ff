import { once } from 'node:events'
import { connect } from 'node:net'

import type { Submission } from '../harness/submission.ts'

/** A request that the server has only a part of so far. */
export type HalfRequest = {
  submission: Submission
  /** Sends the rest; resolves with the reply when the connection ends. */
  finish(): Promise<string>
  cut(): void
}

/** `upTo`: the part that is sent now, half of the head or the head and half of the body. */
export async function sendHalf(
  url: string,
  submission: Submission,
  upTo: 'head' | 'body',
): Promise<HalfRequest> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('error', () => socket.destroy())
  const closed = new Promise((resolve) => socket.once('close', resolve))
  // A first answer shows that the server has accepted the connection, and not only the kernel.
  socket.write(`GET /livez HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
  await once(socket, 'data')
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
  const { path, headers, body } = submission
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n')
  const whole = Buffer.from(`${head}\r\n\r\n${body}`)
  const half = upTo === 'head' ? head.length - 5 : whole.length - 5
  socket.write(whole.subarray(0, half))
  return {
    submission,
    finish: async () => {
      socket.write(whole.subarray(half))
      await closed
      return answer
    },
    cut: () => void socket.destroy(),
  }
}
