import { letterOf } from '../domain/assessment/assessment.ts'
import type { QuestionOf, Structure } from './assessment.ts'
import type { Pages } from './shape.ts'
import { filled, formOf, pluralAt } from './words.ts'

/** How fast people read, and how long they take to choose. */
const WORDS_PER_MINUTE = 238
const SECONDS_TO_CHOOSE = 4

/**
 * What every text may name. `least points` and `most points`: of the lowest and the highest answer. `duration`: in words of the
 * language, “About 3 minutes”.
 */
export const FACTS = [
  ...(['title', 'provider', 'questions', 'sections', 'stages', 'first stage'] as const),
  ...(['last stage', 'options', 'top', 'least points', 'most points', 'minutes'] as const),
  ...(['days', 'steps', 'duration'] as const),
]

export function isFact(name: string): boolean {
  return FACTS.some((fact) => fact === name)
}

type Facts = Readonly<Record<(typeof FACTS)[number], string | number>>

/** `model`: with the name of each stage. */
export function factsOf(
  model: Structure & { stageNames: readonly string[]; questions: readonly QuestionOf[] },
  { title, words }: Pick<Pages, 'title' | 'words'>,
  language: string,
): Facts {
  const { optionCount, show, sections, stageNames, questions, plan, site } = model
  const minutes = model.minutes ?? minutesFor(questions, language)
  const facts = {
    title,
    provider: site.provider,
    questions: questions.length,
    sections: sections.length,
    stages: stageNames.length,
    'first stage': stageNames[0] ?? '',
    'last stage': stageNames.at(-1) ?? '',
    options: optionCount,
    top: letterOf(optionCount),
    'least points': show ? 0 : 1,
    'most points': show ? optionCount - 1 : optionCount,
    minutes,
    days: plan.days.at(-1) ?? 0,
    steps: plan.days.length,
  }
  const duration = formOf(pluralAt(words, 'start', 'duration'), minutes, language)
  return { ...facts, duration: filled(duration, facts, language) }
}

/** To read and answer, rounded up. A term with hyphens counts as a word; some languages have no spaces between words. */
export function minutesFor(questions: readonly QuestionOf[], language: string): number {
  const text = questions
    .flatMap(({ ask, about, options }) => [
      ask,
      about,
      ...options.flatMap((option) => [option.text, option.sentence]),
    ])
    .join('\n')
    .replaceAll(/(?<=\S)[-/](?=\S)/g, '')
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  const words = Array.from(segments).filter(({ isWordLike }) => isWordLike).length
  return Math.ceil(words / WORDS_PER_MINUTE + (questions.length * SECONDS_TO_CHOOSE) / 60)
}
