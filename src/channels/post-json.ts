import { tlsProblemOf } from '../domain/tls-problem.ts'
import type { DeliveryError } from './post.ts'

type Request = {
  url: URL
  body: string
  headers?: Record<string, string>
  signal: AbortSignal
  /** What the reply says is wrong. */
  problemIn: (response: Response) => Promise<string | undefined> | string | undefined
}

const MAX_TEXT = 1000
const LONGEST_DELAY_MS = 86_400_000

/** The status decides; of the body, no more is read than `problemIn` needs. */
export async function postJson(request: Request): Promise<DeliveryError | undefined> {
  const { url, body, headers, signal, problemIn } = request
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal,
    })
    const problem = await problemIn(response)
    await response.body?.cancel().catch(() => {})
    return problem === undefined ? undefined : { problem, ...delayIn(response) }
  } catch (error) {
    return { problem: signal.aborted ? 'no reply in time' : connectionProblemOf(error) }
  }
}

export function problemInStatus({ status, ok }: Response): string | undefined {
  if (ok) return undefined
  const isRedirect = 300 <= status && status < 400
  return `replied ${status}${isRedirect ? ', a redirect, which is not followed' : ''}`
}

/** Reads only a part, because a reply can be longer than memory or never end. */
export async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length >= MAX_TEXT) break
    }
  } catch {
    // If the connection breaks, the text is what arrived before.
  }
  return text.slice(0, MAX_TEXT)
}

/** In seconds; dates are ignored, and the wait is at most a day. */
function delayIn({ headers }: Response): Pick<DeliveryError, 'retryAfterMs'> {
  const retryAfter = headers.get('retry-after') ?? ''
  if (!/^\d{1,9}$/.test(retryAfter)) return {}
  return { retryAfterMs: Math.min(Number(retryAfter) * 1000, LONGEST_DELAY_MS) }
}

/** Only codes, because messages of Node and OpenSSL can contain a name. */
function connectionProblemOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND') return 'its name is not found'
  const tlsProblem = tlsProblemOf(code, { plain: 'write http://' })
  if (tlsProblem) return `${tlsProblem} (${code})`
  return /^\w{1,60}$/.test(code) ? `no connection (${code})` : 'no connection'
}
