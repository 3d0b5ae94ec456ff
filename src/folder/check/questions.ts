import type { AnswerText, OptionWords, QuestionOf, Structure } from '../assessment.ts'
import { refuseDoubles } from '../complaints.ts'
import type { Complain } from '../complaints.ts'
import { readList, readOption } from '../conditions.ts'
import type { Path } from '../entry.ts'
import { exampleOpenings, movesUp } from '../question-defaults.ts'
import type { Said } from '../question-defaults.ts'
import type { Question, Scale } from '../shape.ts'
import type { WrittenQuestion } from './lines.ts'
import { readLines } from './lines.ts'
import { noQuestion } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import { notAnAnswer } from './plan.ts'

/** Every question, with its lines read. Complains of each mistake in them. */
export function readQuestions(
  written: readonly WrittenQuestion[],
  model: Structure,
  { said, scale, names }: { said: Said; scale: Scale | undefined; names: QuestionNames },
  complain: Complain,
): readonly QuestionOf[] {
  refuseRepeats(written, complain)
  return written.map(({ id, at, value }) => {
    const options = optionWordsOf(at, value.options ?? scale, complain)
    return {
      ...value,
      id,
      options,
      evidence: value.evidence ?? [],
      moves: { ...movesUp(value.topic, options, said), ...given(value.moves) },
      opening: value.opening ?? exampleOpenings(options, said),
      ...readLines({ id, at, value }, model, names, complain),
      but: butOf(at, id, value),
      high: readTexts([...at, 'high'], value.high),
      low: readTexts([...at, 'low'], value.low),
      section: sectionOf(at, value),
    }
  })

  function readTexts(path: Path, texts: Question['high']): readonly AnswerText[] {
    return Object.entries(texts).flatMap(([letter, text]) => {
      const option = readOption(letter, model.optionCount)
      if (option !== undefined) return [{ option, text }]
      complain([...path, letter], notAnAnswer(letter, model.optionCount))
      return []
    })
  }

  function sectionOf(at: Path, { section }: Question): string {
    if (!model.sections.includes(section)) {
      complain(
        [...at, 'section'],
        `there is no section “${section}”. There are ${model.sections.join(', ')}.`,
      )
    }
    return section
  }

  function butOf(at: Path, id: number, { but }: Question): readonly number[] {
    if (but === undefined) return []
    const others = readList(but)
    const again = others.find((name, index) => others.indexOf(name) < index)
    if (again !== undefined) {
      complain([...at, 'but'], `“${again}” is in this list twice. Take one of them away.`)
    }
    return others.flatMap((name) => {
      const other = names.ids.get(name)
      if (other === undefined) complain([...at, 'but'], noQuestion(name, names))
      if (other === id) complain([...at, 'but'], `“${name}” is this question itself. Remove it.`)
      return other ?? []
    })
  }
}

/** Topics and questions differ in the assessment, options in a question. */
function refuseRepeats(written: readonly WrittenQuestion[], complain: Complain): void {
  refuseDoubles(
    written.flatMap(({ at, value }) => [
      { path: [...at, 'topic'], text: value.topic },
      { path: [...at, 'ask'], text: value.ask },
    ]),
    complain,
  )
  for (const { at, value } of written) {
    refuseSameOptions([...at, 'options'], value.options ?? {}, complain)
  }
}

/** `path`: of the group that the options are in. */
export function refuseSameOptions(path: Path, options: Scale, complain: Complain): void {
  refuseDoubles(
    Object.entries(options).map(([letter, option]) => ({
      path: [...path, letter],
      text: typeof option === 'string' ? option : option.name,
    })),
    complain,
  )
}

function optionWordsOf(
  at: Path,
  options: Scale | undefined,
  complain: Complain,
): readonly OptionWords[] {
  if (!options) {
    complain(at, '“options” is missing. Write them here, or once for all questions in “scale”.')
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
