import { describe, expect, it } from 'vitest'
import { ACTION_RULES } from './action-rules.suite.ts'
import type { ActionRuleName, Actions } from './action-rules.suite.ts'
import { ACTIONS } from './actions.ts'

const NAMES = Object.keys(ACTION_RULES) as ActionRuleName[]

describe('the actions', () => {
  it.each(NAMES)('keep: %s', (name) => {
    expect(ACTION_RULES[name](ACTIONS)).toEqual([])
  })
})

/** For each rule, copies that break it: the compiler asks for one, the test that it is caught. */
const BROKEN: Record<ActionRuleName, Record<string, Actions>> = {
  'three actions, for 30, 60 and 90 days, for each section and band': {
    'two actions': withMid(ACTIONS['Coaching & Reinforcement'].mid.slice(1)),
  },
  'an action is one sentence of 6-20 words': {
    'five words': withFirst('Hold one coaching session soon.'),
    'twenty-one words': withFirst(
      `Hold one coaching session ${'very '.repeat(15)}soon this month.`,
    ),
    'two sentences': withFirst('Hold one coaching session. Keep it short this month.'),
    'no full stop': withFirst('Hold one coaching session with each rep'),
  },
  'an action opens with its verb': {
    'a noun first': withFirst('Managers hold one coaching session with each rep.'),
  },
  'an action is one action': {
    'a second verb': withFirst('Hold one coaching session and send a note to leaders.'),
    'a next step': withFirst('Hold one coaching session, then send a note to leaders.'),
  },
  'an action names what will exist or have happened': {
    'a mood': withFirst('Give managers more attention in the next weeks.'),
  },
  'no two actions are alike': {
    'the action of another band': withFirst(ACTIONS['Coaching & Reinforcement'].low[0]),
    'nearly the action of another section': withFirst(
      'Write a one-page enablement charter for the heads of sales and marketing.',
    ),
  },
  'no promise, no claim, no absolute, no jargon, no product name, one word per thing': {
    'a promise': withFirst('Hold one coaching session with each rep to boost results.'),
    'the person': withFirst('Hold one coaching session with your team this month.'),
    'an absolute': withFirst('Hold one coaching session with everyone this month.'),
    praise: withFirst('Hold one great coaching session with each rep.'),
    jargon: withFirst('Hold one coaching session on the cadence of each rep.'),
    'an unknown acronym': withFirst('Hold one coaching session on the SLA of each rep.'),
    'a product': withFirst('Hold one coaching session in Zoom with each rep.'),
    'a second name for a rep': withFirst('Hold one coaching session with each seller.'),
  },
}

describe.each(NAMES)('a broken copy is caught: %s', (name) => {
  it.each(Object.entries(BROKEN[name]))('%s', (_, actions) => {
    expect(ACTION_RULES[name](actions)).not.toEqual([])
  })
})

function withMid(mid: readonly string[]): Actions {
  return {
    ...ACTIONS,
    'Coaching & Reinforcement': { ...ACTIONS['Coaching & Reinforcement'], mid },
  }
}

function withFirst(action: string): Actions {
  return withMid([action, ...ACTIONS['Coaching & Reinforcement'].mid.slice(1)])
}
