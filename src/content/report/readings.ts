import { OPTION_NUMBERS } from '../../domain/assessment/assessment.ts'
import type { SectionName } from '../../domain/assessment/assessment.ts'
import type { Scores } from '../../domain/assessment/scoring.ts'
import { holds } from '../../domain/report/condition.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Plan } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import { READINGS } from './reading-texts.ts'
import type { Reading } from './reading-texts.ts'

type Reader = Pick<Report, 'answers' | 'scores' | 'plan'>

const MOST_READINGS = 2

/** As sums of three answers: an area is high from 3.3 on and low up to 3.0, and they lie 1.3 apart. */
const [HIGH_FROM, LOW_TO, APART] = [10, 9, 4]

/** An answer below it is what a reading calls low. */
const MIDDLE_OPTION = OPTION_NUMBERS[2]

/** Further than two areas can lie apart. */
const FURTHEST = 13

/**
 * Two answers that differ by themselves come first, then the areas widest apart, at most two in all;
 * none where nothing stands out. Two that rest on the same answer say nearly the same, so the second
 * is left out. What they call low is an answer that the plan raises.
 */
export function readingsOf({ answers, scores, plan }: Reader): readonly string[] {
  return READINGS.filter(
    (reading) =>
      standsOut(reading, scores) && holds(reading.when, answers) && isRaised(reading, plan),
  )
    .sort((one, other) => distanceOf(other, scores) - distanceOf(one, scores))
    .reduce<Reading[]>(
      (told, next) => (told.some((one) => sharesAnswer(one, next)) ? told : [...told, next]),
      [],
    )
    .slice(0, MOST_READINGS)
    .map(({ text }) => text)
}

function standsOut({ areas }: Reading, scores: Scores): boolean {
  return (
    !areas ||
    (sumOf(areas.high, scores) >= HIGH_FROM &&
      sumOf(areas.low, scores) <= LOW_TO &&
      apart(areas, scores) >= APART)
  )
}

function isRaised({ when }: Reading, plan: Plan): boolean {
  return when
    .filter(({ to }) => to < MIDDLE_OPTION)
    .every(({ question }) => stepsOf(plan).some(({ id }) => id === question))
}

function sharesAnswer(one: Reading, other: Reading): boolean {
  const ids = one.when.map(({ question }) => question)
  return other.when.some(({ question }) => ids.includes(question))
}

function distanceOf({ areas }: Reading, scores: Scores): number {
  return areas ? apart(areas, scores) : FURTHEST
}

function apart({ high, low }: NonNullable<Reading['areas']>, scores: Scores): number {
  return sumOf(high, scores) - sumOf(low, scores)
}

function sumOf(section: SectionName, { sections }: Scores): number {
  return sections.find(({ name }) => name === section)?.total ?? 0
}
