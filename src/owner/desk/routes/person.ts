import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { LeadDetail } from '../../../contract/desk.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { DeskStore, Person } from '../../../store/desk/desk-store.ts'
import type { StoredResponse } from '../../../store/owner/owner-store.ts'
import { briefOf } from '../../lead-brief/brief.ts'
import { refuse } from '../problems.ts'
import { stringOrEmpty } from './queries.ts'

export function personRoutes(app: FastifyInstance, desk: DeskStore): void {
  app.get<{ Querystring: { id?: unknown } }>(DESK_PATHS.lead, async ({ query }, reply) => {
    const text = stringOrEmpty(query.id)
    const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
    const person = await desk.readPerson(id)
    if (!person) return refuse(reply, 'not-found', 'This lead is not there any more')
    return detailOf(person) satisfies LeadDetail
  })
}

function detailOf(person: Person): LeadDetail {
  const { row, note, history, sendings, colleagues, colleagueCount, deliveries } = person
  const [latest] = history.responses
  const lead = history.leads.find(({ id }) => id === row.id) ?? history.leads[0]
  return {
    lead: row,
    note,
    origin: {
      source: lead.utm_source,
      medium: lead.utm_medium,
      campaign: lead.utm_campaign,
      referrer: lead.referrer_host,
    },
    brief: briefOf(history),
    ...(latest && {
      report: {
        ...runOf(latest),
        sections: Object.entries(latest.sectionScores).map(([name, score]) => ({ name, score })),
      },
    }),
    runs: history.responses.map(runOf),
    sendings,
    colleagues,
    colleagueCount,
    deliveries,
  }
}

function runOf(response: StoredResponse): LeadDetail['runs'][number] {
  const { answers, createdAt, overallScore, maturityStage, modelVersion } = response
  return {
    at: createdAt.toISOString(),
    score: overallScore,
    stage: maturityStage,
    modelVersion,
    ...(answers && { code: reportCodeOf(answers) }),
  }
}
