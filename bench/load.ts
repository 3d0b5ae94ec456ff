import { connect } from 'node:net'

export type Measurement = { perSecond: number; p99Ms: number }

const SECONDS = 4
const CONNECTIONS = 64

/** One request after the other on each connection, over bare sockets: the sender must not be measured. */
export async function load(
  url: string,
  request: () => string,
  status: number,
): Promise<Measurement> {
  const { hostname, port } = new URL(url)
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + SECONDS * 1000
  const oneConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let received = Buffer.alloc(0)
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(request())
      }
      socket.setNoDelay(true).on('connect', send).on('error', reject)
      socket.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk])
        const head = received.toString('latin1', 0, received.indexOf('\r\n\r\n') + 4)
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        if (head.length < 4 || received.length < head.length + length) return
        const answered = Number(head.slice(9, 12))
        if (answered !== status) reject(new Error(`${answered} instead of ${status}`))
        received = Buffer.alloc(0)
        times.push(performance.now() - sentAt)
        if (performance.now() < endsAt) return send()
        resolve()
        socket.destroy()
      })
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, oneConnection))
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: times.length / seconds, p99Ms: at(times, 0.99) }
}

let sent = 0

/** Leads and responses by turns, each new. */
export function leadRequest(): string {
  sent += 1
  const email = `ada.${sent}@larkfield${sent % 999}.example`
  if (sent % 2 === 0) {
    const lead = { name: `Ada ${sent}`, company: 'Larkfield', designation: 'Head', email }
    return post('/api/leads', lead, `idempotency-key: ${crypto.randomUUID()}\r\n`)
  }
  const answers = Array.from({ length: 12 }, (_, index) => [index + 1, ((sent + index) % 5) + 1])
  const responses = Object.fromEntries(answers)
  const suffix = crypto.randomUUID().replaceAll('-', '')
  const session_id = `session_${Date.now()}_${suffix}`
  return post('/api/assessment-responses', { session_id, responses, user_email: email })
}

function post(path: string, body: unknown, headers = ''): string {
  const json = JSON.stringify(body)
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    `content-length: ${json.length}\r\n${headers}\r\n${json}`
  )
}

/** The value below which this share of all is. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
