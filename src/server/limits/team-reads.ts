import type { TeamReply } from '../../contract/api.ts'
import { readReportCode } from '../../domain/report/read-report-code.ts'
import { SMALLEST_TEAM, teamOf } from '../../domain/sharing/team.ts'
import { MODEL } from '../../generated/model.ts'
import type { Store } from '../../store/store.ts'

/** Half of the connections to PostgreSQL, so that a flood of readers holds up no lead. */
const MOST_READS = 5
/** So that one client leaves room for others. */
const MOST_OF_CLIENT = 2

type Read = { team: string; client: string; reply: Promise<TeamReply>; isOutdated: boolean }

export type TeamReads = ReturnType<typeof createTeamReads>

/** Few reads at a time; one is for all who ask for a team while it goes on. */
export function createTeamReads(store: Pick<Store, 'readTeamCodes'>) {
  const reads = new Set<Read>()

  function begin(team: string, client: string): Promise<TeamReply> {
    const reply = store
      .readTeamCodes(team)
      .then(teamReplyOf)
      .finally(() => reads.delete(read))
    const read: Read = { team, client, reply, isOutdated: false }
    reads.add(read)
    return reply
  }

  return {
    /** Undefined if somebody has to come back. */
    read(team: string, client: string): Promise<TeamReply> | undefined {
      const all = [...reads]
      const shared = all.find((each) => each.team === team && !each.isOutdated)
      if (shared) return shared.reply
      const ofClient = all.filter((each) => each.client === client)
      const isFull = all.length >= MOST_READS || ofClient.length >= MOST_OF_CLIENT
      return isFull ? undefined : begin(team, client)
    },
    /** Whoever asks from now on gets what has changed. */
    setChanged(team: string): void {
      for (const read of reads) if (read.team === team) read.isOutdated = true
    },
  }
}

/** Answers to other questions are left out. */
function teamReplyOf(codes: readonly string[]): TeamReply {
  const answerSets = codes.flatMap((code) => {
    const answers = readReportCode(MODEL, code)
    return answers.ok ? [answers.value] : []
  })
  const { version } = MODEL
  const count = answerSets.length
  return { version, ...(count < SMALLEST_TEAM ? { count } : teamOf(MODEL, answerSets)) }
}
