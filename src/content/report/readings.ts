import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import type { Scores } from '../../domain/assessment/scoring.ts'
import { holds } from '../../domain/report/condition.ts'
import { READINGS } from './reading-texts.ts'
import type { Reading } from './reading-texts.ts'

type Reader = { answers: CompleteAnswers; scores: Scores }

const MOST_READINGS = 2

/**
 * The widest apart first, at most two; none where nothing stands out. Two that rest on the same answer
 * say nearly the same, so the second is left out.
 */
export function readingsOf({ answers, scores }: Reader): readonly string[] {
  return READINGS.filter(({ when }) => holds(when, answers, scores))
    .sort((one, other) => distanceOf(other, scores) - distanceOf(one, scores))
    .reduce<Reading[]>(
      (told, next) => (told.some((one) => sharesAnswer(one, next)) ? told : [...told, next]),
      [],
    )
    .slice(0, MOST_READINGS)
    .map(({ text }) => text)
}

function sharesAnswer(one: Reading, other: Reading): boolean {
  const ids = one.when.flatMap((condition) => ('question' in condition ? condition.question : []))
  return other.when.some((condition) => 'question' in condition && ids.includes(condition.question))
}

/** Between the areas that the reading names. */
function distanceOf({ when }: Reading, { sections }: Scores): number {
  const sums = sections
    .filter(({ name }) =>
      when.some((condition) => 'section' in condition && condition.section === name),
    )
    .map(({ total }) => total)
  return Math.max(...sums) - Math.min(...sums)
}
