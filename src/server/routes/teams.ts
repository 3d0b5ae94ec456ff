import type { FastifyPluginAsync } from 'fastify'
import { memberAddressOf, takeOutAddressOf, teamAddressOf } from '../../contract/api.ts'
import type { TeamReply } from '../../contract/api.ts'
import { readBody, takeOutBody, teamAnswersBody } from '../../contract/bodies.ts'
import { readReportCode } from '../../domain/report/read-report-code.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { readTeamKey } from '../../domain/sharing/team-key.ts'
import { SMALLEST_TEAM, teamOf } from '../../domain/sharing/team.ts'
import { MODEL } from '../../generated/model.ts'
import type { Store } from '../../store/store.ts'
import type { Membership, TeamOutcome } from '../../store/team-answers.ts'
import type { MilestoneCounts } from '../background/milestone-counts.ts'
import { sendProblem } from '../http/problem.ts'
import { replyToSubmission } from '../http/replies.ts'
import type { Submissions } from '../limits/submissions.ts'

/** Half of the connections to PostgreSQL, so that a flood of readers holds up no lead. */
const MOST_READERS = 5

/** What a team's answers say together: counts, from three answers on. No code leaves the server. */
export function teamRoutes(store: Pick<Store, 'readTeamCodes'>): FastifyPluginAsync {
  let readers = 0

  async function readCodes(team: string): Promise<readonly string[]> {
    readers += 1
    try {
      return await store.readTeamCodes(team)
    } finally {
      readers -= 1
    }
  }

  return async (app) => {
    app.route<{ Params: { team: string } }>({
      method: ['GET', 'HEAD'],
      url: teamAddressOf(':team'),
      handler: async ({ params }, reply) => {
        const team = readTeamKey(params.team)
        if (team === undefined) return sendProblem(reply, 'not-found')
        if (readers >= MOST_READERS) {
          return sendProblem(reply, 'unavailable', { headers: { 'retry-after': '1' } })
        }
        return teamReplyOf(await readCodes(team))
      },
    })
  }
}

/** Answers to other questions are left out. */
function teamReplyOf(codes: readonly string[]): TeamReply {
  const answerSets = codes.flatMap((code) => {
    const answers = readReportCode(MODEL, code)
    return answers.ok ? [answers.value] : []
  })
  const count = answerSets.length
  return count < SMALLEST_TEAM ? { count } : teamOf(MODEL, answerSets)
}

type TeamServices = {
  store: Pick<Store, 'saveTeamAnswers' | 'takeOutTeamAnswers'>
  submissions: Submissions
  milestones: MilestoneCounts
}

/** Keeps the answers of a member and takes them out. A team is there as soon as it has answers. */
export function teamAnswerRoutes(services: TeamServices): FastifyPluginAsync {
  const { store, submissions, milestones } = services
  const url = memberAddressOf(':team', ':member')
  const outUrl = takeOutAddressOf(':team', ':member')

  return async (app) => {
    app.post<{ Params: Membership }>(url, async (request, reply) => {
      const membership = readMembership(request.params)
      if (!membership) return sendProblem(reply, 'not-found')
      const body = readBody(teamAnswersBody, request.body)
      if (!body) return sendProblem(reply, 'malformed-request')
      const answers = readReportCode(MODEL, body.code)
      if (!answers.ok) {
        const isOther = answers.error === 'other-version'
        return sendProblem(reply, isOther ? 'other-version' : 'malformed-request')
      }

      const code = reportCodeOf(MODEL, answers.value)
      const outcome = await submissions.submit(request.client, () =>
        store.saveTeamAnswers(membership, code),
      )
      if (typeof outcome === 'object') return replyToSubmission(reply, membership.member, outcome)
      if (outcome === 'full') return sendProblem(reply, 'team-full')
      countNew(milestones, outcome)
      const isNew = outcome === 'first' || outcome === 'saved'
      return reply.code(isNew ? 201 : 200).send({ id: membership.member })
    })

    app.post<{ Params: Membership }>(outUrl, async (request, reply) => {
      const membership = readMembership(request.params)
      if (!membership) return sendProblem(reply, 'not-found')
      if (!readBody(takeOutBody, request.body)) return sendProblem(reply, 'malformed-request')
      const outcome = await submissions.submit(request.client, () =>
        store.takeOutTeamAnswers(membership),
      )
      if (outcome) return replyToSubmission(reply, membership.member, outcome)
      return reply.code(204).send()
    })
  }
}

function readMembership(params: Membership): Membership | undefined {
  const [team, member] = [readTeamKey(params.team), readTeamKey(params.member)]
  return team !== undefined && member !== undefined ? { team, member } : undefined
}

/** Whoever makes a link adds the first answers; all others come by it. */
function countNew(milestones: MilestoneCounts, outcome: TeamOutcome): void {
  if (outcome === 'first') milestones.add('team-link')
  if (outcome === 'saved') milestones.add('team-answers')
}
