import { OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'

const DAY_MS = 86_400_000

type SourceTally = { leads: number; finished: number }

/** What is counted of a lead. */
export type TalliedLead = { at: number; apart: string | null; source: string; runs: number }

/** `answers`: the options in the order of the current questions; empty for answers to other ones. */
export type TalliedResponse = { at: number; stage: string; answers: string }

/** What came in on one day, in UTC. */
export type DayTally = {
  leads: number
  responses: number
  ofOtherVersions: number
  stages: Map<string, number>
  /** Leads by source; `finished`: those whose email has a response. */
  sources: Map<string, SourceTally>
  /** Of question n and option m at (n - 1) * 5 + (m - 1). */
  options: Uint32Array
}

/** Counts by day that are kept as rows come and go, so that any period is a short sum. */
export type DayTallies = {
  days: ReadonlyMap<string, DayTally>
  /** `change`: 1 or -1. A lead that is kept apart does not count. */
  countLead(lead: TalliedLead, change: number): void
  countResponse(response: TalliedResponse, change: number): void
}

export function createDayTallies(): DayTallies {
  const days = new Map<string, DayTally>()
  const byNumber = new Map<number, DayTally>()

  function tallyOf(at: number): DayTally {
    const day = Math.floor(at / DAY_MS)
    const known = byNumber.get(day)
    if (known) return known
    const tally = emptyTally()
    byNumber.set(day, tally)
    days.set(new Date(day * DAY_MS).toISOString().slice(0, 10), tally)
    return tally
  }

  return {
    days,
    countLead({ at, apart, source, runs }, change) {
      if (apart !== null) return
      const tally = tallyOf(at)
      tally.leads += change
      addSource(tally, source, { leads: change, finished: runs > 0 ? change : 0 })
    },
    countResponse({ at, stage, answers }, change) {
      const tally = tallyOf(at)
      tally.responses += change
      tally.stages.set(stage, (tally.stages.get(stage) ?? 0) + change)
      if (answers === '') tally.ofOtherVersions += change
      addOptions(tally.options, answers, change)
    },
  }
}

export function sumOf(days: DayTallies['days'], from: string, to: string): DayTally {
  const sum = emptyTally()
  for (const [day, tally] of days) {
    if (day < from || to < day) continue
    sum.leads += tally.leads
    sum.responses += tally.responses
    sum.ofOtherVersions += tally.ofOtherVersions
    for (const [stage, count] of tally.stages) {
      sum.stages.set(stage, (sum.stages.get(stage) ?? 0) + count)
    }
    for (const [source, counts] of tally.sources) addSource(sum, source, counts)
    tally.options.forEach(
      (count, place) => (sum.options[place] = (sum.options[place] ?? 0) + count),
    )
  }
  return sum
}

function addSource({ sources }: DayTally, source: string, { leads, finished }: SourceTally): void {
  const before = sources.get(source) ?? { leads: 0, finished: 0 }
  sources.set(source, { leads: before.leads + leads, finished: before.finished + finished })
}

function addOptions(options: Uint32Array, answers: string, change: number): void {
  for (let question = 0; question < answers.length; question += 1) {
    const place = question * OPTION_NUMBERS.length + Number(answers[question]) - 1
    options[place] = (options[place] ?? 0) + change
  }
}

function emptyTally(): DayTally {
  return {
    ...{ leads: 0, responses: 0, ofOtherVersions: 0, stages: new Map() },
    sources: new Map(),
    options: new Uint32Array(QUESTION_IDS.length * OPTION_NUMBERS.length),
  }
}
