import { QUESTION_IDS, SECTIONS } from '../domain/assessment/assessment.ts'
import { STAGES } from '../domain/assessment/stage.ts'
import type { StageName } from '../domain/assessment/stage.ts'
import type { StageText } from './stages.ts'
import {
  ABSOLUTES,
  CLAIMS,
  JARGON,
  JUDGEMENTS,
  PROMISES,
  SMALL_JUDGEMENTS,
  SYNONYMS,
  VENDORS,
} from './word-lists.suite.ts'
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
} from './wording.suite.ts'

export type StageTexts = Readonly<Record<StageName, StageText>>

/** Empty when the rule is kept; else what breaks it, for a person to read. */
type Rule = (texts: StageTexts) => string[]

/** Tells a practice as a tendency: a reader may have denied any one of them. */
const TENDENCIES = ['often', 'usually', 'tends?', 'can', 'may', '(?:most|many) teams']

/** Reviewed: each opens a step that a reader can take. */
const FOCUS_VERBS = listOf(
  'Ask, Bring, Check, Choose, Confirm, Cut, Extend, Gather, Give, Join, Link, Measure, ' +
    'Move, Protect, Put, Raise, Retire, Test, Write',
)

const HONEST_VERBS = ['can', 'lets', 'shows', 'keeps', 'reminds', 'gives']
/** Opens the part of a help item that says what the product leaves to people. */
const LIMITS = listOf(
  'while the manager, while managers, though preparing, but cannot, while they decide, ' +
    'though each file needs, as long as someone, once a person',
)

/** The content brief, sections 0.4, 0.5, 1.2 (report text limits) and 3.6. */
export const STAGE_RULES = {
  'each list has four entries': (texts) =>
    eachStage(texts, (stage) => [
      ...[stage.whatsWorking, stage.whereToFocus, stage.helps]
        .filter(({ length }) => length !== 4)
        .map(({ length }) => `${length} entries`),
    ]),

  'a subtitle has 4-9 words and no judgement': (texts) =>
    eachStage(texts, ({ subtitle }) => [
      ...(isOutside(wordsOf(subtitle).length, 4, 9) ? [subtitle] : []),
      ...bannedIn([subtitle], [...ABSOLUTES, ...JUDGEMENTS, ...SMALL_JUDGEMENTS]),
    ]),

  'a description has 45-65 words in 3-4 sentences of 18 words on average': (texts) =>
    eachStage(texts, ({ description }) => {
      const [words, sentences] = [wordsOf(description).length, sentencesOf(description).length]
      const fits = !isOutside(words, 45, 65) && !isOutside(sentences, 3, 4)
      return fits && words / sentences <= 18 ? [] : [`${words} words, ${sentences} sentences`]
    }),

  'a description reads at grade 10 at most': (texts) =>
    eachStage(texts, ({ description }) => {
      const grade = gradeOf(sentencesOf(description))
      return grade <= 10 ? [] : [`grade ${grade}`]
    }),

  'no digits': (texts) =>
    eachStage(texts, (stage) => linesOf(stage).filter((line) => /[\d%]/.test(line))),

  'an entry is one sentence of 8-16 words': (texts) =>
    eachStage(texts, (stage) =>
      entriesOf(stage).filter(
        (entry) => isOutside(wordsOf(entry).length, 8, 16) || !/^\p{Lu}[^.!?;]+\.$/u.test(entry),
      ),
    ),

  'the whole report has at most 300 words': (texts) =>
    eachStage(texts, (stage) => {
      const working = stage.whatsWorking.map(({ text, whenLow = '' }) =>
        Math.max(wordsOf(text).length, wordsOf(whenLow).length),
      )
      const others = [stage.subtitle, stage.description, ...stage.whereToFocus, ...helpsOf(stage)]
      const total = [...working, ...others.map((text) => wordsOf(text).length)].reduce(
        (sum, length) => sum + length,
        0,
      )
      return total <= 300 ? [] : [`${total} words`]
    }),

  'what is working is told as a tendency': (texts) =>
    eachStage(texts, (stage) =>
      [firstSentenceOf(stage.description), ...workingOf(stage)].filter(
        (text) => termsIn(text, TENDENCIES).length === 0,
      ),
    ),

  'what is working opens with its subject, never with an order': (texts) =>
    eachStage(texts, (stage) =>
      workingOf(stage).filter((text) => termsIn(openingOf(text), FOCUS_VERBS).length > 0),
    ),

  'a strength has words for a low section if and only if it names the section': (texts) =>
    eachStage(texts, ({ whatsWorking }) => [
      ...whatsWorking
        .filter(({ section, whenLow }) => (section === undefined) !== (whenLow === undefined))
        .map(({ text }) => text),
      ...repeatsIn(whatsWorking.flatMap(({ section }) => section ?? [])),
    ]),

  'every strength has words for a low section: at each stage a section can be low': (texts) =>
    eachStage(texts, ({ whatsWorking }) =>
      SECTIONS.filter(({ name }) => !whatsWorking.some(({ section }) => section === name)).map(
        ({ name }) => name,
      ),
    ),

  'where to focus is a step with its reason': (texts) =>
    eachStage(texts, ({ whereToFocus }) =>
      whereToFocus.filter(
        (step) =>
          !FOCUS_VERBS.includes(openingOf(step)) || !/, because (?:\S+ ){2,}\S+\.$/.test(step),
      ),
    ),

  'a help entry opens with a capability and says honestly what it does': (texts) =>
    eachStage(texts, (stage) =>
      helpsOf(stage).filter(
        (text) => !/^An? /.test(text) || termsIn(text, HONEST_VERBS).length === 0,
      ),
    ),

  'each stage says what the product does not replace': (texts) =>
    eachStage(texts, (stage) =>
      helpsOf(stage).some((text) => termsIn(text, LIMITS).length > 0) ? [] : ['no limit'],
    ),

  'a help entry names its questions, and a stage names none twice': (texts) =>
    eachStage(texts, ({ helps }) => {
      const ids = helps.flatMap(({ questionIds }) => questionIds)
      return [
        ...helps.filter(({ questionIds }) => questionIds.length === 0).map(({ text }) => text),
        ...ids.filter((id, place) => ids.indexOf(id) !== place || !QUESTION_IDS.includes(id)),
      ].map(String)
    }),

  'no promise, no claim, no absolute, no jargon, no product name, one word per thing': (texts) =>
    eachStage(texts, (stage) => [
      ...bannedIn(linesOf(stage), [...PROMISES, ...CLAIMS, ...ABSOLUTES, ...JUDGEMENTS]),
      ...bannedIn(linesOf(stage), [...JARGON, ...VENDORS, ...SYNONYMS]),
      ...unknownAcronymsIn(linesOf(stage)),
    ]),

  'no text stands at two stages, and neighbors differ': (texts) => [
    ...repeatsIn(STAGES.flatMap(({ name }) => linesOf(texts[name]))),
    ...STAGES.flatMap(({ name }, place) => {
      const above = STAGES[place + 1]
      return above
        ? overlappingPairs(entriesOf(texts[name]), entriesOf(texts[above.name]), 0.6)
        : []
    }),
  ],

  'Ad Hoc, which is also shown between two ranges, says what the name means, not what is': (
    texts,
  ) => (texts['Ad Hoc'].description.startsWith('Ad Hoc usually means ') ? [] : ['description']),
} as const satisfies Record<string, Rule>

export type StageRuleName = keyof typeof STAGE_RULES

function eachStage(texts: StageTexts, problemsOf: (stage: StageText) => string[]): string[] {
  return STAGES.flatMap(({ name }) => problemsOf(texts[name]).map((text) => `${name}: ${text}`))
}

function linesOf(stage: StageText): string[] {
  return [stage.subtitle, stage.description, ...entriesOf(stage)]
}

function entriesOf(stage: StageText): string[] {
  return [...workingOf(stage), ...stage.whereToFocus, ...helpsOf(stage)]
}

function workingOf({ whatsWorking }: StageText): string[] {
  return whatsWorking.flatMap(({ text, whenLow }) => [text, ...(whenLow ? [whenLow] : [])])
}

function helpsOf({ helps }: StageText): string[] {
  return helps.map(({ text }) => text)
}

function openingOf(text: string): string {
  return text.split(' ')[0] ?? ''
}

function firstSentenceOf(text: string): string {
  return sentencesOf(text)[0] ?? ''
}
