import type { AnswerText, OptionWords, QuestionOf, Structure } from '../assessment.ts'
import { refuseDoubles } from '../complaints.ts'
import type { Complain } from '../complaints.ts'
import { readOption, readQuestionList } from '../conditions.ts'
import { exampleOpenings, movesUp } from '../question-defaults.ts'
import type { Said } from '../question-defaults.ts'
import type { Question } from '../shape.ts'
import type { QuestionFile } from './lines.ts'
import { readLines } from './lines.ts'
import { noQuestion, notAnAnswer } from './plan.ts'

/** Every question, with its lines read. Complains of each mistake in them. */
export function readQuestions(
  files: readonly QuestionFile[],
  model: Structure,
  said: Said,
  complain: Complain,
): readonly QuestionOf[] {
  const ids = files.map(({ id }) => id)
  const count = files.length
  refuseDoubles(
    files.flatMap(({ file, value }) => [
      { file, path: ['topic'], text: value.topic },
      { file, path: ['ask'], text: value.ask },
      ...Object.entries(value.options).map(([letter, option]) => ({
        file,
        path: ['options', letter],
        text: typeof option === 'string' ? option : option.name,
      })),
    ]),
    complain,
  )
  return files.map(({ file, id, value }) => {
    const options = optionWordsOf(value)
    return {
      ...value,
      id,
      options,
      evidence: value.evidence ?? [],
      moves: value.moves ?? movesUp(options, said),
      opening: value.opening ?? exampleOpenings(options),
      ...readLines({ file, id, value }, model, files, complain),
      but: butOf(file, id, value),
      high: readTexts(file, 'high', value.high),
      low: readTexts(file, 'low', value.low),
      section: sectionOf(file, value),
    }
  })

  function optionWordsOf({ options }: Question): readonly OptionWords[] {
    return Object.values(options).map((option) =>
      typeof option === 'string'
        ? { text: option, sentence: undefined }
        : { text: option.name, sentence: option.text },
    )
  }

  function readTexts(
    file: string,
    name: 'high' | 'low',
    texts: Question['high'],
  ): readonly AnswerText[] {
    return Object.entries(texts).flatMap(([letter, text]) => {
      const option = readOption(letter, model.optionCount)
      if (option !== undefined) return [{ option, text }]
      complain(file, [name, letter], notAnAnswer(letter, model.optionCount))
      return []
    })
  }

  function sectionOf(file: string, { section }: Question): string {
    if (!model.sections.includes(section)) {
      complain(
        file,
        ['section'],
        `there is no section “${section}”. There are ${model.sections.join(', ')}.`,
      )
    }
    return section
  }

  function butOf(file: string, id: number, { but }: Question): readonly number[] {
    if (but === undefined) return []
    const list = readQuestionList(but)
    if (!list) complain(file, ['but'], 'write questions as in “Q3, Q12”.')
    for (const other of list ?? []) {
      if (!ids.includes(other)) complain(file, ['but'], noQuestion(other, count))
      if (list?.indexOf(other) !== list?.lastIndexOf(other)) {
        complain(file, ['but'], `Q${other} is in this list twice. Take one of them away.`)
        break
      }
      if (other === id) complain(file, ['but'], `Q${id} is this question itself. Remove it.`)
    }
    return list ?? []
  }
}
