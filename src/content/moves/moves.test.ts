import { describe, expect, it } from 'vitest'
import { MOVE_RULES } from './move-rules.suite.ts'
import type { MoveRuleName, Moves } from './move-rules.suite.ts'
import { SAID } from '../questions/said.ts'
import { moveTextOf, symptomOf } from './move-text.ts'

const MOVES: Moves = {
  1: SAID[1].moves,
  2: SAID[2].moves,
  3: SAID[3].moves,
  4: SAID[4].moves,
  5: SAID[5].moves,
  6: SAID[6].moves,
  7: SAID[7].moves,
  8: SAID[8].moves,
  9: SAID[9].moves,
  10: SAID[10].moves,
  11: SAID[11].moves,
  12: SAID[12].moves,
}
const NAMES = Object.keys(MOVE_RULES) as MoveRuleName[]

describe('the moves', () => {
  it.each(NAMES)('keep: %s', (name) => {
    expect(MOVE_RULES[name](MOVES)).toEqual([])
  })

  it('are found by the question and by the option they start from', () => {
    expect(moveTextOf(7, 1).action).toBe(MOVES[7].A.action)
    expect(moveTextOf(7, 5).check).toBe(MOVES[7].E.check)
  })

  it('have a symptom for every answer that can be raised', () => {
    expect(symptomOf(7, 4)).toBe(MOVES[7].D.symptom)
    expect(symptomOf(7, 5)).toBeUndefined()
  })
})

/** For each rule, copies that break it: the compiler asks for one, the test that it is caught. */
const BROKEN: Record<MoveRuleName, Record<string, Moves>> = {
  'an action is one sentence of 8-22 words': {
    'seven words': withAction('Put one coaching session on the calendar.'),
    'twenty-three words': withAction(
      `Put one coaching session ${'very '.repeat(15)}soon on the calendar.`,
    ),
    'two sentences': withAction('Put one coaching session on the calendar. Keep it short.'),
    'no full stop': withAction('Put one coaching session per rep on the calendar'),
  },
  'a check is one sentence of 6-18 words': {
    'five words': withCheck('Each rep has a session.'),
    'nineteen words': withCheck(
      `Each rep has a session ${'very '.repeat(10)}soon on the calendar.`,
    ),
    'two sentences': withCheck('Each rep has a session. It is on the calendar.'),
  },
  'a symptom is one sentence of 12-26 words, hedged once at most': {
    'eleven words': withSymptom('Reps go weeks without coaching and make the same mistake again.'),
    'twenty-seven words': withSymptom(
      `Reps go ${'many '.repeat(16)}weeks without coaching and make the same mistake again.`,
    ),
    'two hedges': withSymptom(
      'Reps can go weeks without any coaching, so they may make the same mistake again.',
    ),
  },
  'an action opens with its verb': {
    'a noun first': withAction('Managers put one coaching session per rep on the calendar.'),
  },
  'an action is one action': {
    'a second verb': withAction('Put one coaching session on the calendar and send a note on it.'),
    'a next step': withAction('Put one coaching session on the calendar, then send a note.'),
  },
  'an action says how much, how many or by when': {
    'no bound': withAction('Put coaching sessions for reps on the calendars of managers.'),
  },
  'a check tells what is there, and gives no order': {
    'an order': withCheck('Count the coaching sessions on the calendar.'),
  },
  'a check shows that something was done, not whether or on which form': {
    whether: withCheck('The notes show whether each rep had a session.'),
    'an empty form': withCheck('The report form has a line for each session.'),
    'any decision': withCheck('Each of the five pieces is kept, changed or removed.'),
    'an empty place': withCheck('The page has room for a note beside each session.'),
    'what nobody can see': withCheck('Each rep knows the date of the next session.'),
  },
  'a check stands alone, and hangs on no date that others set': {
    'a date told elsewhere': withCheck('Each rep has had a session since then.'),
    'weeks that others set': withCheck('The session is six weeks or more before the launch.'),
  },
  'a symptom gives no figure': {
    'a share': withSymptom(
      'Reps forget 70% of a session within a week, so the company pays for it twice.',
    ),
  },
  'no two are alike': {
    'the action of another option': withAction(MOVES[7].B.action),
    'the check of another option': withCheck(MOVES[9].D.check),
    'the symptom of another question': withSymptom(MOVES[8].A.symptom),
    'nearly the action of another question': withAction(
      'Set dates for two workshops on coaching for managers this year, two hours each.',
    ),
  },
  'no promise, no claim, no jargon, no product name, one word per thing': {
    'a promise': withAction('Put one coaching session per rep on the calendar to boost results.'),
    'the person': withCheck(
      'Each rep of your team has a session on the calendar, and you have it.',
    ),
    jargon: withAction('Put one coaching session per rep on the calendar as a cadence.'),
    'an unknown acronym': withAction('Put one coaching session on the SLA of each rep this month.'),
    'a product': withAction('Hold one coaching session in Zoom with each rep this month.'),
    'what nobody says': withCheck('Two reps of one team have a session on the calendar.'),
    'a second name for a priority': withAction(
      'Name one sales priority for each coaching session.',
    ),
    'a second name for a rep': withSymptom(
      'Sellers with a busy manager go weeks without coaching and make the same mistake again.',
    ),
  },
  'no praise, no blame and no absolute in what is to do': {
    'an absolute': withAction('Put one coaching session for everyone on the calendar this month.'),
    praise: withCheck('Each rep has a great session on the calendar.'),
  },
}

it.each(NAMES)('a broken copy is caught: %s', (name) => {
  const copies = Object.entries(BROKEN[name])
  expect(copies.filter(([, moves]) => MOVE_RULES[name](moves).length === 0)).toEqual([])
})

function withAction(action: string): Moves {
  return withMove({ ...MOVES[7].A, action })
}

function withCheck(check: string): Moves {
  return withMove({ ...MOVES[7].A, check })
}

function withSymptom(symptom: string): Moves {
  return withMove({ ...MOVES[7].A, symptom })
}

function withMove(move: Moves[7]['A']): Moves {
  return { ...MOVES, 7: { ...MOVES[7], A: move } }
}
