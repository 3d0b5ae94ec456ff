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
    expect(MOVE_RULES[name](BROKEN[name])).not.toEqual([])
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

/** For each rule, words that break it. */
const BROKEN: Record<MoveRuleName, Moves> = {
  'an action is one sentence of 8-22 words': withAction(
    'Put one coaching session on the calendar.',
  ),
  'a check is one sentence of 6-18 words': withCheck('Each rep has a session.'),
  'a symptom is one sentence of 12-26 words, hedged once at most': withSymptom(
    'Reps can go weeks without any coaching, so they may make the same mistake again.',
  ),
  'an action opens with its verb': withAction(
    'Managers put one coaching session per rep on the calendar.',
  ),
  'an action is one action': withAction(
    'Put one coaching session on the calendar and send a note on it.',
  ),
  'an action says how much, how many or by when': withAction(
    'Put coaching sessions for reps on the calendars of managers.',
  ),
  'a check tells what is there, and gives no order': withCheck(
    'Count the coaching sessions on the calendar.',
  ),
  'a check shows that something was done, not whether or on which form': withCheck(
    'The notes show whether each rep had a session.',
  ),
  'a check stands alone, and hangs on no date that others set': withCheck(
    'Each rep has had a session since then.',
  ),
  'a symptom gives no figure': withSymptom(
    'Reps forget 70% of a session within a week, so the company pays for it twice.',
  ),
  'no two are alike': withAction(MOVES[7].B.action),
  'no promise, no claim, no jargon, no product name, one word per thing': withAction(
    'Put one coaching session per rep on the calendar to boost results.',
  ),
  'no praise, no blame and no absolute in what is to do': withCheck(
    'Each rep has a great session on the calendar.',
  ),
}

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
