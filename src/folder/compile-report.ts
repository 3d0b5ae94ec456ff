import { letterOf } from '../domain/assessment/assessment.ts'
import type { Assessment } from './assessment.ts'

export function saidOf({ questions }: Assessment): Record<string, unknown> {
  return Object.fromEntries(questions.map(({ id, evidence, moves }) => [id, { evidence, moves }]))
}

/** Apart, as no page but a report needs them. */
export function listsOf({ questions }: Assessment): Record<string, unknown> {
  return {
    whatsWorking: linesIn('working'),
    whereToFocus: linesIn('focus'),
    helps: linesIn('helps'),
  }

  function linesIn(list: 'working' | 'focus' | 'helps'): unknown[] {
    return questions.flatMap((question) =>
      question[list].map(({ text, from, to, and }) => ({
        text,
        restsOn: question.id,
        when: [{ question: question.id, from, to }, ...and],
      })),
    )
  }
}

export function openingsOf({ questions }: Assessment): Record<string, unknown> {
  return Object.fromEntries(questions.map(({ id, opening }) => [id, opening]))
}

export function tensionsOf({ questions }: Assessment): Record<string, unknown> {
  return {
    HIGH_TEXTS: Object.fromEntries(
      questions.map(({ id, high }) => [
        id,
        high.map(({ option, text }) => ({ from: option, text })),
      ]),
    ),
    LOW_TEXTS: Object.fromEntries(
      questions.map(({ id, low }) => [
        id,
        Object.fromEntries(low.map(({ option, text }) => [letterOf(option), text])),
      ]),
    ),
    PAIRS: Object.fromEntries(questions.map(({ id, but }) => [id, but])),
  }
}

export function meaningsOf({ stages }: Assessment): Record<string, unknown> {
  return Object.fromEntries(
    stages.map(({ name, headline, means }) => [
      name,
      { subtitle: headline ?? means, description: means },
    ]),
  )
}
