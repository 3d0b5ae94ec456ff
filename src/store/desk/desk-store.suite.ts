import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isLeadOrder, LEAD_COLUMNS, LEAD_STATES } from '../../contract/desk.ts'
import type { LeadOrder, LeadQuery, LeadRow, LeadState } from '../../contract/desk.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import type { OwnerStore } from '../owner/owner-store.ts'
import type { DeskStore } from './desk-store.ts'
import type { LeadCursor } from './lead-pages.ts'

const LEAD_ORDERS = LEAD_COLUMNS.filter(isLeadOrder)

type Lead = Pick<LeadRow, 'id' | 'name' | 'company' | 'designation' | 'email' | 'source'> & {
  day: string
  isQuarantined: boolean
  /** What owners said of it; not there: nothing. */
  said?: { state: LeadState; note: string }
}
type Response = {
  id: number
  day: string
  email: string | null
  stage: string
  score: number
  options: string
  isCurrent: boolean
}

/** What the database holds, in memory: the desk must show the same. */
type Model = { leads: Lead[]; responses: Response[] }

type Step =
  | { what: 'lead'; lead: Omit<Lead, 'id'> }
  | { what: 'response'; response: Omit<Response, 'id'> }
  | { what: 'note'; which: number; state: LeadState; note: string }
  | { what: 'look' | 'release' | 'delete lead' | 'delete response' | 'erase'; which: number }

/** Names that fold together, sort unlike their UTF-16, or mean something in a pattern. */
const NAMES = [
  'Ada',
  'ADA',
  'ada b',
  'Zoë',
  'ZOE\u0308',
  'zoe',
  "O'Hara",
  '100%_x',
  '𝒜',
  'ﬁx',
  '\uffee',
]
const EMAILS = [
  'ada@a.example',
  'ad@a.example',
  'ada.b@a.example',
  'zoe@b.a.example',
  'zoe@a.example.org',
  'x+1@b.example',
]
const DAYS = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-02-28']
const STAGE_NAMES = [...STAGES.map(({ name }) => name), 'Beginner']
const SOURCES = [null, 'google', 'Google', '__proto__']
const LIMIT = 4

const name = fc.constantFrom(...NAMES)
const email = fc.constantFrom(...EMAILS)
const day = fc.constantFrom(...DAYS)
const source = fc.constantFrom(...SOURCES)
const stage = fc.constantFrom(...STAGE_NAMES)

const lead = fc.record({
  ...{ name, company: name, designation: name, email, source, day },
  isQuarantined: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
})
const response = fc.record({
  ...{ day, stage, email: fc.option(email) },
  score: fc.constantFrom(1, 2.5, 3.25, 5),
  options: fc.stringMatching(/^[1-5]{12}$/),
  isCurrent: fc.boolean(),
})
const change = fc.record({
  what: fc.constantFrom('look', 'look', 'release', 'delete lead', 'delete response', 'erase'),
  which: fc.nat(1000),
})
const note = fc.record({
  ...{ what: fc.constant('note'), which: fc.nat(1000), state: fc.constantFrom(...LEAD_STATES) },
  note: fc.constantFrom('', '=1+1', 'Calls back\n<b>on Monday</b>'),
})
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ what: fc.constant('lead'), lead }) },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('response'), response }) },
    { weight: 6, arbitrary: change },
    { weight: 3, arbitrary: note },
  ),
  { minLength: 1, maxLength: 50, size: 'max' },
)
const query: fc.Arbitrary<LeadQuery> = fc.record(
  {
    search: fc
      .array(fc.constantFrom('a', 'ZO', 'zoë', 'example', 'ada@a', '@b.', "o'h", '%', 'fi'), {
        maxLength: 2,
      })
      .map((words) => words.join(' ')),
    ...{ stage, company: name, source: source.map((known) => known ?? ''), from: day, to: day },
    finished: fc.constantFrom('yes', 'no'),
    state: fc.constantFrom(...LEAD_STATES),
    quarantined: fc.constant('only'),
    by: fc.constantFrom(...LEAD_ORDERS),
    direction: fc.constantFrom('ascending', 'descending'),
  },
  { requiredKeys: [] },
)

/** One database, whose rows come and go. */
export type DeskUnderTest = {
  owner: OwnerStore
  /** Statements that both engines understand, on a connection of their own. */
  run(sql: string): Promise<void>
  runs: number
}

export function itShowsWhatIsThere(open: () => Promise<DeskUnderTest>): void {
  it('shows the rows that are there, in every order, whatever came, changed and went', async () => {
    const { owner, run, runs } = await open()
    const desk = owner.openDesk()
    await desk.prepare()
    const given = { leads: 0, responses: 0 }
    const property = fc.asyncProperty(
      steps,
      fc.array(query, { minLength: 5, maxLength: 5 }),
      async (history, queries) => {
        await run('DELETE FROM maturity_quiz_leads; DELETE FROM assessment_responses')
        const model: Model = { leads: [], responses: [] }
        for (const step of history) await take(step, { owner, desk, run, model, given })
        await expectPages(desk, model, {})
        for (const by of LEAD_ORDERS) {
          for (const direction of ['ascending', 'descending'] as const) {
            await expectPages(desk, model, { by, direction })
          }
        }
        for (const each of queries) {
          await expectPages(desk, model, each)
          await expectCounts(desk, model, each)
        }
        await expectNumbers(desk, model)
      },
    )
    await fc.assert(property, { numRuns: runs, endOnFailure: true })
  }, 120_000)
}

const ADA: Omit<Lead, 'id'> = {
  name: 'Ada',
  company: 'Engines',
  designation: 'VP Sales',
  email: 'ada@engines.example',
  source: null,
  day: '2026-01-01',
  isQuarantined: false,
}

/** On another day. */
const RESPONSE: Omit<Response, 'id'> = {
  ...{ day: '2026-01-02', email: null, stage: 'Evolving', score: 3 },
  ...{ options: '3'.repeat(12), isCurrent: true },
}

export function itTakesInEveryRow(open: () => Promise<Omit<DeskUnderTest, 'runs'>>): void {
  const ids = (desk: DeskStore) => desk.settle({ direction: 'ascending' })

  async function fill(run: DeskUnderTest['run'], count: number): Promise<number[]> {
    const all = Array.from({ length: count }, (_, index) => index + 1)
    await run(all.map((id) => insertLead(id, ADA)).join(';'))
    return all
  }

  it('goes on where a run was stopped', async () => {
    const { owner, run } = await open()
    const all = await fill(run, 3)
    await run(insertResponse(1, { ...RESPONSE, email: ADA.email }))
    const desk = owner.openDesk()
    let closing: Promise<void> | undefined
    // Told first when it has the responses and no lead yet.
    await desk.prepare(() => (closing ??= desk.close()))
    await closing
    await run("UPDATE assessment_desk_responses SET stage = 'of the first run'")

    const next = (await open()).owner.openDesk()
    await next.prepare()

    expect(await ids(next)).toEqual(all)
    const { rows } = await next.readLeads({}, undefined, 10)
    expect(rows.map((row) => row.stage)).toEqual(all.map(() => 'of the first run'))
  })

  it('takes in what is missing among the last five hundred, and at a start what is older', async () => {
    const { owner, run } = await open()
    const all = await fill(run, 700)
    const desk = owner.openDesk()
    await desk.prepare()
    await run('DELETE FROM assessment_desk_leads WHERE id IN (100, 300)')

    expect(await ids(desk)).toEqual(all.filter((id) => id !== 100))
    await desk.prepare()
    expect(await ids(desk)).toEqual(all)
  })

  it('counts a day again when a lead of it is released, finishes or goes', async () => {
    const { owner, run } = await open()
    await run([1, 2].map((id) => insertLead(id, { ...ADA, isQuarantined: id === 1 })).join(';'))
    const desk = owner.openDesk()
    await desk.prepare()
    const counts = async () => (await desk.readNumbers(ADA.day, ADA.day)).sources

    expect(await counts()).toEqual([{ source: null, leads: 1, finished: 0 }])
    await desk.release([1], new Date(), [])
    expect(await counts()).toEqual([{ source: null, leads: 2, finished: 0 }])
    await run(insertResponse(1, { ...RESPONSE, email: ADA.email }))
    expect(await counts()).toEqual([{ source: null, leads: 2, finished: 2 }])
    await run('DELETE FROM assessment_responses')
    expect(await counts()).toEqual([{ source: null, leads: 2, finished: 0 }])
    await run('DELETE FROM maturity_quiz_leads WHERE id = 2')
    expect(await counts()).toEqual([{ source: null, leads: 1, finished: 0 }])
  })

  it('adds nothing of a lead that goes meanwhile, and lets it go at once', async () => {
    const { owner, run } = await open()
    await fill(run, 3)
    const desk = owner.openDesk()
    await Promise.all([desk.prepare(), run('DELETE FROM maturity_quiz_leads WHERE id = 2')])

    expect(await ids(desk)).toEqual([1, 3])
    expect(await desk.countLeads({})).toBe(2)
  })
}

type World = {
  owner: OwnerStore
  desk: DeskStore
  run(sql: string): Promise<void>
  model: Model
  /** Ids that were given, each once. */
  given: { leads: number; responses: number }
}

async function take(step: Step, { owner, desk, run, model, given }: World): Promise<void> {
  if (step.what === 'lead') {
    const id = (given.leads += 1)
    model.leads.push({ id, ...step.lead })
    await run(insertLead(id, step.lead))
    return
  }
  if (step.what === 'response') {
    const id = (given.responses += 1)
    model.responses.push({ id, ...step.response })
    await run(insertResponse(id, step.response))
    return
  }
  const one = model.leads[step.which % (model.leads.length || 1)]
  const answered = model.responses[step.which % (model.responses.length || 1)]
  if (step.what === 'note') {
    if (one) await say(desk, one, step)
    return
  }
  if (step.what === 'look') await desk.readFilterChoices()
  if (step.what === 'delete lead' && one) {
    model.leads = model.leads.filter((each) => each !== one)
    await run(`DELETE FROM maturity_quiz_leads WHERE id = ${one.id}`)
  }
  if (step.what === 'delete response' && answered) {
    model.responses = model.responses.filter((each) => each !== answered)
    await run(`DELETE FROM assessment_responses WHERE id = ${answered.id}`)
  }
  const quarantined = model.leads.filter(({ isQuarantined }) => isQuarantined)
  const suspect = quarantined[step.which % (quarantined.length || 1)]
  if (step.what === 'release' && suspect) {
    await desk.release([suspect.id], new Date(), [])
    suspect.isQuarantined = false
  }
  if (step.what === 'erase' && one) {
    await owner.erase([one.email], new Date())
    model.leads = model.leads.filter((each) => each.email !== one.email)
    model.responses = model.responses.filter((each) => each.email !== one.email)
  }
}

async function say(desk: DeskStore, to: Lead, said: { state: LeadState; note: string }) {
  const { version } = await desk.readNote(to.id)
  const next = { id: to.id, version, state: said.state, text: said.note }
  expect(await desk.saveNote(next, 'anna', new Date())).toBe('saved')
  to.said = { state: said.state, note: said.note }
}

/** Every page forward, then back again. */
async function expectPages(desk: DeskStore, model: Model, asked: LeadQuery): Promise<void> {
  const expected = rowsOf(model, asked)
  const cursors: (LeadCursor | undefined)[] = [undefined]
  const ids: number[] = []
  for (const cursor of cursors) {
    const { rows, next } = await desk.readLeads(asked, cursor, LIMIT)
    const start = ids.length
    expect(rows.map(factsOf), JSON.stringify(asked)).toEqual(
      expected.slice(start, start + LIMIT).map(factsOf),
    )
    ids.push(...rows.map(({ id }) => id))
    if (next) cursors.push(next)
  }
  expect(ids).toHaveLength(expected.length)
  for (const [page, cursor] of [...cursors.entries()].toReversed()) {
    const { rows } = await desk.readLeads(asked, cursor, LIMIT)
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(page * LIMIT, (page + 1) * LIMIT))
  }
  expect(await desk.settle(asked)).toEqual(ids)
}

async function expectCounts(desk: DeskStore, model: Model, asked: LeadQuery): Promise<void> {
  const { length: count } = rowsOf(model, asked)
  expect(await desk.countLeads(asked)).toBe(count)
}

async function expectNumbers(desk: DeskStore, model: Model): Promise<void> {
  const [from, to] = ['2026-01-01', '2026-01-31']
  const { sum, days, sources } = await desk.readNumbers(from, to)
  const isIn = (row: { day: string }) => from <= row.day && row.day <= to
  const leads = model.leads.filter((each) => isIn(each) && !each.isQuarantined)
  const responses = model.responses.filter(isIn)
  expect(sum).toMatchObject({
    leads: leads.length,
    responses: responses.length,
    ofOtherVersions: responses.filter(({ isCurrent }) => !isCurrent).length,
    options: Array.from({ length: 60 }, (_, place) =>
      responses.reduce((count, { isCurrent, options }) => {
        const option = String((place % 5) + 1)
        return count + (isCurrent && options[Math.floor(place / 5)] === option ? 1 : 0)
      }, 0),
    ),
  })
  expect(sum.stages).toEqual(countsBy(responses.map((each) => each.stage)))
  expect(new Map(sources.map((each) => [each.source ?? '', each.leads]))).toEqual(
    countsBy(leads.map((each) => each.source ?? '')),
  )
  expect(sources.reduce((all, { finished }) => all + finished, 0)).toBe(
    leads.filter((each) => runsOf(model, each).length > 0).length,
  )
  for (const [each, numbers] of days) {
    expect(numbers).toMatchObject({
      leads: leads.filter((row) => row.day === each).length,
      responses: responses.filter((row) => row.day === each).length,
    })
  }
  const { kept } = await desk.describe()
  expect(kept).toMatchObject({
    leads: model.leads.length,
    responses: model.responses.length,
    quarantined: model.leads.filter(({ isQuarantined }) => isQuarantined).length,
  })
  const choices = await desk.readFilterChoices()
  expect(choices.quarantined).toBe(kept.quarantined)
  expect(choices.stages).toEqual(
    STAGE_NAMES.filter((known) => model.responses.some((each) => each.stage === known)),
  )
}

function countsBy(texts: readonly string[]): Map<string, number> {
  return new Map(texts.map((text) => [text, texts.filter((each) => each === text).length]))
}

function runsOf({ responses }: Model, { email: own }: Lead): Response[] {
  return responses.filter((each) => each.email === own).toSorted((one, other) => other.id - one.id)
}

/** What is compared of a row. */
function factsOf(row: LeadRow) {
  const { id, name: called, email: own, stage: at, score, runs, source: from } = row
  return { id, called, own, at, score, runs, from, state: row.state, note: row.note }
}

function rowsOf(model: Model, asked: LeadQuery): LeadRow[] {
  const { by = 'when', direction = by === 'when' ? 'descending' : 'ascending' } = asked
  const sign = direction === 'descending' ? -1 : 1
  return model.leads
    .map((each) => ({ each, row: rowOf(model, each) }))
    .filter(({ each, row }) => isWanted(each, row, asked))
    .map(({ row }) => row)
    .toSorted(
      (one, other) =>
        sign * (compare(SORT_KEYS[by](one), SORT_KEYS[by](other)) || one.id - other.id),
    )
}

function rowOf(model: Model, { day: on, isQuarantined, said, ...lead_ }: Lead): LeadRow {
  const runs = runsOf(model, { day: on, isQuarantined, ...lead_ })
  const [latest] = runs
  return {
    ...lead_,
    at: on,
    stage: latest?.stage ?? null,
    score: latest?.score ?? null,
    // Its own test has the areas; here no response has one.
    weakest: null,
    runs: runs.length,
    ...(said ?? { state: 'new', note: '' }),
    quarantine: isQuarantined ? 'burst' : null,
  }
}

function isWanted(each: Lead, row: LeadRow, asked: LeadQuery): boolean {
  const { search = '', company, from, to, finished, quarantined } = asked
  const texts = [row.name, row.company, row.designation, row.email].map(fold)
  const words = fold(search).split(' ').filter(Boolean)
  return (
    each.isQuarantined === (quarantined === 'only') &&
    words.every((word) => texts.some((text) => text.includes(word))) &&
    (company === undefined || fold(row.company) === fold(company)) &&
    (asked.stage === undefined || row.stage === asked.stage) &&
    (asked.state === undefined || row.state === asked.state) &&
    (asked.source === undefined || (row.source ?? '') === asked.source) &&
    (from === undefined || from <= each.day) &&
    (to === undefined || each.day <= to) &&
    (finished === undefined || row.runs > 0 === (finished === 'yes'))
  )
}

const SORT_KEYS: Readonly<Record<LeadOrder, (row: LeadRow) => string | number>> = {
  when: ({ id }) => id,
  name: (row) => fold(row.name),
  company: (row) => fold(row.company),
  designation: (row) => fold(row.designation),
  // A blank comes before every other character.
  email: (row) => row.email.split('@').toReversed().join(' '),
  stage: (row) => (row.stage === null ? 0 : STAGE_NAMES.indexOf(row.stage) + 1),
  score: ({ score }) => score ?? 0,
  source: (row) => row.source ?? '',
  runs: ({ runs }) => runs,
}

/** Texts by their bytes in UTF-8. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function insertLead(id: number, row: Omit<Lead, 'id'>): string {
  const values = [`key-${id}`, '0'.repeat(64), `${row.day}T12:00:00.000Z`]
  const texts = [row.name, row.company, row.designation, row.email]
  return `INSERT INTO maturity_quiz_leads (idempotency_key, body_hash, created_at, name, company,
    designation, email, utm_source, quarantine)
    VALUES (${[...values, ...texts, row.source, row.isQuarantined ? 'burst' : null].map(quoted).join()})`
}

function insertResponse(id: number, row: Omit<Response, 'id'>): string {
  const answers = Object.fromEntries([...row.options].map((option, at) => [at + 1, Number(option)]))
  const values = [`session-${id}`, '0'.repeat(64), `${row.day}T12:00:00.000Z`, row.stage, '{}']
  const texts = [...values, JSON.stringify(answers), row.email].map(quoted)
  const numbers = [row.score, row.isCurrent ? MODEL_VERSION : MODEL_VERSION + 1]
  return `INSERT INTO assessment_responses (session_id, body_hash, created_at, maturity_stage,
    section_scores, responses, user_email, overall_score, model_version)
    VALUES (${[...texts, ...numbers].join()})`
}

function quoted(text: string | null): string {
  return text === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`
}
