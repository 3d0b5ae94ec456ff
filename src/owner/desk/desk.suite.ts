import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk.ts'
import { ask } from '../../http/ask.suite.ts'
import type {
  BenchmarkView,
  DeliveriesPage,
  DeliveryCounts,
  ErasurePreview,
  ExportOffer,
  FilterChoices,
  Health,
  LeadCount,
  LeadDetail,
  LeadNote,
  LeadRow,
  LeadsPage,
  News,
  Numbers,
  ReleasePreview,
} from '../../contract/desk.ts'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { saveVisits } from '../../store/owner/visits.suite.ts'
import type { Store } from '../../store/store.ts'
import { testFolder } from '../../store/test-folder.suite.ts'
import { owner } from '../owner.suite.ts'
import type { OwnerDatabase } from '../owner.suite.ts'
import { readCsv } from '../tables/csv-reader.suite.ts'
import { openTestDesk } from './desk-client.suite.ts'
import type { DeskOptions, TestDesk } from './desk-client.suite.ts'

const DIGITS = ['111 111 111 112', '333 333 333 333', '555 555 555 555']
const SOURCES = ['google', 'linkedin', null]
const TODAY = new Date().toISOString().slice(0, 10)

function designationOf(index: number): string {
  if (index % 8 === 0) return 'Coach'
  return index % 2 === 0 ? 'Head of Enablement' : 'VP Sales'
}

function leadOf(index: number) {
  return {
    name: `Person ${(index * 7) % 20}`,
    company: ['Café Zoë GmbH', 'Engines', '=1+1', 'acme Inc'][index % 4] ?? '',
    designation: designationOf(index),
    email: `person-${index}@company-${index % 5}.example`,
  }
}

function byDomain(one: string, other: string): number {
  const [first, second] = [one, other].map((email) => email.split('@').toReversed().join('@'))
  return (first ?? '') < (second ?? '') ? -1 : Number(first !== second)
}

function sourceOf(index: number) {
  const unknown = { utm_medium: null, utm_campaign: null, referrer_host: null }
  return { ...unknown, utm_source: SOURCES[index % 3] ?? null }
}

/** Every third lead finishes, the first of them twice; every tenth is in quarantine. */
async function fill(store: Store, count: number): Promise<void> {
  await saveVisits(store, count, (index) => ({
    lead: leadOf(index),
    source: sourceOf(index),
    quarantine: index % 10 === 9 ? 'burst' : undefined,
    answers: index % 3 === 0 ? answersOf(DIGITS[(index / 3) % 3] ?? '') : undefined,
  }))
  const again = assessmentResponseOf('session_again', answersOf(DIGITS[2] ?? ''), leadOf(0).email)
  await store.saveResponse(again)
}

/** The desk on one engine, beside a store that stays open as the server's does. */
export function describeDesk(name: string, setup: () => Promise<OwnerDatabase>): void {
  describe(`the owner's desk on ${name}`, { timeout: 30_000 }, () => {
    let database: OwnerDatabase
    let store: Store
    let desk: TestDesk | undefined

    beforeEach(async () => {
      database = await setup()
      store = await database.openStore({ channels: ['webhook'] })
    })
    afterEach(async () => {
      await desk?.close()
      desk = undefined
      await store.close()
    })

    async function open(options: DeskOptions = {}): Promise<TestDesk> {
      const opened = await openTestDesk(database, options)
      desk = opened
      return opened
    }

    async function readAll(query: Record<string, string>): Promise<LeadRow[]> {
      const rows: LeadRow[] = []
      let after: Record<string, string> = {}
      for (;;) {
        const page = await desk?.read<LeadsPage>(DESK_PATHS.leads, { ...query, ...after })
        rows.push(...(page?.rows ?? []))
        if (page?.next === undefined) return rows
        after = { after: page.next }
      }
    }

    it('lists every lead once, the newest first, with what its email did', async () => {
      await fill(store, 130)
      const { read } = await open()
      const rows = await readAll({})

      expect(rows).toHaveLength(117)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(117)
      expect(rows.map(({ at }) => at)).toEqual(
        rows
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      )
      expect(rows.at(-1)).toMatchObject({
        ...leadOf(0),
        ...{ stage: 'Optimized', score: 5, runs: 2, source: 'google', quarantine: null },
      })
      expect(rows.at(-2)).toMatchObject({ stage: null, score: null, runs: 0, source: 'linkedin' })
      const first = await read<LeadsPage>(DESK_PATHS.leads)
      expect(first.rows).toHaveLength(50)
    })

    it.each<[Record<string, string>, (row: LeadRow) => boolean]>([
      [{ stage: 'Evolving' }, ({ stage }) => stage === 'Evolving'],
      [{ company: 'CAFE\u0301 ZOE\u0308 GmbH' }, ({ company }) => company.startsWith('Café')],
      [{ search: ' ENGINES   sales ' }, ({ company }) => company === 'Engines'],
      [{ by: 'score' }, () => true],
      [{ from: TODAY, to: TODAY, by: 'email' }, () => true],
      [
        { stage: 'Optimized', source: 'google', by: 'name', search: 'head' },
        (row) => row.stage === 'Optimized' && row.designation.startsWith('Head'),
      ],
    ])('filters by %j, and counts and exports the same', async (query, isWanted) => {
      await fill(store, 80)
      const { read } = await open()
      const wanted = (await readAll({})).filter(isWanted).map(({ id }) => id)
      const found = (await readAll(query)).map(({ id }) => id)

      expect(new Set(found)).toEqual(new Set(wanted))
      expect(found).toHaveLength(wanted.length)
      const count = await read<LeadCount>(DESK_PATHS.leadCount, query)
      expect(count).toEqual({ count: found.length })
      const { offer, table } = await exported({ query, columns: ['email'] })
      expect(offer.count).toBe(found.length)
      expect(table.slice(1)).toHaveLength(found.length)
    })

    async function exported(asked: unknown): Promise<{ offer: ExportOffer; table: string[][] }> {
      if (!desk) throw new Error('No desk')
      const { status, text } = await desk.post(DESK_PATHS.exports, asked)
      if (status !== 200) throw new Error(text)
      const offer = JSON.parse(text) as ExportOffer
      await store.saveLead(`late-${offer.id}`, leadOf(3))
      const file = await ask(desk.port, `${DESK_PATHS.exportFile}?id=${offer.id}`, {
        headers: { cookie: desk.cookie },
      })
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${offer.fileName}"`)
      return { offer, table: readCsv(file.text) }
    }

    it('shows those that are in quarantine alone, and says how many there are', async () => {
      await fill(store, 40)
      const { read } = await open()

      expect((await readAll({ quarantined: 'only' })).map(({ quarantine }) => quarantine)).toEqual(
        Array(4).fill('burst'),
      )
      expect(await read<FilterChoices>(DESK_PATHS.filterChoices)).toEqual({
        stages: ['Ad Hoc', 'Evolving', 'Optimized'],
        sources: ['google', 'linkedin'],
        quarantined: 4,
      })
    })

    it('exports the filter, the sort, the columns and the rows that it names, while more come', async () => {
      await fill(store, 60)
      await open()
      const query = { company: 'engines', by: 'email', direction: 'descending' }
      const rows = await readAll(query)
      const coming = Promise.all(
        Array.from({ length: 50 }, (_, index) => store.saveLead(`more-${index}`, leadOf(1))),
      )
      const { offer, table } = await exported({ query, columns: ['email', 'company', 'stage'] })
      await coming

      expect(table[0]).toEqual(['email', 'company', 'maturity_stage'])
      const emails = table.slice(1).map(([email]) => email)
      expect(emails).toHaveLength(offer.count)
      expect(emails.toReversed()).toEqual(emails.map(String).toSorted(byDomain))
      expect(new Set(emails)).toEqual(new Set(rows.map(({ email }) => email)))
      expect(offer.sentence).toBe(
        `Writes ${offer.count} leads: company “engines”; by email, descending; ` +
          'columns email, company and stage.',
      )
      const ids = rows.slice(0, 2).map(({ id }) => id)
      const chosen = await exported({ query, columns: ['name'], ids: [...ids, 999_999] })
      expect(chosen.offer.count).toBe(2)
      const formulas = await exported({ query: { company: '=1+1' }, columns: ['company'] })
      expect(formulas.table[1]).toEqual(["'=1+1"])
    })

    it('exports nothing of somebody who was erased a moment before', async () => {
      await fill(store, 30)
      await open()
      await readAll({})
      const { email } = leadOf(0)
      await database.run(`DELETE FROM maturity_quiz_leads WHERE email = '${email}'`)
      await database.run(
        `INSERT INTO assessment_erased_emails VALUES ('${'0'.repeat(64)}', '${TODAY}T00:00:00Z')`,
      )

      const { offer, table } = await exported({ query: {}, columns: ['email'] })
      expect(offer.count).toBe(26)
      expect(table.flat()).not.toContain(email)
    })

    it('tells all of one lead', async () => {
      await fill(store, 30)
      const { read, port, cookie } = await open()
      const [row] = await readAll({ search: leadOf(0).email })
      const detail = await read<LeadDetail>(DESK_PATHS.lead, { id: String(row?.id) })

      expect(detail.lead).toEqual(row)
      expect(detail.origin).toEqual({
        ...{ source: 'google', medium: null, campaign: null, referrer: null },
      })
      expect(detail.brief.text).toMatch(/^Person 0, Coach\n/)
      const code = reportCodeOf(answersOf(DIGITS[2] ?? ''))
      expect(detail.report).toMatchObject({ code, stage: 'Optimized', score: 5 })
      expect(detail.runs.map(({ stage }) => stage)).toEqual(['Optimized', 'Ad Hoc'])
      expect(detail.sendings).toEqual([row])
      const others = (await readAll({ search: '@company-0.example' })).filter(
        ({ email }) => email !== row?.email,
      )
      expect(detail.colleagues).toEqual(others)
      expect(detail.colleagueCount).toBe(others.length)
      expect(detail.deliveries.map(({ event }) => event).toSorted()).toEqual([
        'lead.created',
        'response.completed',
        'response.completed',
      ])
      const gone = await ask(port, `${DESK_PATHS.lead}?id=999`, { headers: { cookie } })
      expect(gone.status).toBe(404)
    })

    it('keeps state and note of a lead, lists, filters and exports them', async () => {
      await fill(store, 30)
      const { read, post } = await open()
      const [row] = await readAll({ search: leadOf(1).email })
      const id = row?.id ?? 0
      const untouched = { state: 'new', text: '', version: 0, changed: null }
      const detailOf = () => read<LeadDetail>(DESK_PATHS.lead, { id: String(id) })
      expect((await detailOf()).note).toEqual(untouched)
      expect(row).toMatchObject({ state: 'new', note: '' })

      const text = '=HYPERLINK("http://evil.example")\n<script>alert(1)</script>'
      const saved = await post(DESK_PATHS.note, { id, version: 0, state: 'spoken', text })
      const note = JSON.parse(saved.text) as LeadNote
      expect(note).toMatchObject({ state: 'spoken', text, version: 1, changed: { by: null } })
      expect((await detailOf()).note).toEqual(note)
      expect((await detailOf()).lead).toMatchObject({ state: 'spoken', note: text })
      expect((await readAll({ state: 'spoken', by: 'name' })).map((each) => each.id)).toEqual([id])
      expect(await readAll({ state: 'new' })).toHaveLength(26)
      expect(await readAll({ state: 'closed' })).toEqual([])

      const { offer, table } = await exported({
        ...{ query: { state: 'spoken' }, columns: ['email', 'state', 'note'] },
      })
      expect(offer.sentence).toContain('1 lead: spoken to;')
      expect(table).toEqual([
        ['email', 'state', 'note'],
        [leadOf(1).email, 'spoken', `'${text}`],
      ])
    })

    it('saves no note over one that was not seen, none too long, and none of who is gone', async () => {
      await fill(store, 3)
      const { read, post } = await open()
      const note = { id: 1, version: 0, state: 'closed', text: 'from anna' }
      expect((await post(DESK_PATHS.note, note)).status).toBe(200)

      const late = await post(DESK_PATHS.note, { ...note, text: 'from bo' })
      expect([late.status, late.text]).toEqual([409, expect.stringContaining('Somebody else')])
      const long = await post(DESK_PATHS.note, { ...note, version: 1, text: 'x'.repeat(5001) })
      expect([long.status, long.text]).toEqual([400, expect.stringContaining('5000 characters')])
      const huge = await post(DESK_PATHS.note, { ...note, version: 1, text: 'x'.repeat(2 ** 20) })
      expect([huge.status, huge.text]).toEqual([400, expect.stringContaining('too much at once')])
      const gone = await post(DESK_PATHS.note, { ...note, id: 999 })
      expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('not there any more')])
      for (const part of [{ state: 'lost' }, { text: 7 }, { version: -1 }, { id: '1' }]) {
        expect((await post(DESK_PATHS.note, { ...note, version: 1, ...part })).status).toBe(400)
      }
      expect((await read<LeadDetail>(DESK_PATHS.lead, { id: '1' })).note).toMatchObject({
        ...{ text: 'from anna', version: 1 },
      })
      const zero = await post(DESK_PATHS.note, {
        ...note,
        version: 1,
        text: `a\0${'é'.repeat(4000)}`,
      })
      expect(JSON.parse(zero.text)).toMatchObject({ text: `a${'é'.repeat(4000)}`, version: 2 })
    })

    it('erases only what was typed, and shows nothing of it at once', async () => {
      await fill(store, 30)
      const { read, post } = await open()
      const [email, other, third] = [leadOf(0).email, leadOf(3).email, leadOf(6).email]
      const preview = await read<ErasurePreview>(DESK_PATHS.erasure, { email })
      expect(preview).toEqual({ leads: 1, responses: 2, similar: [] })

      for (const typed of ['', 'yes', email.toUpperCase(), other]) {
        expect((await post(DESK_PATHS.erasure, { emails: [email], typed })).status).toBe(409)
      }
      const erased = await post(DESK_PATHS.erasure, { emails: [email], typed: email })
      expect(JSON.parse(erased.text)).toMatchObject({ leads: 1, responses: 2 })
      expect(await readAll({ search: email })).toEqual([])

      const two = { emails: [other, third], typed: 'erase 3 people' }
      expect((await post(DESK_PATHS.erasure, two)).status).toBe(409)
      await database.run("UPDATE assessment_deliveries SET attempts = 1 WHERE row_key = 'key-0003'")
      const both = await post(DESK_PATHS.erasure, { ...two, typed: 'erase 2 people' })
      expect(both.text).toContain(`"${other}: 1 event about this person went out by webhook`)
      expect(await readAll({ search: other })).toEqual([])
      expect((await owner(database, 'export leads')).stdout).not.toContain(third)
    })

    it('erases nobody while the check keeps the database in use', async () => {
      await fill(store, 3)
      const script = join(testFolder('check'), 'check.mjs')
      writeFileSync(script, 'setInterval(() => {}, 1000)')
      const { post } = await open({ script })
      const { email } = leadOf(0)
      await post(DESK_PATHS.verify, { action: 'start' })

      const refused = await post(DESK_PATHS.erasure, { emails: [email], typed: email })
      expect(refused.status).toBe(409)
      expect(refused.text).toContain('The check of the database runs')

      await post(DESK_PATHS.verify, { action: 'stop' })
      await expect
        .poll(
          async () => (await post(DESK_PATHS.erasure, { emails: [email], typed: email })).status,
        )
        .toBe(200)
    })

    it('releases the leads that it names, and tells each channel once', async () => {
      await fill(store, 30)
      const { post, read } = await open({ channels: ['webhook', 'chat'] })
      const ids = (await readAll({ quarantined: 'only' })).map(({ id }) => id)
      const before = await read<DeliveryCounts>(DESK_PATHS.deliveryCounts)
      expect(await read<ReleasePreview>(DESK_PATHS.release)).toEqual({ isTold: true })

      expect((await post(DESK_PATHS.release, { ids, count: 2 })).status).toBe(409)
      for (const released of [3, 0]) {
        const { text } = await post(DESK_PATHS.release, { ids, count: 3 })
        expect(JSON.parse(text)).toEqual({ released })
      }
      expect(await readAll({ quarantined: 'only' })).toEqual([])
      expect(await readAll({})).toHaveLength(30)
      expect((await owner(database, 'export leads')).stderr).toBe('30 leads written.\n')
      const after = await read<DeliveryCounts>(DESK_PATHS.deliveryCounts)
      expect(after.waiting).toBe(before.waiting + 2 * 3)
    })

    it('says before a release that nobody is told without a webhook', async () => {
      const { read } = await open()
      expect(await read<ReleasePreview>(DESK_PATHS.release)).toEqual({ isTold: false })
    })

    it('counts a period', async () => {
      await fill(store, 60)
      await store.addMilestones([{ day: TODAY, milestone: 'home', count: 100 }])
      const { read } = await open()
      const numbers = await read<Numbers>(DESK_PATHS.numbers, { from: TODAY, to: TODAY })

      expect(numbers).toMatchObject({ visits: 100, leads: 54, finished: 21, ofOtherVersions: 0 })
      expect(numbers.days).toEqual([{ day: TODAY, visits: 100, leads: 54, finished: 21 }])
    })

    it('shows deliveries by state and sends them again under the same id', async () => {
      await fill(store, 100)
      await database.run(
        `UPDATE assessment_deliveries SET next_attempt_at = NULL, payload = NULL, attempts = 10,
           last_problem = 'The receiver answered 500'
         WHERE event = 'response.completed'`,
      )
      const { read, post } = await open()
      const counts = await read<DeliveryCounts>(DESK_PATHS.deliveryCounts)
      expect(counts).toEqual({ waiting: 90, delivered: 0, failed: 35 })
      const page = await read<DeliveriesPage>(DESK_PATHS.deliveries, { state: 'failed' })
      expect(page.rows).toHaveLength(35)
      expect(page.rows[0]).toMatchObject({
        ...{ event: 'response.completed', state: 'failed', attempts: 10 },
        ...{ nextAttemptAt: null, lastProblem: 'The receiver answered 500' },
        lead: { name: leadOf(0).name },
      })
      const first = await read<DeliveriesPage>(DESK_PATHS.deliveries)
      const rest: string[] = []
      for (let { next } = first; next !== undefined;) {
        const more: DeliveriesPage = await read(DESK_PATHS.deliveries, { after: next })
        rest.push(...more.rows.map(({ id }) => id))
        next = more.next
      }
      expect(new Set([...first.rows.map(({ id }) => id), ...rest]).size).toBe(125)

      const [one] = page.rows
      expect(JSON.parse((await post(DESK_PATHS.replay, { id: one?.id })).text)).toEqual({
        replayed: 1,
      })
      expect((await post(DESK_PATHS.replay, { all: 'failed', count: 35 })).status).toBe(409)
      const all = await post(DESK_PATHS.replay, { all: 'failed', count: 34 })
      expect(JSON.parse(all.text)).toEqual({ replayed: 34 })
      const waiting = await read<DeliveriesPage>(DESK_PATHS.deliveries, { state: 'waiting' })
      expect(waiting.rows.map(({ id }) => id)).toContain(one?.id)
    })

    it('tells what is new after a lead, and what wants a look', async () => {
      await fill(store, 30)
      const { read } = await open()
      const after = (id: number) => read<News>(DESK_PATHS.news, { after: String(id) })
      const { newest, ...others } = await after(0)
      // Every tenth is in quarantine, the last one too.
      expect(newest).toBe(29)
      expect(others).toMatchObject({ leads: 27, failed: 0 })
      expect(others.safety).toMatchObject({ backup: { folder: null, last: null } })
      expect((await after(25)).leads).toBe(4)
      expect((await after(29)).leads).toBe(0)

      await database.run(
        "UPDATE assessment_deliveries SET next_attempt_at = NULL, payload = NULL WHERE row_key = 'key-0003'",
      )
      await store.saveLead('late', leadOf(40))
      await expect.poll(async () => (await after(29)).leads).toBe(1)
      expect(await after(29)).toMatchObject({ newest: 31, failed: 1 })
    })

    it('leads from the address in a mail to the lead it is about', async () => {
      await fill(store, 20)
      const { read, port, cookie } = await open()
      const { rows } = await read<DeliveriesPage>(DESK_PATHS.deliveries)
      const { id, lead } = rows.find(({ event }) => event === 'response.completed') ?? {}
      const from = (place: string) =>
        ask(port, `/deliveries/${place}`, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })

      expect(await from(id ?? '')).toMatchObject({
        ...{ status: 302, headers: { location: `/leads/${lead?.id}` } },
      })
      expect(await from('msg_gone')).toMatchObject({
        ...{ status: 302, headers: { location: '/deliveries' } },
      })
    })

    it('knows how the machine is, and what the benchmark lacks', async () => {
      await fill(store, 20)
      const { read, post } = await open()
      const health = await read<Health>(DESK_PATHS.health)

      expect(health.kept).toMatchObject({ leads: 20, responses: 8, quarantined: 2 })
      expect(health.bytes).toBeGreaterThan(1000)
      expect(health).toMatchObject({ retentionDays: 365, backup: { folder: null, last: null } })
      expect(health.versions).toMatchObject({ product: '1.2.3', node: process.versions.node })
      const view = await read<BenchmarkView>(DESK_PATHS.benchmark)
      expect(view.missing[0]?.sentence).toMatch(/more people needed/)
      expect(view.published).toBeUndefined()
      expect((await post(DESK_PATHS.benchmark, { action: 'publish' })).status).toBe(409)
      expect((await post(DESK_PATHS.benchmark, { action: 'withdraw' })).status).toBe(200)
    })

    it.each([
      [DESK_PATHS.leads, { by: 'id' }],
      [DESK_PATHS.leads, { after: 'x' }],
      [DESK_PATHS.leads, { from: '2026-02-30' }],
      [DESK_PATHS.leads, { search: 'x'.repeat(301) }],
      [DESK_PATHS.numbers, { from: '2026-01-02', to: '2026-01-01' }],
      [DESK_PATHS.deliveries, { state: 'lost' }],
      [DESK_PATHS.news, { after: '-1' }],
    ])('refuses %s with %j in a sentence', async (path, query) => {
      const { port, cookie } = await open()
      const { status, text } = await ask(port, `${path}?${new URLSearchParams(query)}`, {
        headers: { cookie },
      })
      expect(status).toBe(400)
      expect(JSON.parse(text)).toMatchObject({
        status: 400,
        title: expect.stringMatching(/^[A-Z]/),
      })
    })
  })
}
