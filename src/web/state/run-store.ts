import type { ResponseBody } from '../../contract/api.ts'
import { isSessionId, sessionIdOf } from '../../contract/api.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { isRecord } from '../../domain/record.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import { randomHex } from './random-hex.ts'
import { MODEL } from '../../generated/model.ts'

const KEY = 'assessmentRun'

/** One pass through the current questions. `finished`: these answers were queued under this id. */
type Run = { sessionId: string; finished?: Record<string, unknown> }

export function createRunStore(storage: VisitStorage, enqueue: (body: ResponseBody) => void) {
  function read(): Run | undefined {
    return readRun(readStored(storage, KEY))
  }

  /** The run with exactly these answers. After a change they belong to another run. */
  function finishedId(answers: CompleteAnswers): string | undefined {
    const { sessionId, finished } = read() ?? {}
    return finished && MODEL.questionIds.every((id) => finished[id] === answers[id])
      ? sessionId
      : undefined
  }

  /** The id of the open run, or of a new one. */
  function openId(): string {
    const run = read()
    return run && !run.finished ? run.sessionId : sessionIdOf(Date.now(), randomHex(16))
  }

  return {
    /** Forgets the run; the next one gets a new session id. */
    begin: () => storage.remove(KEY),
    finishedId,
    /** Queues the response, once per run. */
    finish: (answers: CompleteAnswers, email: string | null) => {
      if (finishedId(answers)) return
      const sessionId = openId()
      // After a crash between two of these lines it is sent twice, and the store keeps it once.
      const run = { sessionId, modelVersion: MODEL.version }
      storage.set(KEY, JSON.stringify(run))
      enqueue({
        session_id: sessionId,
        model_version: MODEL.version,
        responses: answers,
        user_email: email,
      })
      storage.set(KEY, JSON.stringify({ ...run, finished: answers }))
    },
  }
}

function readRun(value: unknown): Run | undefined {
  if (!isRecord(value)) return undefined
  const { sessionId, modelVersion = MODEL.version, finished } = value
  if (typeof sessionId !== 'string' || !isSessionId(sessionId)) return undefined
  if (modelVersion !== MODEL.version) return undefined
  return { sessionId, ...(isRecord(finished) && { finished }) }
}
