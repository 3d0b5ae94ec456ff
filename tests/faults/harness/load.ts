import { setTimeout as sleep } from 'node:timers/promises'

import { createClient } from './client.ts'
import type { Answer, Client } from './client.ts'
import { addTo } from './ledger.ts'
import type { Entry, Ledger } from './ledger.ts'
import type { Random } from './settings.ts'
import { submissionOf } from './submission.ts'

/** `failure`: why there was no answer; `new` where the connection itself was not made. */
export type Timed = {
  sentAt: number
  at: number
  answer: Answer | undefined
  failure?: 'new' | 'cut'
}

export type Load = {
  /** Every finished request; without an answer when the connection ended before it. */
  requests: Timed[]
  /** No new requests; resolves when those under way have ended. */
  stop(): Promise<void>
}

type LoadOptions = {
  ledger: Ledger
  random: Random
  connections?: number
  /** Requests per second, sent whether or not the earlier ones have been answered. */
  perSecond?: number
  /** Of requests that repeat an earlier key. */
  repeats?: number
  /** For https: the certificate to trust. */
  ca?: string
  /** How long one answer may take, in milliseconds. */
  patienceMs?: number
}

/** Sends leads and responses, half and half, as fast as `connections` allow or at a fixed rate. */
export function startLoad(url: string, options: LoadOptions): Load {
  const { ledger, random, connections = 64, perSecond, repeats = 0.2, ca, patienceMs } = options
  const client = createClient({ connections, ca, patienceMs })
  const requests: Timed[] = []
  const known: Entry[] = [...ledger.values()].slice(-connections)
  const stopping = new AbortController()

  function nextEntry(): Entry {
    if (known.length > 0 && random.chance(repeats)) return random.pick(known)
    const entry = addTo(ledger, submissionOf(random))
    known.push(entry)
    if (known.length > 10 * connections) known.shift()
    return entry
  }

  async function sendNext(): Promise<boolean> {
    const sentAt = performance.now()
    try {
      const answer = await sendEntry(client, url, nextEntry())
      requests.push({ sentAt, at: performance.now(), answer })
      return true
    } catch (error) {
      const isNew = error instanceof Error && 'isNewConnection' in error && error.isNewConnection
      const failure = isNew ? 'new' : 'cut'
      requests.push({ sentAt, at: performance.now(), answer: undefined, failure })
      return false
    }
  }

  async function sendOneByOne(): Promise<void> {
    while (!stopping.signal.aborted) if (!(await sendNext())) await sleep(5)
  }

  async function sendAtRate(rate: number): Promise<void> {
    const startedAt = performance.now()
    const underWay = new Set<Promise<boolean>>()
    for (let sent = 0; !stopping.signal.aborted;) {
      const due = Math.floor(((performance.now() - startedAt) * rate) / 1000)
      for (; sent < due; sent += 1) {
        const sending = sendNext()
        underWay.add(sending)
        void sending.then(() => underWay.delete(sending))
      }
      await sleep(2)
    }
    await Promise.all(underWay)
  }

  const working = perSecond
    ? [sendAtRate(perSecond)]
    : Array.from({ length: connections }, sendOneByOne)

  return {
    requests,
    stop: async () => {
      stopping.abort()
      await Promise.all(working)
      client.close()
    },
  }
}

/** Anything but a success or a problem with 503 that says when to come again. */
export function oddityOf({ answer }: Timed): string[] {
  if (!answer) return ['no answer']
  const { status, headers } = answer
  if (status === 200 || status === 201) return []
  const isWhole =
    status === 503 &&
    Number(headers['retry-after']) > 0 &&
    headers['content-type'] === 'application/problem+json'
  return isWhole ? [] : [`${status} ${JSON.stringify(headers)}`]
}

/** Notes the acknowledgement at the moment its status line is read. */
export function sendEntry(client: Client, url: string, entry: Entry): Promise<Answer> {
  return client.send(url, entry.submission, (status) => {
    if (status === 201) entry.ackedAt ??= performance.now()
  })
}

/** What a browser does: sends what was not acknowledged again under the same key, until it is. */
export async function resendAll(url: string, ledger: Ledger): Promise<void> {
  const client = createClient({ connections: 32 })
  const open = [...ledger.values()].filter(({ ackedAt }) => ackedAt === undefined)

  async function resend(entry: Entry): Promise<void> {
    for (let attempt = 0; entry.ackedAt === undefined; attempt += 1) {
      const answer = await sendEntry(client, url, entry).catch(() => undefined)
      if (attempt === 100) {
        throw new Error(`Not acknowledged after 100 attempts: ${answer?.status} ${answer?.body}`)
      }
      if (answer?.status !== 201) await sleep(20)
    }
  }

  await Promise.all(open.map(resend))
  client.close()
}
