import fc from 'fast-check'
import { answersInOrder } from '../../src/domain/assessment/answers-in-order.ts'
import type { CompleteAnswers } from '../../src/domain/assessment/assessment.ts'
import { MODEL } from './twelve-by-five.ts'
import { topOptionOf } from '../../src/domain/assessment/model.ts'

/** '133 334 445 444': the twelve answers in question order. */
export function answersOf(digits: string): CompleteAnswers {
  const options = digits.replaceAll(' ', '').split('').map(Number)
  const answers = answersInOrder(MODEL, options)
  if (!answers) throw new Error(`'${digits}' are no twelve answers`)
  return answers
}

export function digitsOf(answers: CompleteAnswers): string {
  return MODEL.questionIds.map((id) => answers[id]).join('')
}

export const anyAnswers: fc.Arbitrary<CompleteAnswers> = fc
  .array(fc.constantFrom(...MODEL.options), { minLength: 12, maxLength: 12 })
  .map((options) => answersOf(options.join('')))

/** The sums of the four sections, in their order. */
type SectionSums = readonly [number, number, number, number]

/** All 13^4 of them. */
export const ALL_SECTION_SUMS: readonly SectionSums[] = everySum().flatMap((first) =>
  everySum().flatMap((second) =>
    everySum().flatMap((third) =>
      everySum().map((fourth): SectionSums => [first, second, third, fourth]),
    ),
  ),
)

/** `npm run test:long` tries everything that there is. */
const IS_LONG = process.env['LONG'] === '1'

/** All of a long list in a long run, else each eleventh: no sum of a section is left out. */
export function someOf<Value>(all: readonly Value[]): readonly Value[] {
  return IS_LONG ? all : all.filter((_value, index) => index % 11 === 0)
}

/** How many of `long` tries a run makes. */
export function triesOf(long: number): number {
  return IS_LONG ? long : long / 10
}

/** One answer set with these sums; `spread` 0 has even answers, 1 has extremes. */
export function answersWithSums(sums: SectionSums, spread: 0 | 1): CompleteAnswers {
  return answersOf(sums.map(spread === 0 ? evenThree : extremeThree).join(''))
}

function everySum(): number[] {
  return Array.from({ length: 13 }, (_, index) => index + 3)
}

/** 7 is '322'. */
function evenThree(sum: number): string {
  return [2, 1, 0].map((extra) => Math.floor((sum + extra) / 3)).join('')
}

/** 7 is '511'. */
function extremeThree(sum: number): string {
  const first = Math.min(topOptionOf(MODEL), sum - 2)
  const second = Math.min(topOptionOf(MODEL), sum - first - 1)
  return `${first}${second}${sum - first - second}`
}
