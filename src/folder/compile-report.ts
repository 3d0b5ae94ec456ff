import { letterOf } from '../domain/assessment/assessment.ts'
import type {
  ByLetter,
  ByQuestion,
  ByStage,
  Line,
  Lists,
  StageMeaning,
  Tensions,
} from '../domain/assessment/texts.ts'
import type { Assessment, LineOf } from './assessment.ts'

export function questionTextsOf({ questions }: Assessment) {
  return Object.fromEntries(
    questions.map(({ id, evidence, moves, number }) => [id, { evidence, moves, number }]),
  )
}

/** Apart, as no page but a report needs them. */
export function listsOf({ questions }: Assessment): Lists {
  return {
    whatsWorking: linesIn('working'),
    whereToFocus: linesIn('focus'),
    helps: linesIn('helps'),
  }

  function linesIn(list: 'working' | 'focus' | 'helps'): Line[] {
    return questions.flatMap(({ id, [list]: lines }) => lines.map((line) => lineOf(id, line)))
  }
}

function lineOf(id: number, { when, value }: LineOf<string>): Line {
  return { text: value, basedOn: id, when }
}

export function openingsOf({ questions }: Assessment): ByQuestion<ByLetter<string>> {
  return Object.fromEntries(questions.map(({ id, opening }) => [id, opening]))
}

/** Texts of high answers, of low ones, and which low ones go with a high one. */
export function tensionsOf({ questions, optionCount }: Assessment): Tensions {
  return {
    // A text is also for the answers above, unless one of those has its own.
    high: questions.flatMap(({ id, high }) =>
      high
        .toSorted((one, other) => other.when[0].from - one.when[0].from)
        .map(({ when: [own, ...and], value }) =>
          lineOf(id, { when: [{ ...own, to: optionCount }, ...and], value }),
        ),
    ),
    low: Object.fromEntries(
      questions.map(({ id, low }) => [
        id,
        Object.fromEntries(low.map(({ option, text }) => [letterOf(option), text])),
      ]),
    ),
    pairs: Object.fromEntries(questions.map(({ id, but }) => [id, but])),
  }
}

/** As other sentences follow it. Scripts with a stop of their own are left as they are. */
function withStop(text: string): string {
  const isOpen = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}%][”’»)]*$/u.test(text)
  return isOpen ? `${text}.` : text
}

export function meaningsOf({ stages }: Assessment): ByStage<StageMeaning> {
  return Object.fromEntries(
    stages.map(({ name, headline, means }) => [
      name,
      { subtitle: withStop(headline ?? means), description: withStop(means) },
    ]),
  )
}
