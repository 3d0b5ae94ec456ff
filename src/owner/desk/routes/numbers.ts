import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Numbers } from '../../../contract/desk.ts'
import { DAY_MS } from '../../../domain/day.ts'
import type { OwnerStore, StoredNumbers } from '../../../store/owner-store.ts'
import { period, read } from '../requests.ts'
import { MODEL } from '../../../generated/model.ts'
import { milestonesOf } from '../../../domain/assessment/milestone.ts'

export function addNumbers(app: FastifyInstance, store: OwnerStore): void {
  app.get(DESK_PATHS.numbers, async ({ query }) => {
    const { from, to } = read(period, query)
    const until = new Date(Date.parse(to) + DAY_MS)
    return numbersOf(await store.readNumbers({ since: new Date(from), until }), from, to)
  })
}

/** Includes zero counts. */
function numbersOf(stored: StoredNumbers, from: string, to: string): Numbers {
  const { leads, responses, milestones, stages, sources, otherSources } = stored
  const names: string[] = MODEL.stages.map(({ name }) => name)
  const others = [...stages.keys()].filter((name) => !names.includes(name)).toSorted()
  return {
    from,
    to,
    leads,
    finished: responses,
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
