import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Numbers } from '../../../contract/desk.ts'
import type { DeskStore } from '../../../store/desk/desk-store.ts'
import { daysOf, MOST_DAYS, numbersOf } from '../period-numbers.ts'
import { refuse } from '../problems.ts'
import { isDay } from './queries.ts'

export function numberRoutes(app: FastifyInstance, desk: DeskStore): void {
  app.get<{ Querystring: { from?: unknown; to?: unknown } }>(
    DESK_PATHS.numbers,
    async ({ query: { from, to } }, reply) => {
      if (!isDay(from) || !isDay(to) || from > to || daysOf(from, to).length > MOST_DAYS) {
        return refuse(reply, 'not-understood', 'Choose a first and a last day, at most ten years')
      }
      return numbersOf(await desk.readNumbers(from, to), from, to) satisfies Numbers
    },
  )
}
