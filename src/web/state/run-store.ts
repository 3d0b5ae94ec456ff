import type { ResponseBody } from '../../contract/bodies.ts'
import { isSessionId, sessionIdOf } from '../../contract/api.ts'
import { readDay } from '../../contract/day.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { isRecord } from '../../domain/record.ts'
import { isTeamKey } from '../../domain/sharing/team-key.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import { randomHex } from './random-hex.ts'
import { PAGE_LANGUAGE } from './page-language.ts'
import { MODEL } from '../../generated/model.ts'

const KEY = 'assessmentRun'

/**
 * One pass through the current questions. `finished`: these answers were queued under this id. `teamKey`: the team that
 * they join. `nextTeamKey`: the one that the next run joins.
 */
type Run = {
  sessionId?: string
  finished?: Record<string, unknown>
  /** '2026-11-20', by the reader's calendar. */
  day?: string
  /** On which the last step is due: the landing page does not load what computes it. */
  planEnd?: string
  teamKey?: string
  nextTeamKey?: string
}

/** Days as '2026-11-20'. */
export type RunDays = { day: string; planEnd: string }

export function createRunStore(
  storage: VisitStorage,
  enqueue: (body: ResponseBody) => void,
  addToTeam: (team: string, answers: CompleteAnswers) => void,
) {
  function read(): Run {
    return readRun(readStored(storage, KEY))
  }

  function write(run: Run) {
    if (Object.values(run).some(Boolean)) {
      storage.set(KEY, JSON.stringify({ ...run, modelVersion: MODEL.version }))
    } else storage.remove(KEY)
  }

  /** A run that is not finished goes on in its team when it begins again. */
  function nextTeam(): string | undefined {
    const { nextTeamKey, finished, teamKey } = read()
    return nextTeamKey ?? (finished ? undefined : teamKey)
  }

  /** The run with exactly these answers. After a change they belong to another run. */
  function finishedId(answers: CompleteAnswers): string | undefined {
    const { sessionId, finished } = read()
    return finished && MODEL.questionIds.every((id) => finished[id] === answers[id])
      ? sessionId
      : undefined
  }

  /** The id of the open run, or of a new one. */
  function openId(): string {
    const { sessionId, finished } = read()
    return sessionId !== undefined && !finished ? sessionId : sessionIdOf(Date.now(), randomHex(16))
  }

  return {
    /** The next run gets a new session id, and joins the team that it is to join. */
    begin: () => write(asTeamKey(nextTeam())),
    /** The same, else in the team of the run before. */
    retake: () => write(asTeamKey(nextTeam() ?? read().teamKey)),
    forget: () => storage.remove(KEY),
    /** The open run joins this team, or else the next one. */
    join: (team: string) => {
      const { nextTeamKey: _before, ...run } = read()
      write({ ...run, [run.finished ? 'nextTeamKey' : 'teamKey']: team })
    },
    /** Neither this run nor the next one is of this team any longer. */
    leave: (team: string) => {
      const { teamKey, nextTeamKey, ...run } = read()
      write({
        ...run,
        ...(teamKey !== team && asTeamKey(teamKey)),
        ...(nextTeamKey !== undefined && nextTeamKey !== team && { nextTeamKey }),
      })
    },
    nextTeam,
    /** The team of this run. */
    team: () => read().teamKey,
    /** The finished run is in this team: so are its changed answers and a retake. */
    share: (teamKey: string) => write({ ...read(), teamKey }),
    finishedId,
    /** The day on which the run with exactly these answers was finished. */
    finishedOn: (answers: CompleteAnswers) => (finishedId(answers) ? read().day : undefined),
    /** The day on which the last step of its plan is due. */
    planEnd: (answers: CompleteAnswers) => (finishedId(answers) ? read().planEnd : undefined),
    /** Queues the response, once per run. */
    finish: (answers: CompleteAnswers, email: string | null, { day, planEnd }: RunDays) => {
      if (finishedId(answers)) return
      const { finished: _before, day: _day, planEnd: _end, ...others } = read()
      const sessionId = openId()
      // After a crash between two of these lines it is sent twice, and the store keeps it once.
      const run = { ...others, sessionId }
      write(run)
      enqueue({
        session_id: sessionId,
        model_version: MODEL.version,
        responses: answers,
        user_email: email,
        day,
        ...PAGE_LANGUAGE,
      })
      if (run.teamKey !== undefined) addToTeam(run.teamKey, answers)
      write({ ...run, finished: answers, day, planEnd })
    },
  }
}

/** Other questions are another run, for the same teams. */
function readRun(value: unknown): Run {
  if (!isRecord(value)) return {}
  const {
    sessionId,
    modelVersion = MODEL.version,
    finished,
    day,
    planEnd,
    teamKey,
    nextTeamKey,
  } = value
  const isOfThese = isSessionId(sessionId) && modelVersion === MODEL.version
  return {
    ...(isOfThese && {
      sessionId,
      ...(isRecord(finished) && { finished }),
      ...(isDay(day) && { day }),
      ...(isDay(planEnd) && { planEnd }),
    }),
    ...(isTeamKey(teamKey) && { teamKey }),
    ...(isTeamKey(nextTeamKey) && { nextTeamKey }),
  }
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && readDay(value) !== undefined
}

function asTeamKey(teamKey: string | undefined): Pick<Run, 'teamKey'> {
  return teamKey === undefined ? {} : { teamKey }
}
