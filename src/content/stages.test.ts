import { describe, expect, it } from 'vitest'
import { STAGE_RULES } from './stage-rules.suite.ts'
import type { StageRuleName, StageTexts } from './stage-rules.suite.ts'
import { STAGE_TEXTS } from './stages.ts'
import type { HelpNote, StageText, WorkingNote } from './stages.ts'

const NAMES = Object.keys(STAGE_RULES) as StageRuleName[]
const EVOLVING = STAGE_TEXTS.Evolving

describe('the stage texts', () => {
  it.each(NAMES)('keep: %s', (name) => {
    expect(STAGE_RULES[name](STAGE_TEXTS)).toEqual([])
  })
})

/** For each rule, copies that break it: the compiler asks for one, the test that it is caught. */
const BROKEN: Record<StageRuleName, Record<string, StageTexts>> = {
  'each list has four entries': {
    'three strengths': withStage({ whatsWorking: EVOLVING.whatsWorking.slice(1) }),
    'five steps': withStage({ whereToFocus: [...EVOLVING.whereToFocus, 'Check it.'] }),
    'no help': withStage({ helps: [] }),
  },
  'a subtitle has 4-9 words and no judgement': {
    'three words': withStage({ subtitle: 'Some agreed programs' }),
    'ten words': withStage({ subtitle: 'Some programs that teams agree on and check here too' }),
    praise: withStage({ subtitle: 'Programs with robust checks in areas' }),
    'an absolute': withStage({ subtitle: 'Fully agreed programs in some areas' }),
  },
  'a description has 45-65 words in 3-4 sentences of 18 words on average': {
    short: withStage({ description: 'Most teams share a plan. They coach. They check.' }),
    long: withStage({ description: `${EVOLVING.description} ${'And so on. '.repeat(4)}` }),
    'two sentences': withStage({ description: joined(EVOLVING.description, 2) }),
    'five sentences': withStage({ description: `${EVOLVING.description} This helps.` }),
    'three long sentences': withStage({ description: joined(EVOLVING.description, 3) }),
  },
  'a description reads at grade 10 at most': {
    'long words': withStage({
      description: 'Organizational considerations predetermine individualized prioritization.',
    }),
  },
  'no digits': {
    'in a help entry': withHelp({
      text: 'A playbook shows reps the 3 steps of the sales process.',
    }),
    'in a description': withStage({ description: '60% of most teams share a plan.' }),
  },
  'an entry is one sentence of 8-16 words': {
    'seven words': withFirstStep('Check guides, because plans drift when unwatched.'),
    'seventeen words': withFirstStep(
      'Check that the agreed sessions and the guides are in use, because plans can drift over some time.',
    ),
    'two sentences': withFirstStep(
      'Check that guides are used. Plans drift when they are unwatched.',
    ),
    'words for a low section too': withWorking({ whenLow: 'Plans can help.' }),
    'no full stop': withFirstStep(
      'Check that agreed guides are used, because plans drift over time',
    ),
  },
  'the whole report has at most 300 words': {
    'a long strength': withWorking({ text: 'often '.repeat(120) }),
    'long words for a low section': withWorking({ whenLow: 'often '.repeat(120) }),
  },
  'what is working is told as a tendency': {
    'a strength as a fact': withWorking({ text: 'A plan names the goal of each program.' }),
    'a fact for a low section': withWorking({ whenLow: 'Other areas give planning a pattern.' }),
    'a description as a fact': withStage({
      description: 'This company shares a plan. It often works.',
    }),
  },
  'what is working opens with its subject, never with an order': {
    'an order': withWorking({ text: 'Check what teams often do with the shared plan they have.' }),
  },
  'a strength has words for a low section if and only if it names the section': {
    'a section alone': withStrengths([
      { section: 'Strategic Alignment', text: 'A plan often names the goal.' },
    ]),
    'words alone': withStrengths([{ text: 'A plan often helps.', whenLow: 'A plan can help.' }]),
    'a section twice': withStrengths([...EVOLVING.whatsWorking, ...EVOLVING.whatsWorking]),
  },
  'every strength has words for a low section: at each stage a section can be low': {
    'a section is left out': withStrengths(EVOLVING.whatsWorking.slice(1)),
  },
  'where to focus is a step with its reason': {
    'no verb': withFirstStep(
      'Guides and sessions need checks, because plans drift when unwatched.',
    ),
    'no reason': withFirstStep('Check that agreed sessions and guides are used by teams.'),
  },
  'a help entry opens with a capability and says honestly what it does': {
    'no capability': withHelp({ text: 'Reps get a playbook that shows them the agreed steps.' }),
    'no honest verb': withHelp({ text: 'A playbook makes reps sell by the agreed steps.' }),
  },
  'each stage says what the product does not replace': {
    'no limit': withStage({ helps: EVOLVING.helps.filter(({ text }) => !text.includes('while')) }),
  },
  'a help entry names its questions, and a stage names none twice': {
    'no question': withHelp({ questionIds: [] }),
    'a question of the next entry': withHelp({ questionIds: [5] }),
  },
  'no promise, no claim, no absolute, no jargon, no product name, one word per thing': {
    'a promise': withHelp({ text: 'A playbook shows reps steps that boost each deal.' }),
    'a claim': withStage({ description: 'Most teams like this are ahead of others.' }),
    'a comparison': withStage({ description: 'Most teams are near the industry average.' }),
    'the person': withStage({ description: 'You are at a stage that most teams share.' }),
    'the lead form': withHelp({ text: 'A playbook gives reps steps and needs no email.' }),
    'an absolute': withFirstStep('Check everything, because plans never hold for long.'),
    praise: withFirstStep('Check the best guides, because plans drift when unwatched.'),
    jargon: withFirstStep('Check the coaching cadence, because plans drift when unwatched.'),
    'an unknown acronym': withFirstStep(
      'Check the SLA of each guide, because plans drift over time.',
    ),
    'a product': withHelp({ text: 'A playbook inside Salesforce shows reps the agreed steps.' }),
    'a second name for a rep': withHelp({ text: 'A playbook shows each seller the agreed steps.' }),
  },
  'no text stands at two stages, and neighbors differ': {
    'the words of a far stage': withStage({ subtitle: STAGE_TEXTS['Ad Hoc'].subtitle }),
    'nearly the words of the next stage': withFirstStep(
      'Raise the lowest area first, because it limits what other areas achieve.',
    ),
  },
  'Ad Hoc, which is also shown between two ranges, says what the name means, not what is': {
    'what is': {
      ...STAGE_TEXTS,
      'Ad Hoc': { ...STAGE_TEXTS['Ad Hoc'], description: 'Results usually rest on a few people.' },
    },
  },
}

describe.each(NAMES)('a broken copy is caught: %s', (name) => {
  it.each(Object.entries(BROKEN[name]))('%s', (_, texts) => {
    expect(STAGE_RULES[name](texts)).not.toEqual([])
  })
})

function withStage(change: Partial<StageText>): StageTexts {
  return { ...STAGE_TEXTS, Evolving: { ...EVOLVING, ...change } }
}

function withStrengths(whatsWorking: readonly WorkingNote[]): StageTexts {
  return withStage({ whatsWorking })
}

function withWorking(change: Partial<WorkingNote>): StageTexts {
  return withStrengths(
    EVOLVING.whatsWorking.map((note, place) => (place ? note : { ...note, ...change })),
  )
}

function withFirstStep(step: string): StageTexts {
  return withStage({ whereToFocus: [step, ...EVOLVING.whereToFocus.slice(1)] })
}

function withHelp(change: Partial<HelpNote>): StageTexts {
  return withStage({
    helps: EVOLVING.helps.map((note, place) => (place ? note : { ...note, ...change })),
  })
}

/** The same words in fewer sentences. */
function joined(description: string, sentences: number): string {
  const parts = description.split('. ')
  return [...parts.slice(0, sentences - 1), parts.slice(sentences - 1).join(' and ')].join('. ')
}
