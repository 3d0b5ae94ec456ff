import { STAGES } from '../../domain/assessment/stage.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import {
  ABSOLUTES,
  CLAIMS,
  JARGON,
  JUDGMENTS,
  PROMISES,
  SMALL_JUDGMENTS,
  STIFF,
  SYNONYMS,
  VENDORS,
} from '../wording/word-lists.suite.ts'
import {
  bannedIn,
  gradeOf,
  isOutside,
  listOf,
  overlappingPairs,
  repeatsIn,
  sentencesOf,
  termsIn,
  unknownAcronymsIn,
  wordsOf,
} from '../wording/wording.suite.ts'
import type { StageText } from './stage-texts.ts'

export type StageTexts = Readonly<Record<StageName, StageText>>

/** Empty when the rule is kept; else what breaks it, for a person to read. */
type Rule = (texts: StageTexts) => string[]

type ListName = 'whatsWorking' | 'whereToFocus' | 'helps'

/** Reviewed: each opens a step that goes on with something that is there. */
const KEEPING_VERBS = listOf(
  'Add, Ask, Check, Compare, Cut, Extend, Have, Keep, Let, Link, Move, Protect, Retire, ' +
    'Shorten, Show, Train, Use, Widen',
)

/** Reviewed: each opens a step that a reader can take. */
const FOCUS_VERBS = [
  ...KEEPING_VERBS,
  ...listOf(
    'Agree, Attach, Bring, Build, Choose, Combine, Count, End, Fix, Follow, Fund, Gather, Get, Give, ' +
      'Hold, Invest, Judge, Look, Make, Measure, Name, Pick, Pilot, Plan, Protect, Put, Rank, Repeat, ' +
      'Report, Require, Review, Schedule, Score, Set, Sort, Split, Take, Teach, Update, Write',
  ),
]

const HONEST_VERBS = ['can', 'lets', 'shows', 'keeps', 'reminds', 'gives']

const [A, B, C, D, E] = [1, 2, 3, 4, 5] as const

const ABOVE_FOUNDATIONAL = ['Evolving', 'Strategic', 'Optimized'] as const

export const STAGE_RULES = {
  'a subtitle has 4-13 words and no judgment': (texts) =>
    eachStage(texts, (stage) =>
      textsOf(stage.subtitle).flatMap((subtitle) => [
        ...(isOutside(wordsOf(subtitle).length, 4, 13) ? [subtitle] : []),
        ...bannedIn([subtitle], [...ABSOLUTES, ...JUDGMENTS, ...SMALL_JUDGMENTS]),
      ]),
    ),

  'a description has 25-70 words in 2-4 sentences of 24 words on average': (texts) =>
    eachStage(texts, (stage) =>
      textsOf(stage.description).flatMap((description) => {
        const [words, sentences] = [wordsOf(description).length, sentencesOf(description).length]
        const fits = !isOutside(words, 25, 70) && !isOutside(sentences, 2, 4)
        return fits && words / sentences <= 24 ? [] : [`${words} words, ${sentences} sentences`]
      }),
    ),

  'a description reads at grade 10 at most': (texts) =>
    eachStage(texts, (stage) =>
      textsOf(stage.description).flatMap((description) => {
        const grade = gradeOf(sentencesOf(description))
        return grade <= 10 ? [] : [`grade ${grade}: ${description}`]
      }),
    ),

  'the last subtitle and the last description are for every reader': (texts) =>
    eachStage(texts, ({ subtitle, description }) =>
      [subtitle, description].flatMap((variants) => {
        const last = variants.at(-1)
        return last?.when.length === 0 ? [] : [last?.text ?? 'no text']
      }),
    ),

  'no digits': (texts) =>
    eachStage(texts, (stage) => proseOf(stage).filter((text) => /[\d%]/.test(text))),

  'a line is one sentence of 8-19 words': (texts) =>
    eachStage(texts, (stage) =>
      linesOf(stage).filter(
        (text) => isOutside(wordsOf(text).length, 8, 19) || !/^\p{Lu}[^.!?;]+\.$/u.test(text),
      ),
    ),

  'what is working opens with its subject, never with an order': (texts) =>
    eachLine(texts, 'whatsWorking', ({ text }) => FOCUS_VERBS.includes(openingOf(text))),

  'where to focus is a step with its reason': (texts) =>
    eachLine(
      texts,
      'whereToFocus',
      ({ text }) =>
        !FOCUS_VERBS.includes(openingOf(text)) || !/, (?:because|so) (?:\S+ )+\S+\.$/.test(text),
    ),

  'a help line opens with a capability and says honestly what it does': (texts) =>
    eachLine(
      texts,
      'helps',
      ({ text }) => !/^An? /.test(text) || termsIn(text, HONEST_VERBS).length === 0,
    ),

  'a line is shown by the answer it rests on': (texts) =>
    eachStage(texts, (stage) =>
      [...stage.whatsWorking, ...stage.whereToFocus, ...stage.helps]
        .filter((line) => rangeOf(line).from === 0)
        .map(({ text }) => text),
    ),

  'a strength at A or B is told apart from one at C and above': (texts) =>
    eachLine(texts, 'whatsWorking', (line) => {
      const { from, to } = rangeOf(line)
      return from <= B && to > B
    }),

  'a strength at E is told apart from one below it': (texts) =>
    eachLine(texts, 'whatsWorking', (line) => {
      const { from, to } = rangeOf(line)
      return from < E && to === E
    }),

  'above Foundational, nothing at A is called working, and of B only what can come of it': (
    texts,
  ) =>
    ABOVE_FOUNDATIONAL.flatMap((name) =>
      texts[name].whatsWorking
        .filter((line) => {
          const { from } = rangeOf(line)
          return from === A || (from === B && termsIn(line.text, ['can']).length === 0)
        })
        .map(({ text }) => text),
    ),

  'where to focus goes on with what is at D or E, and never begins it': (texts) =>
    eachLine(texts, 'whereToFocus', (line) => {
      const { from, to } = rangeOf(line)
      if (to < D) return false
      return from < C || !KEEPING_VERBS.includes(openingOf(line.text))
    }),

  'a step for A or B keeps nothing, and is no step for C': (texts) =>
    eachLine(texts, 'whereToFocus', (line) => {
      const { from, to } = rangeOf(line)
      if (from > B) return false
      return to > B || ['Keep', 'Extend', 'Compare', 'Retire'].includes(openingOf(line.text))
    }),

  'a help line for D or E is for no lower answer, and speaks of nothing first': (texts) =>
    eachLine(texts, 'helps', (line) => {
      const { from, to } = rangeOf(line)
      if (to < D) return false
      return from < D || termsIn(line.text, ['first', 'begins?', 'introduc\\w+']).length > 0
    }),

  'no promise, no claim, no absolute, no jargon, no product name, one word per thing': (texts) =>
    eachStage(texts, (stage) => [
      ...bannedIn(proseOf(stage), [...PROMISES, ...CLAIMS, ...ABSOLUTES, ...JUDGMENTS]),
      ...bannedIn(proseOf(stage), [...JARGON, ...VENDORS, ...SYNONYMS, ...STIFF]),
      ...unknownAcronymsIn(proseOf(stage)),
    ]),

  'no text stands twice, and neighbors differ': (texts) => [
    ...repeatsIn(STAGES.flatMap(({ name }) => linesOf(texts[name]))),
    ...STAGES.flatMap(({ name }, place) => {
      const above = STAGES[place + 1]
      return above ? overlappingPairs(linesOf(texts[name]), linesOf(texts[above.name]), 0.6) : []
    }),
  ],
} as const satisfies Record<string, Rule>

export type StageRuleName = keyof typeof STAGE_RULES

function eachStage(texts: StageTexts, problemsOf: (stage: StageText) => string[]): string[] {
  return STAGES.flatMap(({ name }) => problemsOf(texts[name]).map((text) => `${name}: ${text}`))
}

function eachLine(texts: StageTexts, list: ListName, isBroken: (line: Line) => boolean): string[] {
  return eachStage(texts, (stage) => stage[list].filter(isBroken).map(({ text }) => text))
}

/** The options that the line's own answer may have; none when the line has no condition on it. */
function rangeOf({ restsOn, when }: Line): { from: number; to: number } {
  const own = when.find((condition) => 'question' in condition && condition.question === restsOn)
  return own ?? { from: 0, to: 0 }
}

function proseOf(stage: StageText): string[] {
  return [...textsOf(stage.subtitle), ...textsOf(stage.description), ...linesOf(stage)]
}

function linesOf({ whatsWorking, whereToFocus, helps }: StageText): string[] {
  return textsOf([...whatsWorking, ...whereToFocus, ...helps])
}

function textsOf(entries: readonly { text: string }[]): string[] {
  return entries.map(({ text }) => text)
}

function openingOf(text: string): string {
  return text.split(' ')[0] ?? ''
}
