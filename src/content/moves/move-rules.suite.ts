import { letterOf, OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../domain/assessment/assessment.ts'
import {
  ABSOLUTES,
  CLAIMS,
  JARGON,
  JUDGMENTS,
  PROMISES,
  STIFF,
  SYNONYMS,
  VENDORS,
} from '../wording/word-lists.suite.ts'
import {
  bannedIn,
  isOutside,
  listOf,
  overlappingPairs,
  termsIn,
  unknownAcronymsIn,
  wordsOf,
} from '../wording/wording.suite.ts'
import type { Said } from '../questions/said.ts'

export type Moves = Readonly<Record<QuestionId, Said['moves']>>

/** Empty when the rule is kept; else what breaks it, for a person to read. */
type Rule = (moves: Moves) => string[]

/** Reviewed: each orders one thing that one person can start on a Monday. */
const ACTION_VERBS = listOf(
  'Add, Agree, Ask, Book, Bring, Choose, Collect, Compare, Count, Draw, End, Gather, Get, Give, Link, ' +
    'Make, Move, Name, Pick, Place, Publish, Put, Rank, Review, Run, Schedule, Score, Send, Set, ' +
    'Show, Sort, Split, Start, Teach, Time, Train, Turn, Watch, Write',
)

/** How much, how many or by when: without one of these it is not clear when it is done. */
const MEASURES = listOf(
  'one, two, three, four, five, ten, thirty, 15, 30, 45, each, last, next, first, date, dates, day, ' +
    'one-page, one-hour, ten-minute, 30-minute, 45-minute, most, largest',
)

const HEDGES = listOf('can, may, might, could, often, usually, perhaps, tends? to')

export const MOVE_RULES = {
  'an action is one sentence of 8-22 words': (moves) =>
    actionsOf(moves).filter((line) => !isSentence(line) || isOutside(wordsOf(line).length, 8, 22)),

  'a check is one sentence of 6-18 words': (moves) =>
    checksOf(moves).filter((line) => !isSentence(line) || isOutside(wordsOf(line).length, 6, 18)),

  'a symptom is one sentence of 12-26 words, hedged once at most': (moves) =>
    symptomsOf(moves).filter(
      (line) =>
        !/^\p{Lu}[^.!?:]+\.$/u.test(line) ||
        isOutside(wordsOf(line).length, 12, 26) ||
        termsIn(line, HEDGES).length > 1,
    ),

  'an action opens with its verb': (moves) =>
    actionsOf(moves).filter((line) => !ACTION_VERBS.includes(line.split(' ')[0] ?? '')),

  'an action is one action': (moves) => [
    ...bannedIn(actionsOf(moves), ['then', 'also', 'as well as', 'start to', 'begin to']),
    ...bannedIn(
      actionsOf(moves),
      ACTION_VERBS.map((verb) => `and ${verb}`),
    ),
  ],

  'an action says how much, how many or by when': (moves) =>
    actionsOf(moves).filter((line) => termsIn(line, MEASURES).length === 0),

  'a check tells what is there, and gives no order': (moves) =>
    checksOf(moves).filter((line) => ACTION_VERBS.includes(line.split(' ')[0] ?? '')),

  'a check shows that something was done, not whether or on which form': (moves) =>
    bannedIn(checksOf(moves), [
      'whether',
      'form has a line',
      '(?<!marked )kept, changed or',
      'room for',
      'knows?',
    ]),

  'a check stands alone, and hangs on no date that others set': (moves) =>
    bannedIn(checksOf(moves), ['since then', '(?:days|weeks) (?:apart )?or (?:less|more)']),

  'a symptom gives no figure': (moves) => symptomsOf(moves).filter((line) => /\d|%/.test(line)),

  'no two are alike': (moves) =>
    [actionsOf(moves), checksOf(moves), symptomsOf(moves)].flatMap((lines) =>
      lines.flatMap((line, place) => overlappingPairs([line], lines.slice(place + 1), 0.6)),
    ),

  'no promise, no claim, no jargon, no product name, one word per thing': (moves) => {
    const lines = [...actionsOf(moves), ...checksOf(moves), ...symptomsOf(moves)]
    return [
      ...bannedIn(lines, [...PROMISES, ...CLAIMS, ...JARGON, ...VENDORS]),
      ...bannedIn(lines, [...SYNONYMS, ...STIFF]),
      ...unknownAcronymsIn(lines),
    ]
  },

  'no praise, no blame and no absolute in what is to do': (moves) =>
    bannedIn([...actionsOf(moves), ...checksOf(moves)], [...ABSOLUTES, ...JUDGMENTS]),
} as const satisfies Record<string, Rule>

export type MoveRuleName = keyof typeof MOVE_RULES

function isSentence(line: string): boolean {
  return /^\p{Lu}[^.!?;:]+\.$/u.test(line)
}

function actionsOf(moves: Moves): string[] {
  return textsOf(moves).map(({ action }) => action)
}

function checksOf(moves: Moves): string[] {
  return textsOf(moves).map(({ check }) => check)
}

function symptomsOf(moves: Moves): string[] {
  return textsOf(moves).flatMap((text) => ('symptom' in text ? text.symptom : []))
}

function textsOf(moves: Moves) {
  return QUESTION_IDS.flatMap((id) => OPTION_NUMBERS.map((option) => moves[id][letterOf(option)]))
}
