import type { FastifyPluginAsync } from 'fastify'
import { calendarOf } from '../../channels/calendar-of.ts'
import { readDay } from '../../contract/day.ts'
import { DAY_MS } from '../../domain/day.ts'
import { readReportCode } from '../../domain/report/read-report-code.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { SITE } from '../../generated/site.ts'
import { UNLISTED } from './pages.ts'

const YEAR_MS = 366 * DAY_MS

/** The plan of a report for a calendar program: phones open it, others save it. The day of the run is in the query. */
export function planCalendarRoutes(publicOrigin: string | undefined): FastifyPluginAsync {
  return async (app) => {
    app.route<{ Params: { code: string }; Querystring: { day?: unknown } }>({
      method: ['GET', 'HEAD'],
      url: '/report/:code/plan.ics',
      handler: async (request, reply) => {
        const day = typeof request.query.day === 'string' ? request.query.day : ''
        const time = readDay(day)?.getTime() ?? Number.NaN
        const read = readReportCode(MODEL, request.params.code)
        const isNear = Math.abs(time - Date.now()) < YEAR_MS
        if (!read.ok || !isNear) return reply.callNotFound()
        return reply
          .headers({
            'cache-control': 'no-store',
            'content-disposition': 'inline; filename=plan.ics',
            'x-robots-tag': UNLISTED,
          })
          .type('text/calendar; charset=utf-8')
          .send(calendarOf(reportOf(MODEL, read.value), day, publicOrigin ?? SITE.address))
      },
    })
  }
}
