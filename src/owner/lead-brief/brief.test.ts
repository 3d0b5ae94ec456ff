import { describe, expect, it } from 'vitest'
import { moveTextOf } from '../../content/moves/move-text.ts'
import { openingQuestionOf } from '../../content/questions/opening-questions.ts'
import { optionText, questionOf } from '../../content/questions/questions.ts'
import { SITE } from '../../content/site.ts'
import { stageWordsOf } from '../../content/stages/stage-words.ts'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { reportOf } from '../../domain/report/report.ts'
import type {
  Colleague,
  LeadHistory,
  StoredLead,
  StoredResponse,
} from '../../store/owner/owner-store.ts'
import { storedResponse } from '../answers.suite.ts'
import { briefOf } from './brief.ts'

const LEAD: StoredLead = {
  ...{ id: 3, name: 'Ada\u001B[2J', company: 'Engines', designation: 'Head' },
  ...{ email: 'ada@engines.example', createdAt: new Date('2026-11-19T10:00:00.000Z') },
  quarantine: undefined,
  ...NO_SOURCE,
}
const CREATED = { createdAt: new Date('2026-11-20T10:05:00.000Z') }
const RESPONSE = storedResponse('222 334 455 155', CREATED)

function textOf(history: Partial<LeadHistory>): string {
  return briefOf({ leads: [LEAD], responses: [], colleagues: [], ...history }).text
}

function linesOf(history: Partial<LeadHistory>): string[] {
  return textOf(history).split('\n')
}

/** What stands under a title, up to the next empty line. */
function under(title: string, history: Partial<LeadHistory>): string[] {
  const lines = linesOf(history)
  const from = lines.indexOf(title)
  return from < 0 ? [] : lines.slice(from + 1, lines.indexOf('', from)).map((line) => line.trim())
}

function responsesOf(...digits: string[]): StoredResponse[] {
  return digits.map((own) => storedResponse(own, CREATED))
}

function colleague(name: string, digits?: string): Colleague {
  return {
    ...LEAD,
    name,
    email: `${name.toLowerCase()}@engines.example`,
    latestResponse: digits ? storedResponse(digits, CREATED) : undefined,
  }
}

it('says who it is, and that nothing is finished yet', () => {
  expect(linesOf({})).toEqual([
    'Ada\uFFFD[2J, Head',
    'Engines · ada@engines.example',
    '',
    'Sent the form once, on 2026-11-19 10:00',
    'Has not finished the questions yet: there are no scores.',
    `The questions take about 3 minutes: ${SITE.address}`,
    '',
  ])
})

it('tells stage, gap, next stage, scores and the report that they saw', () => {
  const lines = linesOf({ responses: [RESPONSE] })

  expect(lines).toContain('Finished the questions once, on 2026-11-20 10:05')
  expect(lines).toContain(
    `Their report: ${SITE.address}/report/${reportCodeOf(answersOf('222 334 455 155'))}`,
  )
  expect(lines).toContain('Stage       Ad Hoc, 3.4 of 5, between Evolving and Strategic')
  expect(lines).toContain('Next stage  1 point short of Strategic')
  expect(lines).toContain('  Strategic Alignment          2.0')
})

describe('before the talk', () => {
  it('warns where the label says nothing about the answers', () => {
    expect(under('Before the talk', { responses: [RESPONSE] })).toEqual([
      'They were told Ad Hoc at 3.4: open with the explanation.',
      'Their exact score, 3.42, lies between Evolving and Strategic. A score between two ranges is reported as Ad Hoc; that says nothing about the answers.',
    ])
  })

  it.each(['222 222 211 111', '333 333 333 332', '555 554 444 444'])(
    'has nothing to warn of at %s',
    (digits) => expect(under('Before the talk', { responses: responsesOf(digits) })).toEqual([]),
  )

  it('says that all twelve answers are equal', () => {
    expect(under('Before the talk', { responses: responsesOf('222 222 222 222') })).toEqual([
      'All twelve answers are B. Ask for an example of one before you build on the rest.',
    ])
  })
})

describe('what the visitor read', () => {
  const history = { responses: [RESPONSE] }
  const report = reportOf(answersOf('222 334 455 155'))
  const words = stageWordsOf(report)

  it('is there for a fair start: the two strongest answers', () => {
    const [first, second] = words.whatsWorking
    expect(under('Start with what works', history)).toEqual([
      ...[
        first?.text,
        'because they said E “Quarterly feedback after someone watches them coach” (question 8)',
      ],
      ...[
        second?.text,
        'because they said E “Expected effect on a named sales result” (question 11)',
      ],
    ])
  })

  it('has the plan in its order', () => {
    const lines = under('Their plan, in the words of the report', history)
    expect(lines[0]).toBe('“Start with Strategic Alignment. It is the lowest area (2.0).”')
    expect(lines.filter((line) => line.startsWith('Within '))).toEqual(
      report.plan.first.map(
        ({ id, from }, place) =>
          `Within ${30 * (place + 1)} days: ${moveTextOf(id, from).action} (question ${id})`,
      ),
    )
    const { later } = reportOf(answersOf('111 111 111 111')).plan
    expect(
      under('Their plan, in the words of the report', { responses: responsesOf('1'.repeat(12)) }),
    ).toContain(
      `After the 90 days, the rest of the way to Foundational: ${later.map(({ id }) => questionOf(id).topic).join(', ')}`,
    )
  })

  it('has the helps, each with the answer behind it', () => {
    expect(under(`How ${SITE.providerName} can help, in the words of the report`, history)).toEqual(
      words.helps.flatMap(({ text, answer: { id, option } }) => [
        text,
        `because they said ${letterOf(option)} “${optionText(id, option)}” (question ${id})`,
      ]),
    )
  })

  it('leaves out of what is offered what is in place', () => {
    const title = 'Already in place: do not pitch these as new'
    expect(under(title, history)).toEqual([
      `E “${optionText(9, 5)}” (question 9)`,
      `E “${optionText(12, 5)}” (question 12)`,
      `D “${optionText(6, 4)}” (question 6)`,
      `D “${optionText(7, 4)}” (question 7)`,
    ])
    expect(under(title, { responses: responsesOf('322 222 223 322') })).toHaveLength(1)
    expect(under(title, { responses: responsesOf('222 222 222 222') })).toEqual([])
  })
})

describe('questions to open with', () => {
  const title = 'Questions to open with'

  it('quote the weak answers, the one that the plan starts with first', () => {
    expect(under(title, { responses: [RESPONSE] })).toEqual([
      `1. You said “${optionText(1, 2)}.” ${openingQuestionOf(1, 2)}`,
      'B on Joining go-to-market planning (question 1)',
      `2. You said “${optionText(10, 1)}.” ${openingQuestionOf(10, 1)}`,
      'A on Proof that programs worked (question 10)',
      `3. You said “${optionText(2, 2)}.” ${openingQuestionOf(2, 2)}`,
      'B on Link to go-to-market priorities (question 2)',
    ])
  })

  it('ask who is at the top how that shows', () => {
    const lines = under(title, { responses: responsesOf('5'.repeat(12)) })
    expect(lines[0]).toBe(`1. You said “${optionText(1, 5)}.” ${openingQuestionOf(1, 5)}`)
    expect(lines).toHaveLength(6)
  })
})

describe('what moved since the run before', () => {
  const title = 'What changed since the run before'
  const since = 'That was on 2026-11-20 10:05'

  it('names each answer that moved', () => {
    const responses = responsesOf('422 334 454 155', '222 334 455 155')
    const [later = '', earlier = ''] = responses.map((response) => codeOf(response))
    expect(under(title, { responses })).toEqual([
      since,
      `Up: Joining go-to-market planning (question 1), B “${optionText(1, 2)}” to D “${optionText(1, 4)}”`,
      `Down: Use of training in daily work (question 9), E “${optionText(9, 5)}” to D “${optionText(9, 4)}”`,
      'Unchanged: 10 of the answers',
      `${SITE.address}/compare/${earlier}/${later}`,
    ])
  })

  it('says when nothing did, and nothing where there is nothing to compare', () => {
    const responses = responsesOf('222 334 455 155', '222 334 455 155')
    expect(under(title, { responses })).toEqual([
      since,
      'Nothing: all twelve answers are the same.',
    ])
    const [latest, before] = responses
    const others = [latest, before && { ...before, answers: undefined }].filter((one) => !!one)
    expect(under(title, { responses: others })).toEqual([])
  })
})

describe('others of the same company', () => {
  const title = 'Others with an email at engines.example'

  it('are listed, with where the answers lie furthest apart', () => {
    const colleagues = [colleague('Bob', '222 334 455 551'), colleague('Cid')]
    const [bob] = colleagues.map(({ latestResponse }) => latestResponse)
    const lines = under(title, { responses: [RESPONSE], colleagues })
    expect(lines).toEqual([
      'Bob, Head · bob@engines.example · 3.4 Ad Hoc, 2026-11-20 10:05',
      'Cid, Head · cid@engines.example · no report yet',
      'They differ most on',
      ...['Proof that programs worked (question 10)'],
      ...[`A “${optionText(10, 1)}”: Ada\uFFFD[2J`, `E “${optionText(10, 5)}”: Bob`],
      ...['Review of content and training (question 12)'],
      ...[`A “${optionText(12, 1)}”: Bob`, `E “${optionText(12, 5)}”: Ada\uFFFD[2J`],
      `All together: ${SITE.address}/team/${codeOf(RESPONSE)}.${bob ? codeOf(bob) : ''}`,
    ])
  })

  it('are listed for a lead without a report, and may agree', () => {
    const colleagues = [colleague('Bob', '222 334 455 155')]
    expect(under(title, { colleagues })).toHaveLength(1)
    expect(under(title, { responses: [RESPONSE], colleagues })).toContain(
      'They chose the same answer to every question.',
    )
    expect(linesOf({ responses: [RESPONSE] }).join()).not.toContain('Others with')
  })
})

it('tells how often they came, each run with its score, and a suspicion', () => {
  const earlier = { ...LEAD, createdAt: new Date('2026-10-01T08:00:00.000Z') }
  const runs = Array.from({ length: 12 }, () => RESPONSE)
  const lines = linesOf({ leads: [{ ...LEAD, quarantine: 'burst' }, earlier], responses: runs })

  expect(lines).toContain('In quarantine: burst')
  expect(lines).toContain('Sent the form 2 times, first 2026-10-01 08:00, last 2026-11-19 10:00')
  expect(lines).toContain('Finished the questions 12 times, last 2026-11-20 10:05')
  expect(lines.filter((line) => line === '  2026-11-20 10:05  3.4 Ad Hoc')).toHaveLength(10)
  expect(lines).toContain('  and 2 earlier')
})

it('tells where they came from, by the last sending that knows', () => {
  const source = {
    ...{ utm_source: 'linkedin\u001B', utm_medium: 'social', utm_campaign: 'Spring 2026' },
    referrer_host: 'lnkd.in',
  }
  const earlier = { ...LEAD, ...source, utm_source: 'older' }
  const lines = linesOf({ leads: [LEAD, { ...LEAD, ...source }, earlier] })

  expect(lines).toContain(
    'Came from linkedin\uFFFD, medium social, campaign Spring 2026, a page of lnkd.in',
  )
  expect(linesOf({ leads: [{ ...LEAD, referrer_host: 'lnkd.in' }] })).toContain(
    'Came from a page of lnkd.in',
  )
})

it('says in the words of the form what they agreed to', () => {
  const consent = 'You may write to me.'
  expect(linesOf({ leads: [{ ...LEAD, consent }] })).toContain('Agreed to: You may write to me.')
  expect(linesOf({}).join('\n')).not.toContain('Agreed')
})

it('keeps the scores of another version of the questions, and quotes none', () => {
  const other = storedResponse('222 334 455 155', {
    ...{ modelVersion: 99, maturityStage: 'Wise', sectionScores: { Planning: 2.5 } },
    answers: undefined,
  })
  const lines = linesOf({ responses: [other] })

  expect(lines).toContain('Stage  Wise, 3.4 of 5')
  expect(lines).toContain('  Planning  2.5')
  expect(lines).toContain(
    `These answers are to version 99 of the questions; now it is version ${MODEL_VERSION}. ` +
      'Stage and scores are as stored, and no answer is quoted.',
  )
  expect(lines.join()).not.toMatch(/Their report|Next stage|You said|plan/)
})

it('says where to look when the answers cannot be read', () => {
  const damaged = storedResponse('222 334 455 155', { responses: {}, answers: undefined })

  expect(linesOf({ responses: [damaged] })).toContain(
    'The answers cannot be read: see owner verify.',
  )
})

it('is for a page, too: times to be told in its own way, and addresses of this site alone to open', () => {
  const { parts } = briefOf({
    leads: [{ ...LEAD, utm_source: 'https://elsewhere.example/\u202E' }],
    responses: [RESPONSE],
    colleagues: [],
  })
  const [first, stage] = parts
  expect(first).toEqual({
    lines: [
      { words: ['Sent the form once, on ', { at: '2026-11-19T10:00:00.000Z' }] },
      { words: ['Came from https://elsewhere.example/\u202E'], below: [] },
      { words: ['Finished the questions once, on ', { at: '2026-11-20T10:05:00.000Z' }] },
      { words: ['Their report: ', { link: `${SITE.address}/report/${codeOf(RESPONSE)}` }] },
    ],
  })
  expect(stage?.lines[0]?.name).toEqual(['Stage'])
  const placed = parts.flatMap(({ title, place }) => (place ? [`${place}: ${title}`] : []))
  expect(placed).toEqual([
    'first: Before the talk',
    'drawn: Scores',
    'first: Questions to open with',
  ])
})

it('knows the top', () => {
  const top = storedResponse('555 555 555 555', CREATED)

  expect(linesOf({ responses: [top] })).toContain('Next stage  none, this is the highest')
})

function codeOf({ answers }: StoredResponse): string {
  if (!answers) throw new Error('These are no answers to the current questions')
  return reportCodeOf(answers)
}
