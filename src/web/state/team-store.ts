import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { isRecord } from '../../domain/record.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { isTeamKey, TEAM_KEY_LENGTH, teamKeyOf } from '../../domain/sharing/team-key.ts'
import { MODEL } from '../../generated/model.ts'
import type { Api } from '../api.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import type { createResponseQueue } from './response-queue.ts'

const KEY = 'assessmentTeams'

/** The teams in whose picture this browser's answers are or will be, each with the key under which they are. */
export function createTeamStore(
  storage: VisitStorage,
  queue: Pick<ReturnType<typeof createResponseQueue>, 'addToTeam' | 'dropTeam'>,
  api: Pick<Api, 'takeOutTeamAnswers'>,
) {
  function read(): ReadonlyMap<string, string> {
    const stored = readStored(storage, KEY)
    return new Map(
      Object.entries(isRecord(stored) ? stored : {}).flatMap(([team, member]) =>
        isTeamKey(team) && isTeamKey(member) ? [[team, member] as const] : [],
      ),
    )
  }

  function write(members: ReadonlyMap<string, string>) {
    if (members.size === 0) storage.remove(KEY)
    else storage.set(KEY, JSON.stringify(Object.fromEntries(members)))
  }

  function leave(team: string) {
    queue.dropTeam(team)
    write(new Map([...read()].filter(([other]) => other !== team)))
  }

  return {
    /** The key of a new team, which is there with its first answers. */
    newKey: randomKey,
    has: (team: string) => read().has(team),
    /** Queues the answers, in place of those that are there from this browser. */
    add: (team: string, answers: CompleteAnswers) => {
      const member = read().get(team) ?? randomKey()
      write(new Map([...read(), [team, member]]))
      queue.addToTeam({ team, member, code: reportCodeOf(MODEL, answers) })
    },
    /** Whether they are out, for good. Who joins again is somebody new. */
    takeOut: async (team: string): Promise<boolean> => {
      queue.dropTeam(team)
      const member = read().get(team)
      const isOut = member === undefined || (await api.takeOutTeamAnswers(team, member))
      if (isOut) leave(team)
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
