import { SECTIONS } from '../domain/assessment/assessment.ts'
import type { SectionName } from '../domain/assessment/assessment.ts'
import type { Band } from '../domain/report/band.ts'
import {
  ABSOLUTES,
  CLAIMS,
  JARGON,
  JUDGEMENTS,
  PROMISES,
  SYNONYMS,
  VENDORS,
} from './word-lists.suite.ts'
import {
  bannedIn,
  listOf,
  overlappingPairs,
  termsIn,
  unknownAcronymsIn,
  wordsOf,
} from './wording.suite.ts'

export type Actions = Readonly<Record<SectionName, Readonly<Record<Band, readonly string[]>>>>

/** Empty when the rule is kept; else what breaks it, for a person to read. */
type Rule = (actions: Actions) => string[]

const BANDS: readonly Band[] = ['low', 'mid', 'high']

/** Reviewed: each orders one thing that a leader can start on a Monday. */
const ACTION_VERBS = listOf(
  'Add, Brief, Bring, Check, Collect, Fix, Get, Give, Have, Hold, Link, List, Map, ' +
    'Name, Observe, Place, Publish, Put, Report, Run, Score, Send, Set, Start, Train, ' +
    'Write',
)

/** Reviewed: each "and" joins two nouns or adjectives, so the action stays one. */
const NOUN_PAIRS = [
  'an owner and a sales goal',
  'sales and marketing',
  'marketing, sales and service',
  'an owner and a review date',
  'empty and crowded',
  'top and middle',
  'call and deal',
  'before and after',
  'requester and sales goal',
  'behavior and sales',
]

/** What will exist, or will have happened, when the action is done. */
const OUTCOMES = listOf(
  'list, seat, message, charter, checkpoint, review, calls, reset, record, folder, ' +
    'date, set, grid, check, content, pilot, session, guide, tasks, calendar, recordings, ' +
    'topics, feedback, event, figure, files, scorecard, results, group, test, note',
)

/** The content brief, section 4. */
export const ACTION_RULES = {
  'three actions, for 30, 60 and 90 days, for each section and band': (actions) =>
    cellsOf(actions)
      .filter(([, lines]) => lines.length !== 3)
      .map(([cell]) => cell),

  'an action is one sentence of 6-20 words': (actions) =>
    linesOf(actions).filter((line) => {
      const words = wordsOf(line).length
      return words < 6 || words > 20 || !/^\p{Lu}[^.!?;:]+\.$/u.test(line)
    }),

  'an action opens with its verb': (actions) =>
    linesOf(actions).filter((line) => !ACTION_VERBS.includes(line.split(' ')[0] ?? '')),

  'an action is one action': (actions) =>
    linesOf(actions).filter((line) => {
      const rest = NOUN_PAIRS.reduce((text, pair) => text.replace(pair, ''), line)
      return termsIn(rest, ['and', 'then', 'as well as', 'also']).length > 0
    }),

  'an action names what will exist or have happened': (actions) =>
    linesOf(actions).filter(
      (line) =>
        termsIn(
          line,
          OUTCOMES.map((noun) => `${noun}s?`),
        ).length === 0,
    ),

  'no two actions are alike': (actions) =>
    linesOf(actions).flatMap((line, place, lines) =>
      overlappingPairs([line], lines.slice(place + 1), 0.6),
    ),

  'no promise, no claim, no absolute, no jargon, no product name, one word per thing': (
    actions,
  ) => [
    ...bannedIn(linesOf(actions), [...PROMISES, ...CLAIMS, ...ABSOLUTES, ...JUDGEMENTS]),
    ...bannedIn(linesOf(actions), [...JARGON, ...VENDORS, ...SYNONYMS]),
    ...unknownAcronymsIn(linesOf(actions)),
  ],
} as const satisfies Record<string, Rule>

export type ActionRuleName = keyof typeof ACTION_RULES

function cellsOf(actions: Actions): [cell: string, lines: readonly string[]][] {
  return SECTIONS.flatMap(({ name }) =>
    BANDS.map((band): [string, readonly string[]] => [`${name}, ${band}`, actions[name][band]]),
  )
}

function linesOf(actions: Actions): string[] {
  return cellsOf(actions).flatMap(([, lines]) => [...lines])
}
