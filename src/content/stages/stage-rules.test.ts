import { describe, expect, it } from 'vitest'
import type { OptionNumber } from '../../domain/assessment/assessment.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import { STAGE_RULES } from './stage-rules.suite.ts'
import type { StageRuleName, StageTexts } from './stage-rules.suite.ts'
import { STAGE_TEXTS } from './stage-texts.ts'
import type { StageText } from './stage-texts.ts'

const NAMES = Object.keys(STAGE_RULES) as StageRuleName[]
const EVOLVING = STAGE_TEXTS.Evolving
const [, DESCRIPTION = ''] = EVOLVING.description.map(({ text }) => text)

describe('the stage texts', () => {
  it.each(NAMES)('keep: %s', (name) => {
    expect(STAGE_RULES[name](STAGE_TEXTS)).toEqual([])
  })
})

/** For each rule, copies that break it: the compiler asks for one, the test that it is caught. */
const BROKEN: Record<StageRuleName, Record<string, StageTexts>> = {
  'a subtitle has 4-13 words and no judgment': {
    'three words': withSubtitle('Some agreed programs'),
    'fourteen words': withSubtitle(
      'Some programs that teams agree on and check here too, with dates for each',
    ),
    praise: withSubtitle('Programs with robust checks in areas'),
    'an absolute': withSubtitle('Fully agreed programs in some areas'),
  },
  'a description has 25-70 words in 2-4 sentences of 24 words on average': {
    short: withDescription('Most teams share a plan. They coach. They check.'),
    long: withDescription(`${DESCRIPTION} ${'And so on. '.repeat(4)}`),
    'one sentence': withDescription(joined(DESCRIPTION, 1)),
    'five sentences': withDescription(`${DESCRIPTION} This helps. It does.`),
    'two long sentences': withDescription(
      `${joined(DESCRIPTION, 2).slice(0, -1)} and all of this goes on for a while.`,
    ),
  },
  'a description reads at grade 10 at most': {
    'long words': withDescription(
      'Organizational considerations predetermine individualized prioritization.',
    ),
  },
  'the last subtitle and the last description are for every reader': {
    'a condition': withStage({
      subtitle: [{ text: 'Programs', when: [{ question: 1, from: 2, to: 5 }] }],
    }),
    'no text': withStage({ description: [] }),
  },
  'no digits': {
    'in a help line': withHelp('A playbook shows reps the 3 steps of the sales process.'),
    'in a description': withDescription('60% of most teams share a plan.'),
  },
  'a line is one sentence of 8-19 words': {
    'seven words': withFocus('Check guides, because plans drift when unwatched.'),
    'twenty words': withFocus(
      'Check that the agreed sessions and the guides are in use, because plans can drift over some time when unwatched there.',
    ),
    'two sentences': withFocus('Check that guides are used. Plans drift when they are unwatched.'),
    'no full stop': withFocus('Check that agreed guides are used, because plans drift over time'),
  },
  'what is working opens with its subject, never with an order': {
    'an order': withWorking('Check what teams do with the shared plan they have.'),
  },
  'where to focus is a step with its reason': {
    'no verb': withFocus('Guides and sessions need checks, because plans drift when unwatched.'),
    'no reason': withFocus('Check that agreed sessions and guides are used by teams.'),
  },
  'a help line opens with a capability and says honestly what it does': {
    'no capability': withHelp('Reps get a playbook that shows them the agreed steps.'),
    'no honest verb': withHelp('A playbook makes reps sell by the agreed steps.'),
  },
  'a line is shown by the answer it rests on': {
    'no condition': withStage({ helps: [{ text: 'A', restsOn: 1, when: [] }] }),
    'the answer to another question': withStage({
      helps: [{ text: 'A', restsOn: 1, when: [{ question: 2, from: 1, to: 5 }] }],
    }),
  },
  'a strength at A or B is told apart from one at C and above': {
    'for all': withWorking('Training often goes past onboarding.', 1, 5),
    'for B and C': withWorking('Training often goes past onboarding.', 2, 3),
  },
  'a strength at E is told apart from one below it': {
    'for D and E': withWorking('Someone checks that coaching sessions take place.', 4, 5),
    'for C and above': withWorking('Coaching follows more than a manager’s own choice.', 3, 5),
  },
  'above Foundational, nothing at A is called working, and of B only what can come of it': {
    'at A': withWorking('Reps can learn from one another.', 1, 1),
    'at B': withWorking('Leaders expect coaching.', 2, 2),
  },
  'where to focus goes on with what is at D or E, and never begins it': {
    'a start for D': withFocus('Choose a coaching schedule, because habits need dates.', 4, 4),
    'a start for E': withFocus('Write a coaching guide, because habits need words.', 5, 5),
    'for B and D alike': withFocus('Check coaching, because habits need dates.', 2, 4),
  },
  'a step for A or B keeps nothing, and is no step for C': {
    'goes on': withFocus('Keep the coaching schedule, because habits need dates.', 1, 2),
    'for B and C alike': withFocus('Agree on coaching dates, because habits need dates.', 2, 3),
  },
  'a help line for D or E is for no lower answer, and speaks of nothing first': {
    'for C and D alike': withHelp('A coaching log shows which sessions took place.', 3, 4),
    'a first step': withHelp('A coaching log shows the first sessions.', 4, 5),
  },
  'no promise, no claim, no absolute, no jargon, no product name, one word per thing': {
    'a promise': withHelp('A playbook shows reps steps that boost each deal.'),
    'a claim': withDescription('Most teams like this are ahead of others.'),
    'a comparison': withDescription('Most teams are near the industry average.'),
    'the person': withDescription('You are at a stage that most teams share.'),
    'the lead form': withHelp('A playbook gives reps steps and needs no email.'),
    'an absolute': withFocus('Check everything, because plans never hold for long.'),
    praise: withFocus('Check the best guides, because plans drift when unwatched.'),
    jargon: withFocus('Check the coaching cadence, because plans drift when unwatched.'),
    'an unknown acronym': withFocus('Check the SLA of each guide, because plans drift over time.'),
    'a product': withHelp('A playbook inside Salesforce shows reps the agreed steps.'),
    'what nobody says': withWorking('Reps need not ask for the shared guide.'),
    'a second name for a priority': withHelp('A plan page shows each sales priority on one page.'),
    'a second name for a rep': withHelp('A playbook shows each seller the agreed steps.'),
  },
  'no text stands twice, and neighbors differ': {
    'the words of a far stage': withFocus(STAGE_TEXTS['Ad Hoc'].whereToFocus[0]?.text ?? ''),
    'nearly the words of the next stage': withHelp(
      'A coverage map shows leaders which roles and deal stages need content.',
    ),
  },
}

it.each(NAMES)('a broken copy is caught: %s', (name) => {
  const copies = Object.entries(BROKEN[name])
  expect(copies.filter(([, texts]) => STAGE_RULES[name](texts).length === 0)).toEqual([])
})

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

/** The same words in fewer sentences. */
function joined(description: string, sentences: number): string {
  const parts = description.split('. ')
  return [...parts.slice(0, sentences - 1), parts.slice(sentences - 1).join(' and ')].join('. ')
}
