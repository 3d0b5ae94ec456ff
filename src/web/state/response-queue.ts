import type { ResponseBody } from '../../contract/api.ts'
import { isSessionId } from '../../contract/api.ts'
import { isRecord } from '../../domain/record.ts'
import type { Api } from '../api.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'

const KEY = 'assessmentOutbox'
/** A visitor with more than this many has long been offline. */
const LIMIT = 20
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 600_000
/** The longest wait that a server may request. A browser fires a timer of more than 24.8 days at once. */
const LONGEST_REQUESTED_MS = 86_400_000

/** Finished runs that the server has not confirmed yet, kept across visits. */
export function createResponseQueue(
  storage: VisitStorage,
  api: Pick<Api, 'saveResponse' | 'saveResponseBeacon'>,
  random: () => number,
) {
  let sending = Promise.resolve()
  let again: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function waiting(): readonly ResponseBody[] {
    const stored = readStored(storage, KEY)
    return Array.isArray(stored) ? stored.filter(isResponse) : []
  }

  function keep(bodies: readonly ResponseBody[]) {
    if (bodies.length === 0) storage.remove(KEY)
    else storage.set(KEY, JSON.stringify(bodies.slice(-LIMIT)))
  }

  /** Oldest first. Reads the queue before each one, because the visitor may have cleared it meanwhile. */
  async function sendAll() {
    clearTimeout(again)
    for (const { session_id: id } of waiting()) {
      const body = waiting().find(({ session_id }) => session_id === id)
      if (!body) continue
      const result = await api.saveResponse(body)
      if (result.kind !== 'saved') console.error('The response was not saved.', result.reason)
      if (result.kind === 'unavailable') return tryAgain(result.retryAfterMs)
      failures = 0
      keep(waiting().filter(({ session_id }) => session_id !== id))
    }
  }

  function tryAgain(atLeastMs = 0) {
    failures += 1
    const requestedMs = Math.min(atLeastMs, LONGEST_REQUESTED_MS)
    again = setTimeout(() => void send(), Math.max(waitAfter(failures, random()), requestedMs))
  }

  /**
   * Ends after one try. Unsent responses are retried automatically while the page is open. It waits for a running
   * pass, so that a response added meanwhile is not left behind.
   */
  function send(): Promise<void> {
    sending = sending.then(sendAll)
    return sending
  }

  return {
    add: (body: ResponseBody) => keep([...waiting(), body]),
    send,
    /** For a page that may be about to close. */
    sendBeacon: () => waiting().forEach(api.saveResponseBeacon),
    clear: () => keep([]),
  }
}

/** The server checks the rest, and what it refuses is not sent again. */
function isResponse(value: unknown): value is ResponseBody {
  return (
    isRecord(value) && typeof value['session_id'] === 'string' && isSessionId(value['session_id'])
  )
}

/** Doubles each time. The jitter keeps browsers from returning all at once after an outage. */
function waitAfter(failures: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
  return wait * (0.5 + random / 2)
}
