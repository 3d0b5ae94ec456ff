import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../contract/api.ts'
import type { Numbers } from '../../contract/api.ts'
import { DAY_MS } from '../../../domain/day.ts'
import type { CountWithBefore, OwnerStore, StoredNumbers } from '../../../store/owner-store.ts'
import { period, read } from '../../contract/requests.ts'
import { MODEL } from '../../../generated/model.ts'
import { milestonesOf } from '../../../domain/assessment/milestone.ts'
import { readNumbers } from '../../../store/desk/numbers.ts'

export function addNumbers(app: FastifyInstance, store: OwnerStore): void {
  app.get(DESK_PATHS.numbers, async ({ query }) => {
    const { days } = read(period, query)
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
    const until = new Date(today + DAY_MS)
    const since = days === 'all' ? undefined : new Date(until.getTime() - Number(days) * DAY_MS)
    return numbersOf(await readNumbers(store, { since, until }), since, new Date(today))
  })
}

/** Includes zero counts. */
function numbersOf(stored: StoredNumbers, from: Date | undefined, to: Date): Numbers {
  const { visits, leads, responses, milestones, stages, sources, otherSources } = stored
  const names: string[] = MODEL.stages.map(({ name }) => name)
  const others = [...stages.keys()].filter((name) => !names.includes(name)).toSorted()
  const figureOf = ({ count, before }: CountWithBefore) => ({ count, before: from ? before : null })
  return {
    from: from ? dayOf(from) : null,
    to: dayOf(to),
    visits: figureOf(visits),
    leads: figureOf(leads),
    finished: figureOf(responses),
    funnel: milestonesOf(MODEL).map((milestone) => ({
      milestone,
      count: milestones.get(milestone) ?? 0,
    })),
    stages: [...names, ...others].map((stage) => ({ stage, count: stages.get(stage) ?? 0 })),
    inGaps: stored.inGaps,
    sources: sources.map(({ source, ...counts }) => ({ source: source || null, ...counts })),
    rest: otherSources,
    answers: stored.answers,
    ofOtherVersions: stored.ofOtherVersions,
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
