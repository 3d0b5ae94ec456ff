import { numberText } from '../../../content/numbers.ts'
import { optionText } from '../../../content/questions/questions.ts'
import type { ChosenAnswer } from '../../../domain/report/chosen-answer.ts'
import { boundText } from '../../../domain/assessment/shown-score.ts'
import type { NextStage } from '../../../domain/report/plan.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'

/** “Strategic begins at 3.5.”, on the scale of the score that it stands beside. */
export function distanceSentence(nextStage: NextStage | undefined): string {
  if (!nextStage) return say.topStage
  const { stage, from, pointsMissing } = nextStage
  return pointsMissing === 1
    ? say.oneShort({ stage })
    : say.begins({ stage, score: numberText(boundText(MODEL, from)) })
}

/** The next answer, if there is a higher one. */
export function optionAbove({ id, option }: ChosenAnswer): string {
  const above = MODEL.options.find((other) => other === option + 1)
  return above ? say.nextOption({ option: optionText(id, above) }) : say.highestOption
}
