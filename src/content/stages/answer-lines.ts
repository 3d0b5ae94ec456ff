import { answerTo } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { LIST_LENGTH } from '../../domain/report/pick-lines.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'
import { quotedOption, questionOf } from '../questions/questions.ts'

/** No list has more lines than half of the questions, so that a small assessment says each answer once. */
const MOST = Math.min(LIST_LENGTH, Math.ceil(MODEL.questionIds.length / 2))

/**
 * `lines`, and where the folder has too few of them, the lowest answers with the option above each, but none
 * that is `planned` to be raised.
 */
export function withLowestAnswers(
  lines: readonly PickedLine[],
  answers: CompleteAnswers,
  planned: readonly QuestionId[],
): readonly PickedLine[] {
  const lowest = answersBeside(lines, answers)
    .filter(({ id, option }) => option < topOptionOf(MODEL) && !planned.includes(id))
    .sort((one, other) => one.option - other.option)
  return filledUp(lines, lowest, ({ id, option }) => {
    const { topic } = questionOf(id)
    return say.focusLine({
      topic,
      option: quotedOption(id, option),
      next: quotedOption(id, option + 1),
    })
  })
}

/** The same with the highest answers, but none that is `asked` to be raised or at the lowest option. */
export function withHighestAnswers(
  lines: readonly PickedLine[],
  answers: CompleteAnswers,
  asked: readonly QuestionId[],
): readonly PickedLine[] {
  const highest = answersBeside(lines, answers)
    .filter(({ id, option }) => option > 1 && !asked.includes(id))
    .sort((one, other) => other.option - one.option)
  return filledUp(lines, highest, ({ id, option }) => {
    return say.workingLine({ topic: questionOf(id).topic, option: quotedOption(id, option) })
  })
}

type Answer = PickedLine['answer']

function answersBeside(lines: readonly PickedLine[], answers: CompleteAnswers): Answer[] {
  return MODEL.questionIds
    .filter((id) => !lines.some(({ answer }) => answer.id === id))
    .map((id) => ({ id, option: answerTo(answers, id) }))
}

function filledUp(
  lines: readonly PickedLine[],
  others: readonly Answer[],
  textOf: (answer: Answer) => string,
): readonly PickedLine[] {
  const missing = others.slice(0, Math.max(0, MOST - lines.length))
  return [...lines, ...missing.map((answer) => ({ text: textOf(answer), answer }))]
}
