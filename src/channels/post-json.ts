import type { NotTaken } from './post.ts'

type Request = {
  url: URL
  body: string
  headers?: Record<string, string>
  signal: AbortSignal
  /** What the reply says is wrong. */
  problemIn: (response: Response) => Promise<string | undefined> | string | undefined
}

const MOST_TEXT = 1000
const LONGEST_DELAY_MS = 86_400_000

/** The status is the reply; of what follows, no more is read than `problemIn` asks for. */
export async function postJson(request: Request): Promise<NotTaken | undefined> {
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

/** A reply may be longer than memory, or never end. */
export async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length >= MOST_TEXT) break
    }
  } catch {
    // What came before the connection broke is the text.
  }
  return text.slice(0, MOST_TEXT)
}

/** In seconds; a date is not understood, and nobody asks for more than a day. */
function delayIn({ headers }: Response): Pick<NotTaken, 'retryAfterMs'> {
  const retryAfter = headers.get('retry-after') ?? ''
  if (!/^\d{1,9}$/.test(retryAfter)) return {}
  return { retryAfterMs: Math.min(Number(retryAfter) * 1000, LONGEST_DELAY_MS) }
}

/** Codes of Node and OpenSSL name no person; their messages could. */
function connectionProblemOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND') return 'its name is not found'
  return /^\w{1,60}$/.test(code) ? `no connection (${code})` : 'no connection'
}
