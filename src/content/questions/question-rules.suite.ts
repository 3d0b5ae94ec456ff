import { OPTION_NUMBERS, QUESTION_IDS, SECTIONS } from '../../domain/assessment/assessment.ts'
import { openingOf } from './openings.suite.ts'
import type { Question } from './questions.ts'
import {
  ABSOLUTES,
  GLOSSARY,
  JARGON,
  JUDGMENTS,
  NEGATIONS,
  SMALL_JUDGMENTS,
  SYNONYMS,
  VAGUE_FREQUENCIES,
  VENDORS,
} from '../wording/word-lists.suite.ts'
import {
  bannedIn,
  gradeOf,
  isOutside,
  overlappingPairs,
  rankCorrelation,
  repeatsIn,
  syllablesPerWord,
  termsIn,
  unknownAcronymsIn,
  wordsOf,
} from '../wording/wording.suite.ts'

export type QuestionWords = {
  questions: readonly Question[]
}

/** Empty when the rule is kept; else what breaks it, for a person to read. */
type Rule = (words: QuestionWords) => string[]

/** The one question whose options are nothing but intervals. */
const INTERVAL_QUESTION = 12

/** Reviewed: each "and" of an option joins two nouns. */
const NOUN_PAIRS = ['goals and dates']

export const QUESTION_RULES = {
  'twelve questions in order, four sections of three, five options each': ({ questions }) => [
    ...(questions.map(({ id }) => id).join() === QUESTION_IDS.join() ? [] : ['ids']),
    ...SECTIONS.filter(
      ({ questionIds }) =>
        questions.filter(({ id }) => questionIds.some((other) => other === id)).length !== 3,
    ).map(({ name }) => name),
    ...questions
      .filter(({ options }) => options.filter(isText).length !== OPTION_NUMBERS.length)
      .map(({ id }) => `question ${id}`),
  ],

  'a topic names its question in at most 6 words and 34 characters': ({ questions }) => [
    ...repeatsIn(questions.map(({ topic }) => topic)),
    ...questions
      .filter(({ topic }) => !isText(topic) || wordsOf(topic).length > 6 || topic.length > 34)
      .map(({ text }) => text),
  ],

  'a stem is one question of 6-12 words and at most 75 characters': ({ questions }) =>
    stemsOf(questions).filter(
      (stem) =>
        isOutside(wordsOf(stem).length, 6, 12) ||
        stem.length > 75 ||
        !stem.endsWith('?') ||
        /[.!?]./.test(stem),
    ),

  'an option has 5-9 words (an interval 2-9) and at most 65 characters': ({ questions }) =>
    questions.flatMap(({ id, options }) =>
      options.filter(
        (option) =>
          isOutside(wordsOf(option).length, id === INTERVAL_QUESTION ? 2 : 5, 9) ||
          option.length > 65,
      ),
    ),

  'the options of a question differ by at most 3 words': ({ questions }) =>
    questions
      .filter(({ id, options }) => {
        const lengths = lengthsOf(options)
        return id !== INTERVAL_QUESTION && Math.max(...lengths) - Math.min(...lengths) > 3
      })
      .map(({ text }) => text),

  'length gives no hint at the level': ({ questions }) => {
    const levels = questions.flatMap(({ options }) => options.map((_, place) => place))
    const correlation = rankCorrelation(levels, lengthsOf(optionsOf(questions)))
    const longest = questions.filter(({ options }) => {
      const lengths = lengthsOf(options)
      return lengths.at(-1) === Math.max(...lengths)
    })
    return [
      ...(Math.abs(correlation) <= 0.25 ? [] : [`level and length correlate: ${correlation}`]),
      ...(longest.length <= 4 ? [] : longest.map(({ text }) => text)),
    ]
  },

  'all are read in 3 minutes, at 238 words a minute and 4 seconds to choose': ({ questions }) => {
    const words = lengthsOf(linesOf(questions)).reduce((sum, length) => sum + length, 0)
    const seconds = (words / 238) * 60 + questions.length * 4
    return seconds <= 180 ? [] : [`${words} words, ${seconds} s`]
  },

  'an option holds one idea': ({ questions }) =>
    optionsOf(questions).filter((option) => {
      const rest = NOUN_PAIRS.reduce((text, pair) => text.toLowerCase().replace(pair, ''), option)
      return (
        /[;/&(]/.test(option) ||
        termsIn(rest, ['and']).length > 0 ||
        option.split(/\band\b/i).length > 2 ||
        termsIn(option, ['as well as', 'but', 'while also']).length > 0
      )
    }),

  'no absolutes': ({ questions }) => bannedIn(linesOf(questions), ABSOLUTES),

  'no vague frequency': ({ questions }) => bannedIn(linesOf(questions), VAGUE_FREQUENCIES),

  'no praise and no blame': ({ questions }) => [
    ...bannedIn(linesOf(questions), [...JUDGMENTS, ...SMALL_JUDGMENTS]),
    ...questions.flatMap(({ id, text, options }) =>
      bannedIn([text, ...options.slice(id === INTERVAL_QUESTION ? 1 : 0)], ['only']),
    ),
  ],

  'no stage names': ({ questions }) =>
    bannedIn(linesOf(questions), ['Ad Hoc', 'Foundational', 'Evolving', 'Strategic', 'Optimized']),

  'no jargon and no unknown acronym': ({ questions }) => [
    ...bannedIn(linesOf(questions), JARGON),
    ...unknownAcronymsIn(linesOf(questions)),
  ],

  'technology is not maturity: AI in at most 2 options, no product names': ({ questions }) => {
    const withAi = bannedIn(optionsOf(questions), ['AI'])
    return [...(withAi.length <= 2 ? [] : withAi), ...bannedIn(linesOf(questions), VENDORS)]
  },

  'negation in at most 4 options and in no stem': ({ questions }) => {
    const negated = optionsOf(questions).filter((option) => termsIn(option, NEGATIONS).length > 0)
    return [...(negated.length <= 4 ? [] : negated), ...bannedIn(stemsOf(questions), NEGATIONS)]
  },

  'the options of a question open in the same way': ({ questions }) =>
    questions.flatMap(({ options }) => {
      const pattern = openingOf(options[0])
      return options.filter((option) => !pattern || openingOf(option) !== pattern)
    }),

  'present tense, active': ({ questions }) => [
    ...bannedIn(linesOf(questions), ['will', 'should', 'would', '(?:plan|aim|want)s? to']),
    ...bannedIn(optionsOf(questions), ['(?:is|are|gets?) (?:\\w+ly )?\\w+(?:ed|en)']),
  ],

  'the options are distinct': ({ questions }) => [
    ...repeatsIn(optionsOf(questions)),
    ...questions.flatMap(({ options }) =>
      options.flatMap((option, place) => overlappingPairs([option], options.slice(place + 1), 0.6)),
    ),
  ],

  'grade 8 at most and 1.8 syllables a word': ({ questions }) => {
    const lines = linesOf(questions).map(withoutGlossary)
    const [grade, syllables] = [gradeOf(lines), syllablesPerWord(lines)]
    return grade <= 8 && syllables <= 1.8 ? [] : [`grade ${grade}, ${syllables} syllables`]
  },

  'one word for each thing, in US spelling': ({ questions }) =>
    bannedIn(linesOf(questions), SYNONYMS),

  'no numbers to look up': ({ questions }) =>
    optionsOf(questions).filter((option) =>
      /\d|%|\b(?:percent|half|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred)\b(?! (?:weeks|months|quarters|years)\b)/i.test(
        option,
      ),
    ),

  'plain nouns, no second or first person': ({ questions }) =>
    bannedIn(linesOf(questions), ['you', 'yours?', 'we', 'us', 'our', 'ours']),
} as const satisfies Record<string, Rule>

export type QuestionRuleName = keyof typeof QUESTION_RULES

function withoutGlossary(line: string): string {
  return wordsOf(line)
    .filter((word) => !GLOSSARY.includes(word.toLowerCase()))
    .join(' ')
}

function stemsOf(questions: readonly Question[]): string[] {
  return questions.map(({ text }) => text)
}

function optionsOf(questions: readonly Question[]): string[] {
  return questions.flatMap(({ options }) => [...options])
}

function linesOf(questions: readonly Question[]): string[] {
  return questions.flatMap(({ text, options }) => [text, ...options])
}

function lengthsOf(lines: readonly string[]): number[] {
  return lines.map((line) => wordsOf(line).length)
}

function isText(value: string): boolean {
  return value.trim() !== ''
}
