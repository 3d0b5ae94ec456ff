import { letterOf } from '../domain/assessment/assessment.ts'
import type { Assessment } from './assessment.ts'
import { formOf, pluralAt } from './words.ts'

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

export function factsOf(assessment: Omit<Assessment, 'version' | 'identity'>): Facts {
  const { language, optionCount, sections, stages, questions, plan, site, pages } = assessment
  const minutes = Math.ceil((questions.length * SECONDS) / 60)
  return {
    title: pages.title,
    provider: site.provider,
    questions: questions.length,
    sections: sections.length,
    stages: stages.length,
    'first stage': stages[0]?.name ?? '',
    'last stage': stages.at(-1)?.name ?? '',
    options: optionCount,
    top: letterOf(optionCount),
    minutes,
    days: plan.days[2],
    duration: formOf(pluralAt(pages.words, 'start', 'duration'), minutes, language),
  }
}
