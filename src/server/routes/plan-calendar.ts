import type { FastifyInstance } from 'fastify'
import { hasCalendar } from '../../contract/day.ts'
import { readReportCode } from '../../domain/report/read-report-code.ts'
import { LANGUAGES } from '../../generated/languages.ts'
import { MODEL } from '../../generated/model.ts'
import { SITE } from '../../generated/site.ts'
import { visitorTextsIn } from '../visitor-texts.ts'
import { UNLISTED } from './pages.ts'

/** The plan of a report for a calendar program: phones open it, others save it. The day of the run is in the query. */
export function addPlanCalendar(app: FastifyInstance, publicOrigin: string | undefined): void {
  for (const { tag, base } of LANGUAGES) {
    app.route<{ Params: { code: string }; Querystring: { day?: unknown } }>({
      method: ['GET', 'HEAD'],
      url: `${base}/report/:code/plan.ics`,
      handler: async (request, reply) => {
        const day = typeof request.query.day === 'string' ? request.query.day : ''
        const read = readReportCode(MODEL, request.params.code)
        if (!read.ok || !hasCalendar(day, Date.now())) return reply.callNotFound()
        const { calendarOf } = await visitorTextsIn(tag)
        return reply
          .headers({
            'cache-control': 'no-store',
            'content-disposition': 'inline; filename=plan.ics',
            'x-robots-tag': UNLISTED,
          })
          .type('text/calendar; charset=utf-8')
          .send(calendarOf(read.value, day, publicOrigin ?? SITE.address))
      },
    })
  }
}
