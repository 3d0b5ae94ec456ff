import { expect, it } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { ADA, responseOf } from '../store.suite.ts'
import { byDomain, domainOf, folded, LEAD_KIND, rankOf, RESPONSE_KIND } from './desk-rows.ts'
import { openDesk } from './open-desk.suite.ts'

const OPTIONS = '123451234512'

/** As the desk keeps a response whose answers are this JSON. */
function rowFrom(json: string, version = MODEL_VERSION) {
  const response = { user_email: null, maturity_stage: 'Evolving', overall_score: '3.5' }
  return RESPONSE_KIND.rowOf({ ...response, model_version: String(version), responses: json })
}

function answersFrom(json: string): unknown {
  return rowFrom(json)['answers']
}

function jsonOf(ids: readonly number[], separator = ','): string {
  return `{${ids.map((id) => `"${id}":${OPTIONS.charAt(id - 1)}`).join(separator)}}`
}

it.each([
  ['SQLite', jsonOf(QUESTION_IDS)],
  ['PostgreSQL', jsonOf(QUESTION_IDS, ', ').replaceAll(':', ': ')],
  ['a hand, in another order', jsonOf(QUESTION_IDS.toReversed())],
])('reads the answers as %s writes them', (_who, json) => {
  expect(answersFrom(json)).toBe(OPTIONS)
})

it.each([
  ['an answer is missing', jsonOf(QUESTION_IDS.slice(1))],
  ['an option is none of five', jsonOf(QUESTION_IDS).replace('"3":3', '"3":6')],
  ['there is a thirteenth', jsonOf(QUESTION_IDS).replace('}', ',"13":1}')],
])('reads none where %s', (_what, json) => {
  expect(answersFrom(json)).toBe('')
})

it('reads no answers to other questions', () => {
  expect(rowFrom(jsonOf(QUESTION_IDS), MODEL_VERSION - 1)).toEqual({
    ...{ email_by_domain: null, stage: 'Evolving', stage_rank: 3, score: 3.5, answers: '' },
  })
})

it('has every row, and of a lead what the responses of its email say', async () => {
  const { store, desk, db } = await openDesk()
  const [bo, cy] = ['bo@engines.example', 'cy@engines.example']
  await store.saveLead('key-1', { ...ADA, name: 'ZOE\u0308 L', company: 'ÉNGINES' }, 'burst')
  await store.saveLead('key-2', { ...ADA, designation: 'VP' }, undefined, {
    ...{ utm_source: 'Mail', utm_medium: null, utm_campaign: null, referrer_host: 'a.example' },
  })
  await store.saveLead('key-3', { ...ADA, email: bo }, undefined, {
    ...{ utm_source: null, utm_medium: null, utm_campaign: null, referrer_host: 'a.example' },
  })
  for (const [session, digits, email] of [
    ['session_1', '555 555 555 555', ADA.email],
    ['session_2', '111 111 111 111', ADA.email],
    ['session_3', '333 333 333 333', cy],
    ['session_4', '333 333 333 333', null],
  ] as const) {
    await store.saveResponse(responseOf(session, answersOf(digits), email))
  }
  await desk.prepare()

  const ada = {
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    email_by_domain: 'engines.example ada',
  }
  const latest = { runs: 2, stage: 'Ad Hoc', stage_rank: 1, score: 1 }
  const texts = { name: 'ada lovelace', company: 'analytical engines' }
  const designation = 'head of enablement'
  expect(db.prepare('SELECT * FROM assessment_desk_leads ORDER BY id').all()).toEqual([
    {
      ...{ id: 1, quarantined: 1, name: 'zoë l', company: 'éngines', designation },
      ...{ ...ada, ...latest, source: '' },
    },
    {
      ...{ id: 2, quarantined: 0, ...texts, designation: 'vp', source: 'Mail' },
      ...ada,
      ...latest,
    },
    {
      ...{ id: 3, quarantined: 0, ...texts, designation, source: 'a.example' },
      ...{ ...ada, email_by_domain: 'engines.example bo' },
      ...{ runs: 0, stage: null, stage_rank: 0, score: 0 },
    },
  ])
  const [first, , third, fourth] = db
    .prepare('SELECT * FROM assessment_desk_responses ORDER BY id')
    .all()
  expect(first).toEqual({
    ...{ id: 1, ...ada, stage: 'Optimized', stage_rank: 5, score: 5, answers: '5'.repeat(12) },
  })
  expect([third, fourth].map((row) => row?.['email_by_domain'])).toEqual([
    'engines.example cy',
    null,
  ])
})

const SQLITE_TYPES: Readonly<Record<string, string>> = {
  ...{ bigint: 'INTEGER', integer: 'INTEGER', text: 'TEXT', 'double precision': 'REAL' },
}

it.each([LEAD_KIND, RESPONSE_KIND])(
  'names the columns of $deskTable by their types',
  async (kind) => {
    const { db } = await openDesk()
    const columns = db.prepare('SELECT name, type FROM pragma_table_info(?)').all(kind.deskTable)
    const given = columns.filter(({ name }) => !Object.hasOwn(kind.further, String(name)))

    expect(Object.entries(kind.types).map(([name, type]) => [name, SQLITE_TYPES[type]])).toEqual(
      given.map(({ name, type }) => [name, type]),
    )
  },
)

it('folds what is the same letter in another case or spelling, and nothing else', () => {
  expect(folded('Ada')).toBe('ada')
  expect(folded('ZOE\u0308')).toBe('zoë')
  expect(folded('ﬁx ~')).toBe('fix ~')
  expect(folded('ﬁ')).toBe('fi')
})

it('takes an email apart at its last at sign', () => {
  expect(domainOf('a@b@c.example')).toBe('c.example')
  expect(byDomain('a@b@c.example')).toBe('c.example a@b')
})

it.each([
  ['Ad Hoc', 1],
  ['Optimized', 5],
  ['Beginner', 6],
])('ranks the stage %s as %i', (stage, rank) => {
  expect(rankOf(stage)).toBe(rank)
})
