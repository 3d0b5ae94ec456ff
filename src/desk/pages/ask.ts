import { isRecord } from '../../domain/record.ts'

export type Refusal = {
  /** `conflict`: someone else changed it meanwhile. */
  kind: 'signed out' | 'no answer' | 'missing' | 'conflict' | 'refused'
  sentence: string
}

export type Reply<T> = { ok: true; value: T } | { ok: false; error: Refusal }

const NO_ANSWER: Refusal = {
  kind: 'no answer',
  sentence: 'The desk does not answer. Make sure that it is running, then try again.',
}

/** Calls the desk's API: a GET, or a POST with `body`. A reply without a body is `undefined`. */
export async function ask<T>(address: string, body?: unknown): Promise<Reply<T>> {
  try {
    const response = await fetch(
      address,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          },
    )
    if (!response.ok) return { ok: false, error: await refusalOf(response) }
    const text = await response.text()
    return { ok: true, value: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { ok: false, error: NO_ANSWER }
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const problem: unknown = await response.json().catch(() => undefined)
  const title = isRecord(problem) && typeof problem['title'] === 'string' ? problem['title'] : ''
  return {
    kind: KINDS[response.status] ?? 'refused',
    sentence: title || `The desk could not do this (${response.status}).`,
  }
}

const KINDS: Readonly<Record<number, Refusal['kind']>> = {
  401: 'signed out',
  404: 'missing',
  409: 'conflict',
}
