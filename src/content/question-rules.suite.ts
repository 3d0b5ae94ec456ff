import { OPTION_NUMBERS, QUESTION_IDS, SECTIONS } from '../domain/assessment/assessment.ts'
import type { QuestionId } from '../domain/assessment/assessment.ts'
import { openingOf } from './openings.suite.ts'
import type { QuestionNote } from './question-notes.ts'
import type { Question } from './questions.ts'
import {
  ABSOLUTES,
  GLOSSARY,
  JARGON,
  JUDGEMENTS,
  NEGATIONS,
  SMALL_JUDGEMENTS,
  SYNONYMS,
  VAGUE_FREQUENCIES,
  VENDORS,
} from './word-lists.suite.ts'
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
} from './wording.suite.ts'

export type QuestionWords = {
  questions: readonly Question[]
  notes: Readonly<Record<QuestionId, QuestionNote>>
}

/** Empty when the rule is kept; else what breaks it, for a person to read. */
type Rule = (words: QuestionWords) => string[]

/** The one question whose options are nothing but intervals. */
const INTERVAL_QUESTION = 12

/** Reviewed: each "and" of an option joins two nouns. */
const NOUN_PAIRS = [
  'goals and dates',
  'sales and marketing',
  'method and timing',
  'feedback and usage',
]

/** The numbered rules of the content brief, section 1.2. */
export const QUESTION_RULES = {
  'T1 twelve questions in order, four sections of three, five options each': ({ questions }) => [
    ...(questions.map(({ id }) => id).join() === QUESTION_IDS.join() ? [] : ['ids']),
    ...SECTIONS.filter(
      ({ questionIds }) =>
        questions.filter(({ id }) => questionIds.some((other) => other === id)).length !== 3,
    ).map(({ name }) => name),
    ...questions
      .filter(({ options }) => options.filter(isText).length !== OPTION_NUMBERS.length)
      .map(({ id }) => `question ${id}`),
  ],

  'T2 a stem is one question of 6-12 words and at most 75 characters': ({ questions }) =>
    stemsOf(questions).filter(
      (stem) =>
        isOutside(wordsOf(stem).length, 6, 12) ||
        stem.length > 75 ||
        !stem.endsWith('?') ||
        /[.!?]./.test(stem),
    ),

  'T3 an option has 5-9 words (an interval 2-9) and at most 65 characters': ({ questions }) =>
    questions.flatMap(({ id, options }) =>
      options.filter(
        (option) =>
          isOutside(wordsOf(option).length, id === INTERVAL_QUESTION ? 2 : 5, 9) ||
          option.length > 65,
      ),
    ),

  'T4 the options of a question differ by at most 3 words': ({ questions }) =>
    questions
      .filter(({ id, options }) => {
        const lengths = lengthsOf(options)
        return id !== INTERVAL_QUESTION && Math.max(...lengths) - Math.min(...lengths) > 3
      })
      .map(({ text }) => text),

  'T5 length gives no hint at the level': ({ questions }) => {
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

  'T6 a screen has at most 48 words, all of them 516, read in under 3 minutes': ({ questions }) => {
    const total = lengthsOf(linesOf(questions)).reduce((sum, length) => sum + length, 0)
    const seconds = (total / 238) * 60 + 48
    return [
      ...questions
        .filter((question) => lengthsOf(linesOf([question])).reduce((a, b) => a + b, 0) > 48)
        .map(({ text }) => text),
      ...(total <= 516 && seconds <= 180 ? [] : [`${total} words, ${seconds} s`]),
    ]
  },

  'T7 an option holds one idea': ({ questions }) =>
    optionsOf(questions).filter((option) => {
      const rest = NOUN_PAIRS.reduce((text, pair) => text.toLowerCase().replace(pair, ''), option)
      return (
        /[;/&(]/.test(option) ||
        termsIn(rest, ['and']).length > 0 ||
        option.split(/\band\b/i).length > 2 ||
        termsIn(option, ['as well as', 'but', 'while also']).length > 0
      )
    }),

  'T8 no absolutes': ({ questions }) => bannedIn(linesOf(questions), ABSOLUTES),

  'T9 no vague frequency': ({ questions }) => bannedIn(linesOf(questions), VAGUE_FREQUENCIES),

  'T10 no praise and no blame': ({ questions }) => [
    ...bannedIn(linesOf(questions), [...JUDGEMENTS, ...SMALL_JUDGEMENTS]),
    ...questions.flatMap(({ id, text, options }) =>
      bannedIn([text, ...options.slice(id === INTERVAL_QUESTION ? 1 : 0)], ['only']),
    ),
  ],

  'T11 no stage names': ({ questions }) =>
    bannedIn(linesOf(questions), ['Ad Hoc', 'Foundational', 'Evolving', 'Strategic', 'Optimized']),

  'T12 no jargon and no unknown acronym': ({ questions }) => [
    ...bannedIn(linesOf(questions), JARGON),
    ...unknownAcronymsIn(linesOf(questions)),
  ],

  'T13 technology is not maturity: AI in at most 2 options, no product names': ({ questions }) => {
    const withAi = bannedIn(optionsOf(questions), ['AI'])
    return [...(withAi.length <= 2 ? [] : withAi), ...bannedIn(linesOf(questions), VENDORS)]
  },

  'T14 negation in at most 4 options and in no stem': ({ questions }) => {
    const negated = optionsOf(questions).filter((option) => termsIn(option, NEGATIONS).length > 0)
    return [...(negated.length <= 4 ? [] : negated), ...bannedIn(stemsOf(questions), NEGATIONS)]
  },

  'T15 the options of a question open in the same way': ({ questions, notes }) =>
    questions.flatMap(({ id, options }) =>
      options.filter((option) => openingOf(option) !== notes[id].pattern),
    ),

  'T16 present tense, active': ({ questions }) => [
    ...bannedIn(linesOf(questions), ['will', 'should', 'would', '(?:plan|aim|want)s? to']),
    ...bannedIn(optionsOf(questions), ['(?:is|are|gets?) (?:\\w+ly )?\\w+(?:ed|en)']),
  ],

  'T17 the options are distinct': ({ questions }) => [
    ...repeatsIn(optionsOf(questions)),
    ...questions.flatMap(({ options }) =>
      options.flatMap((option, place) => overlappingPairs([option], options.slice(place + 1), 0.6)),
    ),
  ],

  'T18 the line that the options lie on is told, one for each question': ({ questions, notes }) => [
    ...repeatsIn(questions.map(({ id }) => notes[id].dimension)),
    ...questions
      .filter(({ id }) => !isText(notes[id].dimension) || notes[id].evidence.length === 0)
      .map(({ text }) => text),
  ],

  'T19 grade 8 at most and 1.8 syllables a word': ({ questions }) => {
    const lines = linesOf(questions).map(withoutGlossary)
    const [grade, syllables] = [gradeOf(lines), syllablesPerWord(lines)]
    return grade <= 8 && syllables <= 1.8 ? [] : [`grade ${grade}, ${syllables} syllables`]
  },

  'T20 one word for each thing, in US spelling': ({ questions }) =>
    bannedIn(linesOf(questions), SYNONYMS),

  'T21 no numbers to look up': ({ questions }) =>
    optionsOf(questions).filter((option) =>
      /\d|%|\b(?:percent|half|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred)\b(?! (?:weeks|months|quarters|years)\b)/i.test(
        option,
      ),
    ),

  'T22 plain nouns, no second or first person': ({ questions }) =>
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
