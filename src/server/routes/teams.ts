import type { FastifyInstance } from 'fastify'
import { memberAddressOf, takeOutAddressOf, teamAddressOf } from '../../contract/api.ts'
import { readBody, takeOutBody, teamAnswersBody } from '../../contract/bodies.ts'
import { readReportCode, versionInCode } from '../../domain/report/read-report-code.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { readTeamKey } from '../../domain/sharing/team-key.ts'
import { MODEL } from '../../generated/model.ts'
import type { Store } from '../../store/store.ts'
import type { Membership, TeamOutcome } from '../../store/team-answers.ts'
import type { MilestoneCounts } from '../background/milestone-counts.ts'
import { NEWER_VERSION, sendProblem } from '../http/problem.ts'
import { replyToSubmission } from '../http/replies.ts'
import type { Submissions } from '../limits/submissions.ts'
import type { TeamReads } from '../limits/team-reads.ts'

/** What a team's answers say together: counts, from three answers on. No code leaves the server. */
export function addTeams(app: FastifyInstance, reads: TeamReads): void {
  app.route<{ Params: { team: string } }>({
    method: ['GET', 'HEAD'],
    url: teamAddressOf(':team'),
    handler: async ({ params, client }, reply) => {
      const team = readTeamKey(params.team)
      if (team === undefined) return sendProblem(reply, 'not-found')
      return (
        (await reads.read(team, client)) ??
        sendProblem(reply, 'unavailable', { headers: { 'retry-after': '1' } })
      )
    },
  })
}

/** Keeps the answers of a member and takes them out. A team is there as soon as it has answers. */
export function addTeamAnswers(
  app: FastifyInstance,
  store: Pick<Store, 'saveTeamAnswers' | 'takeOutTeamAnswers'>,
  reads: TeamReads,
  submissions: Submissions,
  milestones: MilestoneCounts,
): void {
  app.post<{ Params: Membership }>(memberAddressOf(':team', ':member'), async (request, reply) => {
    const membership = readMembership(request.params)
    if (!membership) return sendProblem(reply, 'not-found')
    const body = readBody(teamAnswersBody, request.body)
    if (!body) return sendProblem(reply, 'malformed-request')
    const answers = readReportCode(MODEL, body.code)
    if (!answers.ok) {
      if (answers.error !== 'other-version') return sendProblem(reply, 'malformed-request')
      const isNewer = versionInCode(body.code) > MODEL.version
      return isNewer
        ? sendProblem(reply, 'newer-version', NEWER_VERSION)
        : sendProblem(reply, 'other-version')
    }

    const code = reportCodeOf(MODEL, answers.value)
    const outcome = await submissions.submit(request.client, () =>
      store.saveTeamAnswers(membership, code),
    )
    if (typeof outcome === 'object') return replyToSubmission(reply, membership.member, outcome)
    if (outcome === 'full') return sendProblem(reply, 'team-full')
    reads.setChanged(membership.team)
    countNew(milestones, outcome)
    const isNew = outcome === 'first' || outcome === 'saved'
    return reply.code(isNew ? 201 : 200).send({ id: membership.member })
  })

  app.post<{ Params: Membership }>(takeOutAddressOf(':team', ':member'), async (request, reply) => {
    const membership = readMembership(request.params)
    if (!membership) return sendProblem(reply, 'not-found')
    if (!readBody(takeOutBody, request.body)) return sendProblem(reply, 'malformed-request')
    const outcome = await submissions.submit(request.client, () =>
      store.takeOutTeamAnswers(membership),
    )
    if (outcome) return replyToSubmission(reply, membership.member, outcome)
    reads.setChanged(membership.team)
    return reply.code(204).send()
  })
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
