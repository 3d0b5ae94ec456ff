import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { isRecord } from '../../domain/record.ts'
import { readReportCode } from '../../domain/report/read-report-code.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { isTeamKey, TEAM_KEY_LENGTH, teamKeyOf } from '../../domain/sharing/team-key.ts'
import { MODEL } from '../../generated/model.ts'
import type { Api, TeamAnswers } from '../api.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import type { createResponseQueue } from './response-queue.ts'

const KEY = 'assessmentTeams'

/** What this browser added to a team. */
type Membership = Pick<TeamAnswers, 'member' | 'code'>

/** The teams in whose picture this browser's answers are or will be. */
export function createTeamStore(
  storage: VisitStorage,
  queue: Pick<ReturnType<typeof createResponseQueue>, 'addToTeam' | 'dropTeam'>,
  api: Pick<Api, 'takeOutTeamAnswers'>,
) {
  function read(): ReadonlyMap<string, Membership> {
    const stored = readStored(storage, KEY)
    return new Map(
      Object.entries(isRecord(stored) ? stored : {}).flatMap(([team, value]) => {
        const { member, code } = isRecord(value) ? value : {}
        const isMembership = isTeamKey(team) && isTeamKey(member) && typeof code === 'string'
        return isMembership ? [[team, { member, code }] as const] : []
      }),
    )
  }

  function write(memberships: ReadonlyMap<string, Membership>) {
    if (memberships.size === 0) storage.remove(KEY)
    else storage.set(KEY, JSON.stringify(Object.fromEntries(memberships)))
  }

  /** None if they were to other questions: the team does not count them. */
  function answersIn(team: string): CompleteAnswers | undefined {
    const answers = readReportCode(MODEL, read().get(team)?.code ?? '')
    return answers.ok ? answers.value : undefined
  }

  function leave(team: string) {
    queue.dropTeam(team)
    write(new Map([...read()].filter(([other]) => other !== team)))
  }

  return {
    /** The key of a new team, which is there with its first answers. */
    newKey: randomKey,
    answersIn,
    has: (team: string) => answersIn(team) !== undefined,
    /** Queues the answers, in place of those that are there from this browser. */
    add: (team: string, answers: CompleteAnswers) => {
      const member = read().get(team)?.member ?? randomKey()
      const code = reportCodeOf(MODEL, answers)
      write(new Map([...read(), [team, { member, code }]]))
      queue.addToTeam({ team, member, code })
    },
    /** Whether they are out, for good. Who joins again is somebody new. */
    takeOut: async (team: string): Promise<boolean> => {
      await storage.inTurn(() => queue.dropTeam(team))
      const member = read().get(team)?.member
      const isOut = member === undefined || (await api.takeOutTeamAnswers(team, member))
      if (isOut) await storage.inTurn(() => leave(team))
      return isOut
    },
    /** Forgets the team without taking anything out. */
    leave,
    clear: () => storage.remove(KEY),
  }
}

function randomKey(): string {
  return teamKeyOf(crypto.getRandomValues(new Uint8Array(TEAM_KEY_LENGTH)))
}
