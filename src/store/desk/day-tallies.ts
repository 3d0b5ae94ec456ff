import { OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { CopiedLead, CopiedResponse } from './desk-copy.ts'

/** What came in on one day, in UTC. */
export type DayTally = {
  leads: number
  responses: number
  ofOtherVersions: number
  stages: Map<string, number>
  /** Of question n and option m at (n - 1) * 5 + (m - 1). */
  options: Uint32Array
}

/** Counts by day that are kept as rows come and go, so that any period is a short sum. */
export type DayTallies = {
  days: ReadonlyMap<string, DayTally>
  /** `change`: 1 or -1. A lead that is kept apart does not count. */
  countLead(lead: Pick<CopiedLead, 'at' | 'apart'>, change: number): void
  countResponse(response: CopiedResponse, change: number): void
}

export function createDayTallies(): DayTallies {
  const days = new Map<string, DayTally>()

  function tallyOf(at: number): DayTally {
    const day = new Date(at).toISOString().slice(0, 10)
    const known = days.get(day)
    if (known) return known
    const tally = emptyTally()
    days.set(day, tally)
    return tally
  }

  return {
    days,
    countLead({ at, apart }, change) {
      if (apart === null) tallyOf(at).leads += change
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
    tally.options.forEach(
      (count, place) => (sum.options[place] = (sum.options[place] ?? 0) + count),
    )
  }
  return sum
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
    options: new Uint32Array(QUESTION_IDS.length * OPTION_NUMBERS.length),
  }
}
