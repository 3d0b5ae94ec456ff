import { outcomeOf } from '../assessment/outcome.ts'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import type { CompleteAnswers } from '../assessment/assessment.ts'
import type { CountedPerson } from './edition.ts'
import { COINS } from './rules.ts'
import type { Toss } from './rules.ts'

/** Half of the coins: no count is moved. */
export const UNMOVED: Toss = () => COINS / 2

/** Whole numbers below `most`, the same each time for the same seed. */
function drawsOf(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** Every name has coins of its own. */
export function tossesOf(seed: number): Toss {
  return (name) => {
    let start = seed
    for (const letter of name) start = Math.imul(start ^ letter.charCodeAt(0), 16_777_619)
    const draw = drawsOf(start)
    draw(2)
    return Array.from({ length: COINS }, () => draw(2)).reduce((sum, coin) => sum + coin, 0)
  }
}

export function personOf(
  answers: CompleteAnswers,
  domain: string,
  month = '2026-11',
): CountedPerson {
  const { overall, sections } = outcomeOf(answers).scores
  return { domain, month, overall, areas: sections.map(({ score }) => score) }
}

/** As many people of 40 domains as there are answer sets. */
export function peopleOf(answerSets: readonly CompleteAnswers[]): CountedPerson[] {
  return answerSets.map((answers, index) => personOf(answers, `company-${index % 40}.example`))
}

/** People whose answers lie around a level of their own. */
export function madeUpAnswers(count: number, seed = 4711): CompleteAnswers[] {
  const draw = drawsOf(seed)
  return Array.from({ length: count }, () => {
    const level = 1 + draw(5)
    const digits = Array.from({ length: 12 }, () => Math.min(5, Math.max(1, level + draw(3) - 1)))
    return answersOf(digits.join(''))
  })
}
