import { DAY_MS } from '../../domain/day.ts'
import { optionText, questionOf } from '../../content/questions/questions.ts'
import type { Numbers } from '../../contract/desk.ts'
import { letterOf, OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { MILESTONES } from '../../domain/assessment/milestone.ts'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import type { PeriodNumbers } from '../../store/desk/desk-store.ts'

/** Ten years. */
export const MOST_DAYS = 3660

/** What the desk shows of a period, with every zero that belongs to it. */
export function numbersOf(
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
    funnel: funnelOf(reached),
    days: byDay,
    stages: stagesOf(sum.stages),
    sources,
    questions: questionsOf(sum.options),
    ofOtherVersions: sum.ofOtherVersions,
  }
}

function funnelOf(reached: ReadonlyMap<string, number>): Numbers['funnel'] {
  return MILESTONES.map((milestone, place) => {
    const count = reached.get(milestone) ?? 0
    const before = reached.get(MILESTONES[place - 1] ?? milestone) ?? 0
    return { milestone, label: milestoneText(milestone), count, lost: Math.max(0, before - count) }
  })
}

/** 'question-7' as 'Question 7'. */
function milestoneText(milestone: Milestone): string {
  const words = milestone.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function stagesOf(counts: ReadonlyMap<string, number>): Numbers['stages'] {
  const names: string[] = STAGES.map(({ name }) => name)
  const earlier = [...counts.keys()].filter((name) => !names.includes(name)).toSorted()
  return [...names, ...earlier].map((stage) => ({ stage, count: counts.get(stage) ?? 0 }))
}

/** `options`: of each question in order, how often each option was chosen. */
function questionsOf(options: readonly number[]): Numbers['questions'] {
  return QUESTION_IDS.map((id, question) => ({
    id,
    text: questionOf(id).text,
    options: OPTION_NUMBERS.map((option, place) => ({
      letter: letterOf(option),
      text: optionText(id, option),
      count: options[question * OPTION_NUMBERS.length + place] ?? 0,
    })),
  }))
}

/** Every day from first to last; one more than the most where there are more. */
export function daysOf(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.min(count, MOST_DAYS + 1) }, (_, index) =>
    dayOf(Date.parse(from) + index * DAY_MS),
  )
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
