import type { ResponseBody } from '../../contract/bodies.ts'
import { isSessionId } from '../../contract/api.ts'
import { isRecord } from '../../domain/record.ts'
import { isTeamKey } from '../../domain/sharing/team-key.ts'
import type { Api, TeamAnswers } from '../api.ts'
import type { SaveResult } from '../save-result.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'

const KEY = 'assessmentOutbox'
/** A visitor with more than this many has long been offline. */
const LIMIT = 20
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 600_000
/** The longest wait that a server may request. A browser fires a timer of more than 24.8 days at once. */
const LONGEST_REQUESTED_MS = 86_400_000

type Waiting = ResponseBody | TeamAnswers

/**
 * Finished runs that the server has not confirmed yet, and their answers for a team, kept across visits. `onRefused`:
 * the team takes none.
 */
export function createResponseQueue(
  storage: VisitStorage,
  api: Pick<Api, 'saveResponse' | 'saveResponseBeacon' | 'saveTeamAnswers'>,
  random: () => number,
  onRefused: (answers: TeamAnswers) => void = () => {},
) {
  /** Whether the last pass reached the server. */
  let responses = Promise.resolve(true)
  let teamAnswers = Promise.resolve(true)
  let again: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function waiting(): readonly Waiting[] {
    const stored: unknown = readStored(storage, KEY)
    if (!Array.isArray(stored)) return []
    return stored.filter((each) => isResponse(each) || isTeamAnswers(each))
  }

  function keep(all: readonly Waiting[]) {
    if (all.length === 0) storage.remove(KEY)
    else storage.set(KEY, JSON.stringify(all.slice(-LIMIT)))
  }

  function without(one: Waiting): readonly Waiting[] {
    return waiting().filter((each) => nameOf(each) !== nameOf(one))
  }

  function dropTeam(team: string) {
    keep(waiting().filter((each) => isResponse(each) || each.team !== team))
  }

  /** Oldest first. Reads the queue before each one, because the visitor may have cleared it meanwhile. */
  async function sendEach<One extends Waiting>(
    isOne: (value: unknown) => value is One,
    save: (one: One) => Promise<SaveResult>,
    onRefusal: (one: One) => void = () => {},
  ): Promise<boolean> {
    for (const one of waiting().filter(isOne)) {
      if (without(one).length === waiting().length) continue
      const result = await save(one)
      if (result.kind !== 'saved') console.error('The response was not saved.', result.reason)
      if (result.kind === 'unavailable') {
        tryAgain(result.retryAfterMs)
        return false
      }
      failures = 0
      await storage.inTurn(() => {
        keep(without(one))
        if (result.kind === 'refused') onRefusal(one)
      })
    }
    return true
  }

  function tryAgain(atLeastMs = 0) {
    failures += 1
    clearTimeout(again)
    const requestedMs = Math.min(atLeastMs, LONGEST_REQUESTED_MS)
    again = setTimeout(() => void send(), Math.max(waitAfter(failures, random()), requestedMs))
  }

  /**
   * Ends after one try of each response. Unsent ones are retried automatically while the page is open. It waits for a
   * running pass, so that a response added meanwhile is not left behind. Answers for a team follow, and it waits for
   * none of those.
   */
  async function send(): Promise<void> {
    responses = responses.then(() => {
      clearTimeout(again)
      return sendEach(isResponse, api.saveResponse)
    })
    teamAnswers = Promise.all([responses, teamAnswers]).then(
      ([isThere]) => isThere && sendEach(isTeamAnswers, api.saveTeamAnswers, onRefused),
    )
    await responses
  }

  /** The same, and ends when answers for a team have been tried too. */
  async function sendAll(): Promise<void> {
    void send()
    await teamAnswers
  }

  return {
    add: (body: ResponseBody) => keep([...waiting(), body]),
    /** In place of others for the same team. */
    addToTeam: (answers: TeamAnswers) => {
      dropTeam(answers.team)
      keep([...waiting(), answers])
    },
    dropTeam,
    waitsFor: (team: string) => waiting().some((each) => !isResponse(each) && each.team === team),
    send,
    sendAll,
    /** For a page that may be about to close. */
    sendBeacon: () => waiting().filter(isResponse).forEach(api.saveResponseBeacon),
    clear: () => keep([]),
  }
}

/** What is waiting may change while it is sent: other answers are another one. */
function nameOf(one: Waiting): string {
  return isResponse(one) ? one.session_id : `${one.team} ${one.member} ${one.code}`
}

function isTeamAnswers(value: unknown): value is TeamAnswers {
  const { team, member, code } = isRecord(value) ? value : {}
  return isTeamKey(team) && isTeamKey(member) && typeof code === 'string'
}

/** The server checks the rest, and what it refuses is not sent again. */
function isResponse(value: unknown): value is ResponseBody {
  return isRecord(value) && isSessionId(value['session_id'])
}

/** Doubles each time. The jitter keeps browsers from returning all at once after an outage. */
function waitAfter(failures: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
  return wait * (0.5 + random / 2)
}
