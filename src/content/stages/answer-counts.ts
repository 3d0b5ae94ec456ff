import { letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { COMMA } from '../../generated/language.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'

/** “The 12 answers: 7 at A, 1 at B, 4 at C.” */
export function answerCounts(answers: CompleteAnswers): string {
  const given = Object.values(answers)
  const counts = MODEL.options.flatMap((option) => {
    const count = given.filter((other) => other === option).length
    return count === 0 ? [] : [{ letter: letterOf(option), count }]
  })
  const [only, ...others] = counts
  if (only && others.length === 0) return say.countsAll({ letter: only.letter })
  return say.counts({ counts: counts.map((each) => say.countsAt(each)).join(COMMA) })
}
