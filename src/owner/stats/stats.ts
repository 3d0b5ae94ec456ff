import { letterOf, OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../domain/assessment/assessment.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import { MILESTONES } from '../../domain/assessment/milestone.ts'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { optionText, questionOf } from '../../content/questions/questions.ts'
import type { Period, StoredStats } from '../../store/owner/owner-store.ts'
import { DAY_MS } from '../command-line/period.ts'

/** Anybody can put a source of their own into an address. */
const MOST_SOURCES = 12

type Count = { label: string; count: number }

/** What is shown, on a terminal or as a page, with every zero that belongs to it. */
export type Stats = {
  period: Period
  leads: number
  responses: number
  /** Every day of the period from the first on which anything happened. */
  days: readonly { day: string; leads: number; responses: number }[]
  /** Of leads, the most frequent first; all that follow the last of them are one. */
  sources: readonly Count[]
  /** Least to most mature, then stages of earlier names. */
  stages: readonly Count[]
  questions: readonly { id: QuestionId; text: string; options: readonly Count[] }[]
  /** Responses that `questions` leaves out: they answer another version. */
  ofOtherVersions: number
  /** Visits that reached each milestone; `lost`: how many fewer than the one before. */
  milestones: readonly { milestone: Milestone; count: number; lost: number }[]
}

export function statsOf(stored: StoredStats, period: Period): Stats {
  return {
    period,
    leads: sum(stored.leadsByDay.values()),
    responses: sum(stored.responsesByDay.values()),
    days: daysOf(stored, period).map((day) => ({
      day,
      leads: stored.leadsByDay.get(day) ?? 0,
      responses: stored.responsesByDay.get(day) ?? 0,
    })),
    sources: sourcesOf(stored.sources),
    stages: stagesOf(stored.stages),
    questions: QUESTION_IDS.map((id) => ({
      id,
      text: questionOf(id).text,
      options: OPTION_NUMBERS.map((option) => ({
        label: `${letterOf(option)}  ${optionText(id, option)}`,
        count: stored.options.get(`${id}:${option}`) ?? 0,
      })),
    })),
    ofOtherVersions: stored.ofOtherVersions,
    milestones: MILESTONES.map((milestone, index) => {
      const count = stored.milestones.get(milestone) ?? 0
      const before =
        index === 0 ? count : (stored.milestones.get(MILESTONES[index - 1] ?? milestone) ?? 0)
      return { milestone, count, lost: Math.max(0, before - count) }
    }),
  }
}

function daysOf({ leadsByDay, responsesByDay }: StoredStats, { until }: Period): string[] {
  const [first] = [...leadsByDay.keys(), ...responsesByDay.keys()].toSorted()
  if (!first) return []
  const last = new Date(until.getTime() - 1).toISOString().slice(0, 10)
  const days = [first]
  for (let day = first; day < last; days.push(day)) {
    day = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
  }
  return days
}

function sourcesOf(counts: ReadonlyMap<string, number>): Count[] {
  const known = [...counts].filter(([name]) => name !== '')
  const sorted = known.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const shown = sorted.slice(0, MOST_SOURCES).map(([label, count]) => ({ label, count }))
  const others = sorted.slice(MOST_SOURCES).map(([, count]) => count)
  const unknown = counts.get('') ?? 0
  return [
    ...shown,
    ...(others.length > 0 ? [{ label: `${others.length} others`, count: sum(others) }] : []),
    ...(unknown > 0 ? [{ label: 'Not known', count: unknown }] : []),
  ]
}

function stagesOf(counts: ReadonlyMap<string, number>): Count[] {
  const names = [...STAGES.map(({ name }) => name as string)]
  const earlier = [...counts.keys()].filter((name) => !names.includes(name)).toSorted()
  return [...names, ...earlier].map((label) => ({ label, count: counts.get(label) ?? 0 }))
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0)
}
