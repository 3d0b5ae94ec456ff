import type { ResponseBody } from '../../contract/api.ts'
import { isSessionId, sessionIdOf } from '../../contract/api.ts'
import { QUESTION_IDS, readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { isRecord } from '../../domain/record.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import { randomHex } from './random-hex.ts'

const KEY = 'assessmentRun'

/**
 * One pass through one version of the questions. `finished`: these answers were handed over under
 * this id.
 */
type Run = { sessionId: string; modelVersion: number; finished?: CompleteAnswers }

export type RunStore = {
  /** Forgets the run; the next one gets a new session id. */
  begin: () => void
  /** Whether exactly these answers were handed over. After a change they belong to another run. */
  isFinished: (answers: CompleteAnswers) => boolean
  /** Under which exactly these answers were handed over. */
  idOf: (answers: CompleteAnswers) => string | undefined
  /** Hands the response over, once per run. */
  finish: (answers: CompleteAnswers, email: string | null) => void
}

export function createRunStore(
  storage: VisitStorage,
  now: () => number,
  handOver: (body: ResponseBody) => void,
): RunStore {
  function read(): Run | undefined {
    return readRun(readStored(storage, KEY))
  }

  function isFinished(answers: CompleteAnswers): boolean {
    const finished = read()?.finished
    return finished !== undefined && QUESTION_IDS.every((id) => finished[id] === answers[id])
  }

  /** The id of the open run, or of a new one. */
  function openId(): string {
    const run = read()
    return run && !run.finished ? run.sessionId : sessionIdOf(now(), randomHex(16))
  }

  return {
    idOf: (answers) => (isFinished(answers) ? read()?.sessionId : undefined),
    begin: () => storage.remove(KEY),
    isFinished,
    finish: (answers, email) => {
      if (isFinished(answers)) return
      const sessionId = openId()
      // A crash between any two of these sends twice, and the store keeps it once.
      const run: Run = { sessionId, modelVersion: MODEL_VERSION }
      storage.set(KEY, JSON.stringify(run))
      handOver({
        session_id: sessionId,
        model_version: MODEL_VERSION,
        responses: answers,
        user_email: email,
      })
      storage.set(KEY, JSON.stringify({ ...run, finished: answers }))
    },
  }
}

function readRun(value: unknown): Run | undefined {
  if (!isRecord(value)) return undefined
  const { sessionId, modelVersion = MODEL_VERSION, finished } = value
  if (typeof sessionId !== 'string' || !isSessionId(sessionId)) return undefined
  if (modelVersion !== MODEL_VERSION) return undefined
  const answers = readCompleteAnswers(finished)
  return { sessionId, modelVersion, ...(answers && { finished: answers }) }
}
