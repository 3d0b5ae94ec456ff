import type { AnswerText, LineOf, OptionWords, QuestionOf, Structure } from '../assessment.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'
import { refuseDoubles } from '../complaints.ts'
import type { Complain } from '../complaints.ts'
import { readList, readOption } from '../conditions.ts'
import type { Path } from '../entry.ts'
import type { MoveTexts, MoveWithVariants } from '../../domain/assessment/texts.ts'
import { exampleOpenings, movesUp } from '../question-defaults.ts'
import type { WordsIn } from '../question-defaults.ts'
import { mapValues } from '../shape.ts'
import type { Question, Scale } from '../shape.ts'
import { filled, textAt } from '../words.ts'
import type { WrittenQuestion } from './lines.ts'
import { readLines } from './lines.ts'
import { noQuestion } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import { noSection, notAnAnswer } from './plan.ts'

/** Every question, with its lines read. Complains of each mistake in them. */
export function readQuestions(
  written: readonly WrittenQuestion[],
  model: Structure,
  { said, scale, names }: { said: WordsIn; scale: Scale | undefined; names: QuestionNames },
  complain: Complain,
): readonly QuestionOf[] {
  refuseRepeats(written, complain)
  return written.map((question) => {
    const { id, at, value } = question
    const linesIn = <Value>(group: string, values: Readonly<Record<string, Value>>) =>
      readLines(question, group, values, model, names, complain)
    const options = optionWordsOf(at, value.options ?? scale, complain)
    const named = namedOf(question, said, complain)
    return {
      ...value,
      ...named,
      id,
      weight: Number(value.weight ?? 1),
      options,
      evidence: value.evidence ?? [],
      moves: movesOf(linesIn('moves', plainLast(value.moves)), movesUp(named.topic, options, said)),
      opening: value.opening ?? exampleOpenings(options, said),
      working: linesIn('working', value.working),
      focus: linesIn('focus', value.focus),
      helps: linesIn('helps', value.helps),
      high: linesIn('high', value.high),
      but: butOf(at, id, value),
      low: readTexts([...at, 'low'], value.low),
      section: sectionOf(at, value),
    }
  })

  /** With the plain texts of a letter last, as its shape reads them first. */
  function plainLast(moves: Question['moves']): Question['moves'] {
    const isPlain = (name: string) => Number(name.length === 1)
    return Object.fromEntries(
      Object.entries(moves).toSorted(([one], [other]) => isPlain(one) - isPlain(other)),
    )
  }

  function readTexts(path: Path, texts: Question['low']): readonly AnswerText[] {
    return Object.entries(texts).flatMap(([letter, text]) => {
      const option = readOption(letter, model.optionCount)
      if (option !== undefined) return [{ option, text }]
      complain([...path, letter], notAnAnswer(letter, model.optionCount))
      return []
    })
  }

  function sectionOf(at: Path, { section }: Question): string {
    if (!model.sections.includes(section)) {
      complain([...at, 'section'], noSection(section, model.sections))
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
    written
      .flatMap(({ at, value }) => [
        { path: [...at, 'topic'], text: value.topic },
        { path: [...at, 'ask'], text: value.ask },
      ])
      .flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    complain,
  )
  for (const { at, value } of written) {
    refuseSameOptions([...at, 'options'], value.options ?? {}, complain)
  }
}

/** Many models have one text for each question: a topic is the question without its sign. */
function namedOf(
  { at, value: { topic, ask } }: WrittenQuestion,
  { words, language }: WordsIn,
  complain: Complain,
): Pick<QuestionOf, 'written' | 'topic' | 'ask'> {
  const written = ask ?? topic
  if (written === undefined) {
    complain(at, 'write “ask”, what is asked, or “topic”, what it is about; or both.')
    return { written: '', topic: '', ask: '' }
  }
  const nearest = filled(textAt(words, 'question page', 'nearest'), { topic: written }, language)
  return { written, topic: topic ?? written.replace(/^¿|\s*[?？؟.。]$/g, ''), ask: ask ?? nearest }
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

/** By letter: the plain texts, and under conditions those in place of them. */
function movesOf(
  lines: readonly LineOf<Partial<MoveTexts>>[],
  standard: Readonly<Record<string, MoveTexts>>,
): Readonly<Record<string, MoveWithVariants>> {
  return mapValues(standard, (texts, letter) => {
    const own = lines.filter(
      ({ when: [{ from, to }] }) => letterOf(from) <= letter && letter <= letterOf(to),
    )
    const plain = own.find(({ when }) => when.length === 1)
    const variants = own
      .filter(({ when }) => when.length > 1)
      .map(({ when: [, ...and], value }) => ({ ...value, when: and }))
    return { ...texts, ...plain?.value, ...(variants.length > 0 && { variants }) }
  })
}
