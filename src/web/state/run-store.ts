import type { ResponseBody } from '../../contract/api.ts'
import { isSessionId, readResponseBody, sessionIdOf } from '../../contract/api.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { isRecord } from '../../domain/record.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import { randomHex } from './random-hex.ts'

const RUN_KEY = 'assessmentRun'
const OUTBOX_KEY = 'assessmentOutbox'
/** Runs that wait for the network; a visitor with more than this many has long been offline. */
const OUTBOX_LIMIT = 20

/** One pass through the questions. `finished`: its response was handed to the outbox. */
type Run = { sessionId: string; finished: boolean }

export type RunStore = {
  /** Forgets the run; the next one gets a new session id. What waits in the outbox stays. */
  begin: () => void
  isFinished: () => boolean
  /** Puts the response into the outbox, once per run. */
  finish: (answers: CompleteAnswers, email: string | null) => void
  waiting: () => readonly ResponseBody[]
  settle: (sessionId: string) => void
  clear: () => void
}

export function createRunStore(storage: VisitStorage, now: () => number): RunStore {
  function current(): Run {
    const run = readRun(readStored(storage, RUN_KEY))
    if (run) return run
    const fresh = { sessionId: sessionIdOf(now(), randomHex(16)), finished: false }
    storage.set(RUN_KEY, JSON.stringify(fresh))
    return fresh
  }

  function waiting(): readonly ResponseBody[] {
    const stored = readStored(storage, OUTBOX_KEY)
    if (!Array.isArray(stored)) return []
    return stored.flatMap((body) => readResponseBody(body) ?? [])
  }

  function keep(bodies: readonly ResponseBody[]) {
    if (bodies.length === 0) storage.remove(OUTBOX_KEY)
    else storage.set(OUTBOX_KEY, JSON.stringify(bodies.slice(-OUTBOX_LIMIT)))
  }

  return {
    begin: () => storage.remove(RUN_KEY),
    isFinished: () => readRun(readStored(storage, RUN_KEY))?.finished ?? false,
    finish: (responses, user_email) => {
      const { sessionId, finished } = current()
      if (finished) return
      // The outbox first: a crash between the two sends twice, and the store keeps it once.
      keep([...waiting(), { session_id: sessionId, responses, user_email }])
      storage.set(RUN_KEY, JSON.stringify({ sessionId, finished: true }))
    },
    waiting,
    settle: (sessionId) => keep(waiting().filter(({ session_id }) => session_id !== sessionId)),
    clear: () => {
      storage.remove(RUN_KEY)
      storage.remove(OUTBOX_KEY)
    },
  }
}

function readRun(value: unknown): Run | undefined {
  if (!isRecord(value)) return undefined
  const { sessionId, finished } = value
  return typeof sessionId === 'string' && isSessionId(sessionId) && typeof finished === 'boolean'
    ? { sessionId, finished }
    : undefined
}
