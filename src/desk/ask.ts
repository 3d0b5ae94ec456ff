import { isRecord } from '../domain/record.ts'

export type Refusal = {
  /** `over`: the session ended; `gone`: nobody answers; `missing`: it is not there any more. */
  kind: 'over' | 'gone' | 'missing' | 'refused'
  sentence: string
  /** What the owner types in a terminal to go on. */
  command?: string
}

export type Reply<T> = { ok: true; value: T } | { ok: false; error: Refusal }

export type Query = Readonly<Record<string, string | number | undefined>>

const COMMAND = 'npm run owner -- desk'
const OVER = {
  kind: 'over',
  sentence:
    'This session is over. Start the desk again, open the address that it prints, then try again.',
  command: COMMAND,
} as const
const GONE = {
  kind: 'gone',
  sentence:
    'The desk does not answer. It ends with its terminal: start it again and open the address that it prints.',
  command: COMMAND,
} as const
const AWAY = {
  kind: 'gone',
  sentence: 'The desk does not answer. If your log-in has ended, reload the page to log in again.',
} as const

type Options = { query?: Query; body?: unknown; signal?: AbortSignal }

/** Asks the desk's own process: a GET, or with `body` a POST. An abort rejects, nothing else does. */
export function ask<T>(path: string, options: Options = {}): Promise<Reply<T>> {
  return request(path, options, async (response): Promise<T> => response.json())
}

/** A whole CSV file. One that is cut short is a refusal, and so is a log-in page in its place. */
export function askFile(path: string, query: Query): Promise<Reply<Blob>> {
  return request(path, { query }, async (response) => {
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('text/csv')) throw new Error('It is another file')
    return response.blob()
  })
}

async function request<T>(
  path: string,
  { query = {}, body, signal }: Options,
  read: (response: Response) => Promise<T>,
): Promise<Reply<T>> {
  try {
    const response = await fetch(addressOf(path, query), {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      ...(signal && { signal }),
    })
    if (!response.ok) return { ok: false, error: await refusalOf(response) }
    return { ok: true, value: await read(response) }
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, error: isLocal() ? GONE : AWAY }
  }
}

/** For a line of plain text. */
export function wordsOf({ sentence, command }: Refusal): string {
  return command === undefined ? sentence : `${sentence} In a terminal: ${command}`
}

/** What is `undefined` is left out; an empty text is not. */
export function addressOf(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

async function refusalOf(response: Response): Promise<Refusal> {
  if (response.status === 401) return isLocal() ? OVER : AWAY
  const problem: unknown = await response.json().catch(() => undefined)
  const told = isRecord(problem) && typeof problem['title'] === 'string' ? problem['title'] : ''
  return {
    kind: response.status === 404 ? 'missing' : 'refused',
    sentence: told || `The desk could not do this (${response.status}).`,
  }
}

/** Elsewhere the desk is a service, behind a log-in. */
function isLocal(): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
}
