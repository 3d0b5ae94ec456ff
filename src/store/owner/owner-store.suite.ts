import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import type { Lead } from '../../domain/lead/lead.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { itKeepsABenchmark } from './benchmark.suite.ts'
import type { LeadPeriod, OwnerStore } from './owner-store.ts'
import type { Store, StoreOptions } from '../store.ts'
import { ADA, LINK } from '../store.suite.ts'
import { keyOf, saveVisits } from './visits.suite.ts'

/** One database with a server's store, which stays open, and the owner's beside it. */
export type OwnerUnderTest = {
  openStore(options?: StoreOptions): Promise<Store>
  openOwner(): Promise<OwnerStore>
  /** Statements that both engines understand, on a connection of their own. */
  run(sql: string): Promise<void>
}

const LOW = answersOf('212 112 111 111')
const HIGH = answersOf('555 455 555 555')

export const EVERYTHING: LeadPeriod = {
  since: undefined,
  until: new Date('9999-12-31T00:00:00.000Z'),
  isQuarantined: false,
}

export function testLead(index: number): Lead {
  return {
    name: `Person ${index}`,
    company: `Company ${index % 50}`,
    designation: 'Head of Enablement',
    email: `person-${index}@company-${index % 50}.example`,
  }
}

/** Every second lead finishes the questions. */
export function fill(store: Store, count: number): Promise<void> {
  return saveVisits(store, count, (index) => ({
    lead: testLead(index),
    source: index % 3 === 0 ? LINK : undefined,
    answers: [HIGH, undefined, LOW, undefined][index % 4],
  }))
}

export const NO_DELIVERIES = { waiting: 0, delivered: 0, failed: 0 }

export async function collect<Value>(pages: AsyncIterable<readonly Value[]>): Promise<Value[]> {
  const all: Value[] = []
  for await (const page of pages) all.push(...page)
  return all
}

export function describeOwnerStore(name: string, setup: () => Promise<OwnerUnderTest>): void {
  describe(`the owner's ${name} store`, { timeout: 30_000 }, () => {
    let database: OwnerUnderTest
    let store: Store
    let owner: OwnerStore

    beforeEach(async () => {
      database = await setup()
      store = await database.openStore({ channels: ['webhook'] })
      owner = await database.openOwner()
    })
    afterEach(async () => {
      await owner.close()
      await store.close()
    })

    /** With all that is kept, however long that takes. */
    async function openDesk() {
      const desk = owner.openDesk()
      await desk.prepare()
      return desk
    }

    itKeepsABenchmark(() => ({ store, owner, run: (sql) => database.run(sql) }))

    it('reads every lead once, in order, however many pages there are', async () => {
      await fill(store, 2100)
      await database.run("UPDATE maturity_quiz_leads SET created_at = '2026-11-01T00:00:00.001Z'")

      const leads = await collect(owner.readLeads(EVERYTHING))

      expect(leads.map(({ id }) => id)).toEqual(Array.from({ length: 2100 }, (_, at) => at + 1))
      const responses = await collect(owner.readResponses(EVERYTHING))
      expect(new Set(responses.map(({ sessionId }) => sessionId)).size).toBe(1050)
    })

    it('gives a lead its latest response, and how often its email came', async () => {
      const [ada, bob] = [testLead(1), testLead(2)]
      await store.saveLead('key-1', ada, undefined, LINK)
      await store.saveLead('key-2', bob)
      await store.saveLead('key-3', ada)
      await store.saveResponse(assessmentResponseOf('session_1', LOW, ada.email))
      await store.saveResponse(assessmentResponseOf('session_2', HIGH, ada.email))
      await store.saveResponse(assessmentResponseOf('session_3', LOW, null))

      const [first, second, third] = await collect(owner.readLeads(EVERYTHING))

      expect(first).toMatchObject({ ...ada, ...LINK, id: 1, leadCount: 2, responseCount: 2 })
      expect(first?.latestResponse).toMatchObject({
        sessionId: 'session_2',
        overallScore: 59 / 12,
        maturityStage: 'Optimized',
        answers: HIGH,
        userEmail: ada.email,
      })
      expect(second).toMatchObject({ ...bob, leadCount: 1, responseCount: 0 })
      expect(second?.latestResponse).toBeUndefined()
      expect(third).toMatchObject({ ...NO_SOURCE, id: 3, leadCount: 2 })
      expect(first?.createdAt).toBeInstanceOf(Date)
      expect(Math.abs(Number(first?.createdAt) - Date.now())).toBeLessThan(60_000)
    })

    it('counts emails anew for each reading, also after and beside one that stopped early', async () => {
      await fill(store, 2100)
      for await (const leads of owner.readLeads(EVERYTHING)) if (leads[0]?.id === 1001) break
      const early = owner.readLeads(EVERYTHING)[Symbol.asyncIterator]()
      await early.next()
      await early.next()
      await store.saveLead('again', testLead(2000))
      await store.saveLead('new', testLead(5000))
      await store.saveResponse(assessmentResponseOf('session_again', LOW, testLead(2000).email))

      const leads = await collect(owner.readLeads(EVERYTHING))
      const { value: rest = [] } = await early.next()

      expect(leads[2000]).toMatchObject({ id: 2001, leadCount: 2, responseCount: 2 })
      expect(leads[2000]?.latestResponse).toMatchObject({ sessionId: 'session_again' })
      expect(leads[2100]).toMatchObject({ leadCount: 2, responseCount: 2 })
      expect(leads[2099]).toMatchObject({ leadCount: 1, responseCount: 0 })
      expect(rest[0]).toMatchObject({ id: 2001, leadCount: 1, responseCount: 1 })
      expect(rest.at(-1)).toMatchObject({ ...testLead(5000), leadCount: 1, responseCount: 0 })
    })

    it('keeps to a period: the first moment is in it, the last is not', async () => {
      await fill(store, 4)
      for (const [id, day] of [1, 2, 3, 4].entries()) {
        const at = `2026-11-0${day}T00:00:00.000Z`
        await database.run(
          `UPDATE maturity_quiz_leads SET created_at = '${at}' WHERE id = ${id + 1}`,
        )
      }
      const period = { since: new Date('2026-11-02'), until: new Date('2026-11-04') }

      const leads = await collect(owner.readLeads({ ...EVERYTHING, ...period }))

      expect(leads.map(({ id }) => id)).toEqual([2, 3])
    })

    it('lists leads in quarantine alone or not at all', async () => {
      await store.saveLead('key-1', testLead(1))
      await store.saveLead('key-2', testLead(1), 'honeypot')

      const listed = await collect(owner.readLeads(EVERYTHING))
      const quarantined = await collect(owner.readLeads({ ...EVERYTHING, isQuarantined: true }))

      expect(listed).toMatchObject([{ id: 1, leadCount: 1, quarantine: undefined }])
      expect(quarantined).toMatchObject([{ id: 2, quarantine: 'honeypot' }])
      const { leadsByDay, sources } = await owner.readStats(EVERYTHING)
      expect([...leadsByDay.values(), ...sources.values()]).toEqual([1, 1])
      expect(await collect(owner.readDeliveries(EVERYTHING))).toHaveLength(1)
    })

    it('reads who else came from the same email domain, each with their latest report', async () => {
      const emails = [
        ...['ann@acme.example', 'bob@acme.example', 'cid@acme.example', 'bob@acme.example'],
        ...['dee@eu.acme.example', 'eve@notacme.example', 'fay@ac_e.example', 'x@a'],
      ]
      for (const [index, email] of emails.entries()) {
        await store.saveLead(`key-${index}`, { ...testLead(index), email })
      }
      await store.saveLead('key-odd', { ...testLead(9), email: 'odd@acme.example' }, 'honeypot')
      for (const [session, answers] of [LOW, HIGH].entries()) {
        await store.saveResponse(
          assessmentResponseOf(`session_${session}`, answers, 'bob@acme.example'),
        )
      }

      const desk = await openDesk()
      const ann = await desk.readPerson(1)
      const fay = await desk.readPerson(7)

      expect(ann?.history.colleagues).toMatchObject([
        { id: 4, email: 'bob@acme.example', latestResponse: { answers: HIGH } },
        { id: 3, email: 'cid@acme.example', latestResponse: undefined },
      ])
      expect(fay?.row.email).toBe('fay@ac_e.example')
      expect(fay?.history.colleagues).toEqual([])
    })

    it('counts days, stages, options and milestones', async () => {
      await fill(store, 8)
      await database.run("UPDATE maturity_quiz_leads SET created_at = '2026-11-01T23:59:59.999Z'")
      await database.run(
        "UPDATE maturity_quiz_leads SET created_at = '2026-11-02T00:00:00.000Z' WHERE id > 5",
      )
      await database.run("UPDATE assessment_responses SET created_at = '2026-11-02T12:00:00.000Z'")
      await store.addMilestones([
        { day: '2026-11-01', milestone: 'home', count: 3 },
        { day: '2026-11-02', milestone: 'home', count: 4 },
        { day: '2026-11-03', milestone: 'home', count: 100 },
      ])
      await store.addMilestones([{ day: '2026-11-02', milestone: 'home', count: 1 }])

      const stats = await owner.readStats({
        since: new Date('2026-11-01'),
        until: new Date('2026-11-03'),
      })

      expect(stats.leadsByDay).toEqual(
        new Map([
          ['2026-11-01', 5],
          ['2026-11-02', 3],
        ]),
      )
      expect(stats.responsesByDay).toEqual(new Map([['2026-11-02', 4]]))
      expect(stats.sources).toEqual(
        new Map([
          ['', 5],
          ['linkedin', 3],
        ]),
      )
      expect(stats.stages).toEqual(
        new Map([
          ['Ad Hoc', 2],
          ['Optimized', 2],
        ]),
      )
      expect(stats.options.get('1:2')).toBe(2)
      expect(stats.options.get('1:5')).toBe(2)
      expect(stats.options.get('4:4')).toBe(2)
      expect([...stats.options.values()].reduce((sum, count) => sum + count)).toBe(4 * 12)
      expect(stats.milestones).toEqual(new Map([['home', 8]]))
    })

    it('erases every row of an email, its deliveries too, and nothing else', async () => {
      await fill(store, 6)
      await store.saveLead('again', testLead(2))
      const [before] = await collect(owner.readLeads(EVERYTHING))

      expect(await owner.countOf([testLead(2).email])).toEqual({ leads: 2, responses: 1 })
      expect(await owner.erase([testLead(2).email], new Date())).toMatchObject({
        leads: 2,
        responses: 1,
      })

      expect(await owner.countOf([testLead(2).email])).toEqual({ leads: 0, responses: 0 })
      expect(await owner.countOlder(EVERYTHING.until)).toEqual({ leads: 5, responses: 2 })
      expect(await collect(owner.readDeliveries(EVERYTHING))).toHaveLength(5 + 2)
      expect((await collect(owner.readLeads(EVERYTHING)))[0]).toEqual(before)
      expect(await owner.erase(['nobody@a.example'], new Date())).toMatchObject({
        leads: 0,
        responses: 0,
      })
    })

    it('erases one email and no other that has it inside, and says where else it stands', async () => {
      const email = 'ann@acme.example'
      const others = [
        { ...testLead(1), email: `jo${email}` },
        { ...testLead(2), email: `${email}.au` },
        { ...testLead(3), company: `${email}, Inc.` },
        { ...testLead(4), name: `about.${email}` },
      ]
      for (const [index, lead] of others.entries()) await store.saveLead(`key-${index}`, lead)
      await store.saveLead('hers', { ...testLead(5), email })
      const campaign = { ...NO_SOURCE, utm_campaign: `To ${email}` }
      await store.saveLead('mail', testLead(6), undefined, campaign)
      await store.saveResponse(assessmentResponseOf('session_1', LOW, email))

      for (const counts of [
        { leads: 1, responses: 1 },
        { leads: 0, responses: 0 },
      ]) {
        const erased = await owner.erase([email], new Date())
        expect(erased).toMatchObject(counts)
        expect(erased.notes.filter((note) => note.startsWith('Lead'))).toEqual([
          'Lead 3, of another email, holds this one in its company: look at it on the desk.',
          'Lead 6, of another email, holds this one in its utm_campaign: look at it on the desk.',
        ])
        expect(erased.notes.join()).not.toContain(email)
      }

      const left = await collect(owner.readLeads(EVERYTHING))
      expect(left.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6])
    })

    it('erases an event that has lost its row, and no other that only mentions the email', async () => {
      const { email } = testLead(1)
      await store.saveLead('hers', testLead(1))
      await store.saveLead('other', { ...testLead(2), company: `"email":"${email}"` })
      await store.saveResponse(assessmentResponseOf('session_1', LOW, email))
      await database.run(`DELETE FROM maturity_quiz_leads WHERE email = '${email}'`)
      await database.run(`DELETE FROM assessment_responses WHERE user_email = '${email}'`)
      expect(await collect(owner.readDeliveries(EVERYTHING))).toHaveLength(3)

      await owner.erase([email], new Date())

      const now = new Date(Date.now() + 1000)
      const [left, ...others] = await store.outbox.claim('webhook', 10, now, now)
      expect(left?.payload).toContain(testLead(2).email)
      expect(others).toEqual([])
    })

    it('says how many events about an erased person went out', async () => {
      await store.saveLead('first', testLead(1))
      await store.saveLead('second', testLead(1))
      const now = new Date(Date.now() + 1000)
      const [sent] = await store.outbox.claim('webhook', 1, now, now)
      await store.outbox.record([{ id: sent?.id ?? '', deliveredAt: now }])

      const { notes } = await owner.erase([testLead(1).email], new Date())

      expect(notes.join('\n')).toContain('1 event about this person went out by webhook')
    })

    it('erases an email however many rows it has, and again wherever they stand', async () => {
      const email = 'many@company.example'
      await fill(store, 2300)
      await database.run(`UPDATE maturity_quiz_leads SET email = '${email}' WHERE id > 100`)
      await database.run(`UPDATE assessment_responses SET user_email = '${email}' WHERE id > 100`)

      expect(await owner.countOf([email])).toEqual({ leads: 2200, responses: 1050 })
      expect(await owner.erase([email], new Date())).toMatchObject({ leads: 2200, responses: 1050 })
      expect(await owner.countDeliveries()).toEqual({ ...NO_DELIVERIES, waiting: 200 })

      await fill(store, 2300)
      await database.run('DELETE FROM assessment_erased_emails')
      await database.run(`UPDATE maturity_quiz_leads
        SET email = '${email}', created_at = '2025-01-01T00:00:00.000Z'
        WHERE idempotency_key IN ('${keyOf(3)}', '${keyOf(2200)}')`)
      await database.run(`UPDATE assessment_responses
        SET user_email = '${email}', created_at = '2025-01-01T00:00:00.000Z'
        WHERE session_id = 'session_${keyOf(2298)}'`)

      expect(await owner.eraseAgain()).toMatchObject({ people: 1 })

      expect(await owner.countOf([email])).toEqual({ leads: 0, responses: 0 })
      expect(await owner.countOlder(EVERYTHING.until)).toEqual({ leads: 2298, responses: 1149 })
    })

    it('erases many people in one go, and says of whom each note is', async () => {
      await fill(store, 50)
      const people = [2, 4, 7].map((index) => testLead(index).email)
      await store.saveLead('mention', { ...testLead(9), company: `met ${people[1]}` })
      await database.run(
        `UPDATE assessment_deliveries SET attempts = 1 WHERE row_key = '${keyOf(7)}'`,
      )

      expect(await owner.countOf(people)).toEqual({ leads: 3, responses: 2 })
      const erased = await owner.erase([...people, 'nobody@a.example'], new Date())

      expect(erased).toMatchObject({ leads: 3, responses: 2 })
      expect(erased.notes.filter((note) => note.includes('a.example'))).toEqual([])
      expect(erased.notes.filter((note) => people.some((email) => note.startsWith(email)))).toEqual(
        [
          `${people[1]}: Lead 51, of another email, holds this one in its company: look at it on the desk.`,
          `${people[2]}: 1 event about this person went out by webhook, chat or mail: erase the person there too.`,
        ],
      )
      expect(await owner.countOlder(EVERYTHING.until)).toHaveProperty('leads', 48)
    })

    it('erases again what an older state of the database brings back, and no newer row', async () => {
      await fill(store, 3)
      const erasedAt = new Date('2026-11-10T12:00:00.000Z')
      await owner.erase([testLead(2).email], erasedAt)
      expect(await owner.eraseAgain()).toMatchObject({ people: 0 })

      await database.run('DELETE FROM assessment_erased_emails')
      await store.saveLead('old', testLead(2))
      await store.saveLead('new', testLead(2))
      await database.run(`UPDATE maturity_quiz_leads SET created_at = '2026-11-10T11:59:59.000Z'
        WHERE idempotency_key = 'old'`)

      expect(await owner.eraseAgain()).toMatchObject({ people: 1 })

      expect(await owner.countOf([testLead(2).email])).toMatchObject({ leads: 1 })
      expect(await owner.countOlder(EVERYTHING.until)).toHaveProperty('leads', 3)
      expect(await owner.eraseAgain()).toMatchObject({ people: 0 })
    })

    it.each(['the later one', 'the earlier one'])(
      'knows two erasures of one person at once by the later one, though %s ends first',
      async (which) => {
        const times = ['2026-11-10T12:00:00.000Z', '2026-11-12T12:00:00.000Z']
        for (const time of which === 'the later one' ? times.toReversed() : times) {
          await owner.erase([testLead(2).email], new Date(time))
        }
        expect(await owner.eraseAgain()).toMatchObject({ people: 0 })

        await database.run(`UPDATE assessment_erased_emails SET erased_at = '${times[0]}'`)
        await store.saveLead('between', testLead(2))
        await database.run("UPDATE maturity_quiz_leads SET created_at = '2026-11-11T12:00:00.000Z'")
        expect(await owner.eraseAgain()).toEqual({ people: 1, rows: 1 })
      },
    )

    it('purges what is older, with its deliveries, in steps', async () => {
      await fill(store, 1300)
      await database.run(
        "UPDATE maturity_quiz_leads SET created_at = '2025-01-01T00:00:00.000Z' WHERE id <= 1200",
      )
      await database.run(
        "UPDATE assessment_responses SET created_at = '2025-01-01T00:00:00.000Z' WHERE id <= 600",
      )
      const steps: number[] = []
      const before = new Date('2025-06-01')

      expect(await owner.countOlder(before)).toEqual({ leads: 1200, responses: 600 })
      await owner.purge(before, ({ leads }) => steps.push(leads))

      expect(steps.length).toBeGreaterThan(2)
      expect(steps.reduce((sum, count) => sum + count)).toBe(1200)
      expect(await owner.countOlder(EVERYTHING.until)).toEqual({ leads: 100, responses: 50 })
      expect(await owner.countDeliveries()).toEqual({ ...NO_DELIVERIES, waiting: 150 })
      expect(await store.purgeSome(before)).toEqual({ leads: 0, responses: 0 })
    })

    it('shows deliveries and sends one again under the same id with the same bytes', async () => {
      await fill(store, 1)
      const now = new Date(Date.now() + 1000)
      const later = new Date(+now + 60_000)
      const [lead, response] = await store.outbox.claim('webhook', 10, now, later)
      if (!lead || !response) throw new Error('Two events were expected')
      expect(await store.outbox.claim('webhook', 10, now, later)).toEqual([])
      await store.outbox.record([{ id: lead.id, deliveredAt: now }])
      await store.outbox.record([{ id: response.id, problem: 'answered 500', retryAt: undefined }])

      const shown = await collect(owner.readDeliveries(EVERYTHING))
      expect(shown.map(({ event }) => event).toSorted()).toEqual([
        'lead.created',
        'response.completed',
      ])
      expect(await owner.countDeliveries()).toEqual({ waiting: 0, delivered: 1, failed: 1 })
      expect(shown.find(({ state }) => state === 'failed')).toMatchObject({
        ...{ id: response.id, attempts: 1, lastProblem: 'answered 500', nextAttemptAt: null },
      })
      const early = { ...EVERYTHING, until: new Date('2020-01-01') }
      expect(await collect(owner.readDeliveries(early))).toEqual([])

      expect(await owner.replay('failed', now)).toBe(1)
      expect(await owner.replay({ id: lead.id }, now)).toBe(1)
      expect(await owner.replay({ id: 'msg_unknown' }, now)).toBe(0)
      expect(await owner.replay({ id: lead.id }, later)).toBe(0)
      const due = { attempts: 0, lastProblem: null, nextAttemptAt: now.toISOString() }
      expect(await collect(owner.readDeliveries(EVERYTHING))).toMatchObject([due, due])
      const again = await store.outbox.claim('webhook', 10, now, later)
      expect(again.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        [lead, response].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      )
      const gaveUp = again.map(({ id }) => ({ id, problem: 'replied 410', retryAt: undefined }))
      await store.outbox.record(gaveUp)
      expect(await owner.countDeliveries()).toEqual({ waiting: 0, delivered: 0, failed: 2 })
      expect(await owner.replay('failed', now)).toBe(2)
    })

    it('gives each channel its own events, replays them, and erases those of all', async () => {
      await store.close()
      store = await database.openStore({ channels: ['webhook', 'chat'] })
      await store.saveLead('of-both', ADA)
      const now = new Date(Date.now() + 1000)
      const later = new Date(+now + 60_000)

      const [chat, ...others] = await store.outbox.claim('chat', 10, now, later)
      expect(others).toEqual([])
      const [webhook] = await store.outbox.claim('webhook', 10, now, later)
      expect(webhook?.payload).toBe(chat?.payload)
      expect(webhook?.id).not.toBe(chat?.id)
      await store.outbox.record([
        { id: chat?.id ?? '', problem: 'replied 500', retryAt: undefined },
      ])
      const shown = await collect(owner.readDeliveries(EVERYTHING))
      expect(shown.find(({ state }) => state === 'failed')).toMatchObject({ channel: 'chat' })

      expect(await owner.replay('failed', now)).toBe(1)
      expect(await store.outbox.claim('chat', 10, now, later)).toEqual([chat])
      await owner.erase([ADA.email], now)
      expect(await owner.countDeliveries()).toEqual(NO_DELIVERIES)
    })

    it('prepares the desk after a failure', async () => {
      await fill(store, 3)
      const rename = (from: string, to: string) =>
        database.run(`ALTER TABLE maturity_quiz_leads RENAME COLUMN ${from} TO ${to}`)
      await rename('company', 'firm')
      const desk = owner.openDesk()
      await expect(desk.prepare()).rejects.toThrow()

      await rename('firm', 'company')
      await desk.prepare()

      const { rows } = await desk.readLeads({}, undefined, 10)
      expect(rows.map(({ id }) => id)).toEqual([3, 2, 1])
    })

    it('keeps the counts of a minute, and the results of a round, in one write each', async () => {
      const day = '2026-11-20'
      const wrongCounts = [
        { day, milestone: 'home', count: 1 },
        { day, milestone: 'question-1', count: 0 },
      ]
      await expect(store.addMilestones(wrongCounts)).rejects.toThrow()
      expect((await owner.readStats(EVERYTHING)).milestones).toEqual(new Map())

      await fill(store, 1)
      const now = new Date(Date.now() + 1000)
      const claimed = await store.outbox.claim('webhook', 10, now, new Date(+now + 60_000))
      const [first, second] = claimed.map(({ id }) => id).toSorted()
      const wrongResults = [
        { id: first ?? '', deliveredAt: now },
        { id: second ?? '', problem: '', retryAt: undefined },
      ]
      await expect(store.outbox.record(wrongResults)).rejects.toThrow()
      expect(await owner.countDeliveries()).toEqual({ ...NO_DELIVERIES, waiting: 2 })
    })

    it.each([
      'overall_score = 4.5',
      "maturity_stage = 'Strategic'",
      `section_scores = '{"Strategic Alignment": 1}'`,
      "responses = '{}'",
    ])('finds a row that was changed: %s', async (change) => {
      await fill(store, 4)
      expect((await owner.verify()).filter(({ answer }) => answer === 'wrong')).toEqual([])

      await database.run(`UPDATE assessment_responses SET ${change} WHERE id = 2`)

      const [finding, ...others] = (await owner.verify()).filter(({ answer }) => answer === 'wrong')
      expect(finding?.sentence).toContain('1 of 2 responses hold a score or a stage that')
      expect(finding?.sentence).toContain('first the response 2')
      expect(others).toEqual([])
    })

    it('is refused by an older database and by a newer one', async () => {
      await database.run("INSERT INTO assessment_migrations (name, checksum) VALUES ('0999', 'x')")
      await expect(database.openOwner()).rejects.toThrow('0999, which this version does not know')

      await database.run("DELETE FROM assessment_migrations WHERE name > '0001-initial'")
      await expect(database.openOwner()).rejects.toThrow(
        'made by an older version: run owner migrate',
      )
    })
  })
}
