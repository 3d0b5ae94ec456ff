import { letterOf } from '../domain/assessment/assessment.ts'
import type { Structure } from './assessment.ts'
import type { Pages } from './shape.ts'
import { filled, formOf, pluralAt } from './words.ts'

/** Seconds for a question. */
const SECONDS = 15

/** What every text may name. `duration`: in words of the language, “About 3 minutes”. */
export const FACTS = [
  ...([
    'title',
    'provider',
    'questions',
    'sections',
    'stages',
    'first stage',
    'last stage',
  ] as const),
  ...(['options', 'top', 'minutes', 'days', 'duration'] as const),
]

export function isFact(name: string): boolean {
  return FACTS.some((fact) => fact === name)
}

type Facts = Readonly<Record<(typeof FACTS)[number], string | number>>

/** `model`: with the name of each stage. */
export function factsOf(
  model: Structure & { stageNames: readonly string[]; questionCount: number },
  { title, words }: Pick<Pages, 'title' | 'words'>,
  language: string,
): Facts {
  const { optionCount, sections, stageNames, questionCount, plan, site } = model
  const minutes = Math.ceil((questionCount * SECONDS) / 60)
  const facts = {
    title,
    provider: site.provider,
    questions: questionCount,
    sections: sections.length,
    stages: stageNames.length,
    'first stage': stageNames[0] ?? '',
    'last stage': stageNames.at(-1) ?? '',
    options: optionCount,
    top: letterOf(optionCount),
    minutes,
    days: plan.days[2],
  }
  const duration = formOf(pluralAt(words, 'start', 'duration'), minutes, language)
  return { ...facts, duration: filled(duration, facts, language) }
}
