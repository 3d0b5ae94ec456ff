import { describe, expect, it } from 'vitest'
import type { OptionNumber } from '../../domain/assessment/assessment.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import { STAGE_RULES } from './stage-rules.suite.ts'
import type { StageRuleName, StageTexts } from './stage-rules.suite.ts'
import { STAGE_TEXTS } from './stage-texts.ts'
import type { StageText } from './stage-texts.ts'

const NAMES = Object.keys(STAGE_RULES) as StageRuleName[]
const EVOLVING = STAGE_TEXTS.Evolving

describe('the stage texts', () => {
  it.each(NAMES)('keep: %s', (name) => {
    expect(STAGE_RULES[name](STAGE_TEXTS)).toEqual([])
    expect(STAGE_RULES[name](BROKEN[name])).not.toEqual([])
  })
})

/** For each rule, texts that break it. */
const BROKEN: Record<StageRuleName, StageTexts> = {
  'a subtitle has 4-13 words and no judgment': withSubtitle('Some agreed programs'),
  'a description has 25-70 words in 2-4 sentences of 24 words on average': withDescription(
    'Most teams share a plan. They coach. They check.',
  ),
  'a description reads at grade 10 at most': withDescription(
    'Organizational considerations predetermine individualized prioritization.',
  ),
  'the last subtitle and the last description are for every reader': withStage({
    subtitle: [{ text: 'Programs', when: [{ question: 1, from: 2, to: 5 }] }],
  }),
  'no digits': withHelp('A playbook shows reps the 3 steps of the sales process.'),
  'a line is one sentence of 8-19 words': withFocus(
    'Check guides, because plans drift when unwatched.',
  ),
  'what is working opens with its subject, never with an order': withWorking(
    'Check what teams do with the shared plan they have.',
  ),
  'where to focus is a step with its reason': withFocus(
    'Check that agreed sessions and guides are used by teams.',
  ),
  'a help line opens with a capability and says honestly what it does': withHelp(
    'Reps get a playbook that shows them the agreed steps.',
  ),
  'a line is shown by the answer it rests on': withStage({
    helps: [{ text: 'A', restsOn: 1, when: [] }],
  }),
  'a strength at A or B is told apart from one at C and above': withWorking(
    'Training often goes past onboarding.',
    2,
    3,
  ),
  'a strength at E is told apart from one below it': withWorking(
    'Someone checks that coaching sessions take place.',
    4,
    5,
  ),
  'above Foundational, nothing at A is called working, and of B only what can come of it':
    withWorking('Leaders expect coaching.', 2, 2),
  'where to focus goes on with what is at D or E, and never begins it': withFocus(
    'Choose a coaching schedule, because habits need dates.',
    4,
    4,
  ),
  'a step for A or B keeps nothing, and is no step for C': withFocus(
    'Agree on coaching dates, because habits need dates.',
    2,
    3,
  ),
  'a help line for D or E is for no lower answer, and speaks of nothing first': withHelp(
    'A coaching log shows which sessions took place.',
    3,
    4,
  ),
  'no promise, no claim, no absolute, no jargon, no product name, one word per thing': withHelp(
    'A playbook shows reps steps that boost each deal.',
  ),
  'no text stands twice, and neighbors differ': withFocus(
    STAGE_TEXTS['Ad Hoc'].whereToFocus[0]?.text ?? '',
  ),
}

function withStage(change: Partial<StageText>): StageTexts {
  return { ...STAGE_TEXTS, Evolving: { ...EVOLVING, ...change } }
}

function withSubtitle(text: string): StageTexts {
  return withStage({ subtitle: [{ text, when: [] }] })
}

function withDescription(text: string): StageTexts {
  return withStage({ description: [{ text, when: [] }] })
}

function withWorking(text: string, from: OptionNumber = 3, to: OptionNumber = 3): StageTexts {
  return withStage({ whatsWorking: [...EVOLVING.whatsWorking, lineOf(text, from, to)] })
}

function withFocus(text: string, from: OptionNumber = 3, to: OptionNumber = 3): StageTexts {
  return withStage({ whereToFocus: [...EVOLVING.whereToFocus, lineOf(text, from, to)] })
}

function withHelp(text: string, from: OptionNumber = 3, to: OptionNumber = 3): StageTexts {
  return withStage({ helps: [...EVOLVING.helps, lineOf(text, from, to)] })
}

function lineOf(text: string, from: OptionNumber, to: OptionNumber): Line {
  return { text, restsOn: 7, when: [{ question: 7, from, to }] }
}
