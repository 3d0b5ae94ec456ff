import type { AnswerText, OptionWords, QuestionOf, Structure } from '../assessment.ts'
import { refuseDoubles } from '../complaints.ts'
import type { Complain } from '../complaints.ts'
import { readList, readOption } from '../conditions.ts'
import { exampleOpenings, movesUp } from '../question-defaults.ts'
import type { Said } from '../question-defaults.ts'
import type { Question, Scale } from '../shape.ts'
import type { QuestionFile } from './lines.ts'
import { readLines } from './lines.ts'
import { noQuestion } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import { notAnAnswer } from './plan.ts'

/** Every question, with its lines read. Complains of each mistake in them. */
export function readQuestions(
  files: readonly QuestionFile[],
  model: Structure,
  { said, scale, names }: { said: Said; scale: Scale | undefined; names: QuestionNames },
  complain: Complain,
): readonly QuestionOf[] {
  refuseRepeats(files, complain)
  return files.map(({ file, id, value }) => {
    const options = optionWordsOf(file, value.options ?? scale, complain)
    return {
      ...value,
      id,
      options,
      evidence: value.evidence ?? [],
      moves: { ...movesUp(value.topic, options, said), ...given(value.moves) },
      opening: value.opening ?? exampleOpenings(options, said),
      ...readLines({ file, id, value }, model, names, complain),
      but: butOf(file, id, value),
      high: readTexts(file, 'high', value.high),
      low: readTexts(file, 'low', value.low),
      section: sectionOf(file, value),
    }
  })

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
    const others = readList(but)
    const again = others.find((name, index) => others.indexOf(name) < index)
    if (again !== undefined) {
      complain(file, ['but'], `“${again}” is in this list twice. Take one of them away.`)
    }
    return others.flatMap((name) => {
      const other = names.ids.get(name)
      if (other === undefined) complain(file, ['but'], noQuestion(name, names))
      if (other === id) complain(file, ['but'], `“${name}” is this question itself. Remove it.`)
      return other ?? []
    })
  }
}

/** Topics and questions differ in the assessment, options in a question. */
function refuseRepeats(files: readonly QuestionFile[], complain: Complain): void {
  refuseDoubles(
    files.flatMap(({ file, value }) => [
      { file, path: ['topic'], text: value.topic },
      { file, path: ['ask'], text: value.ask },
    ]),
    complain,
  )
  for (const { file, value } of files) {
    refuseSameOptions(file, 'options', value.options ?? {}, complain)
  }
}

/** `name`: of the group that the options are in. */
export function refuseSameOptions(
  file: string,
  name: 'options' | 'scale',
  options: Scale,
  complain: Complain,
): void {
  refuseDoubles(
    Object.entries(options).map(([letter, option]) => ({
      file,
      path: [name, letter],
      text: typeof option === 'string' ? option : option.name,
    })),
    complain,
  )
}

function optionWordsOf(
  file: string,
  options: Scale | undefined,
  complain: Complain,
): readonly OptionWords[] {
  if (!options) {
    complain(
      file,
      [],
      '“options” is missing. Write them here, or once for all questions in “scale”.',
    )
  }
  return Object.values(options ?? {}).map((option) =>
    typeof option === 'string'
      ? { text: option, sentence: undefined }
      : { text: option.name, sentence: option.text },
  )
}

/** Those of a group that are there. */
function given<Value>(
  group: Readonly<Record<string, Value | undefined>> = {},
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
