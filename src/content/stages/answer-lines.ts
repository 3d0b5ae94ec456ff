import { answerTo } from '../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { LIST_LENGTH, pickLines } from '../../domain/report/pick-lines.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import type { Report } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'
import { MIDDLE, questionOf } from '../questions/questions.ts'
import { quotedOption } from '../questions/quoted-option.ts'

/** No list has more lines than half of the questions, so that a small assessment says each answer once. */
const MOST = Math.min(LIST_LENGTH, Math.ceil(MODEL.questionIds.length / 2))

type Reader = Pick<Report, 'answers' | 'scores'>
type Answer = PickedLine['answer']

/**
 * `lines`, and where the folder has too few of them, the lowest answers with the option above each, but none
 * that is in another list.
 */
export function withLowestAnswers(
  lines: readonly PickedLine[],
  reader: Reader,
  elsewhere: readonly QuestionId[],
): readonly PickedLine[] {
  const others = answersBeside(lines, reader).filter(
    ({ id, option }) => option < topOptionOf(MODEL) && !elsewhere.includes(id),
  )
  return filledUp(lines, others, reader, 'lowest', ({ id, option }) => {
    const { topic } = questionOf(id)
    return say.focusLine({
      topic,
      option: quotedOption(id, option),
      next: quotedOption(id, option + 1),
    })
  })
}

/**
 * The same with the highest answers, of those above the middle of the scale. `raised`: none of these. `praised`: these
 * only where there is no other.
 */
export function withHighestAnswers(
  lines: readonly PickedLine[],
  reader: Reader,
  [raised, praised]: readonly [readonly QuestionId[], readonly QuestionId[]],
): readonly PickedLine[] {
  const high = answersBeside(lines, reader).filter(
    ({ id, option }) => option > MIDDLE && !raised.includes(id),
  )
  const others = high.filter(({ id }) => !praised.includes(id))
  const isOnlyPraised = lines.length + others.length === 0
  return filledUp(lines, isOnlyPraised ? high : others, reader, 'highest', ({ id, option }) =>
    say.workingLine({ topic: questionOf(id).topic, option: quotedOption(id, option) }),
  )
}

function answersBeside(lines: readonly PickedLine[], { answers }: Reader): Answer[] {
  return MODEL.questionIds
    .filter((id) => !lines.some(({ answer }) => answer.id === id))
    .map((id) => ({ id, option: answerTo(answers, id) }))
}

/** Spread over the sections, as the lines of the folder are. */
function filledUp(
  lines: readonly PickedLine[],
  others: readonly Answer[],
  reader: Reader,
  order: 'lowest' | 'highest',
  textOf: (answer: Answer) => string,
): readonly PickedLine[] {
  const possible = others.map((answer) => ({ text: textOf(answer), basedOn: answer.id, when: [] }))
  const picked = pickLines(MODEL, possible, reader, { order })
  return [...lines, ...picked.slice(0, Math.max(0, MOST - lines.length))]
}
