import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Numbers } from '../../../contract/desk.ts'
import { OPTION_NUMBERS } from '../../../domain/assessment/assessment.ts'
import type { DeskStore, PeriodNumbers } from '../../../store/desk/desk-store.ts'
import { DAY_MS } from '../../command-line/period.ts'
import { milestoneText } from '../../stats/milestone-text.ts'
import { statsOf } from '../../stats/stats.ts'
import { refuse } from '../problems.ts'
import { isDay } from './queries.ts'

/** Ten years. */
const MOST_DAYS = 3660

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

function numbersOf(
  { sum, days, milestones, sources }: PeriodNumbers,
  from: string,
  to: string,
): Numbers {
  const reached = new Map<string, number>()
  const visits = new Map<string, number>()
  for (const { day, milestone, count } of milestones) {
    reached.set(milestone, (reached.get(milestone) ?? 0) + count)
    if (milestone === 'home') visits.set(day, count)
  }
  const options = Array.from(sum.options, (count, place) => {
    const question = Math.floor(place / OPTION_NUMBERS.length) + 1
    return [`${question}:${(place % OPTION_NUMBERS.length) + 1}`, count] as const
  })
  const period = { since: new Date(from), until: new Date(Date.parse(to) + DAY_MS) }
  const stats = statsOf(
    {
      leadsByDay: new Map(),
      responsesByDay: new Map(),
      sources: new Map(),
      stages: sum.stages,
      ofOtherVersions: sum.ofOtherVersions,
      options: new Map(options),
      milestones: reached,
    },
    period,
  )
  const byDay = daysOf(from, to).map((day) => {
    const tally = days.get(day)
    const { leads = 0, responses: finished = 0 } = tally ?? {}
    return { day, visits: visits.get(day) ?? 0, leads, finished }
  })
  return {
    from,
    to,
    visits: reached.get('home') ?? 0,
    leads: sum.leads,
    finished: sum.responses,
    funnel: stats.milestones.map((step) => ({ ...step, label: milestoneText(step.milestone) })),
    days: byDay,
    stages: stats.stages.map(({ label, count }) => ({ stage: label, count })),
    sources,
    questions: stats.questions.map(({ id, text, options: counts }) => ({
      id,
      text,
      options: counts.map(({ label, count }) => ({
        letter: label.slice(0, 1),
        text: label.slice(1).trim(),
        count,
      })),
    })),
    ofOtherVersions: sum.ofOtherVersions,
  }
}

function daysOf(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.min(count, MOST_DAYS + 1) }, (_, index) =>
    dayOf(Date.parse(from) + index * DAY_MS),
  )
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
