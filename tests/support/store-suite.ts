import { setTimeout as sleep } from 'node:timers/promises'

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { answersOf } from './answer-sets.ts'
import type { CompleteAnswers } from '../../src/domain/assessment/assessment.ts'
import { assessmentResponseOf } from '../../src/domain/assessment/assessment-response.ts'
import type { AssessmentResponse } from '../../src/domain/assessment/assessment-response.ts'
import { LEAD_FIELDS, LEAD_MAX_LENGTHS, parseLead } from '../../src/domain/lead/lead.ts'
import type { Lead } from '../../src/domain/lead/lead.ts'
import { leadSourceOf, NO_SOURCE } from '../../src/domain/lead/lead-source.ts'
import type { LeadContext } from '../../src/domain/lead/lead-context.ts'
import type { LeadSource } from '../../src/domain/lead/lead-source.ts'
import { leadKeyOf } from '../../src/store/stored-row.ts'
import { StoreUnavailableError } from '../../src/store/errors.ts'
import type { Membership } from '../../src/store/team-answers.ts'
import type { Store, StoreOptions } from '../../src/store/store.ts'
import { claimAll } from './claim-all.ts'
import type { Channel } from '../../src/contract/event.ts'
import { MODEL } from '../../src/generated/model.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'

type Row = Record<string, unknown>

/** One database, read through a separate connection and never through the store. */
export type StoreUnderTest = {
  open(options?: StoreOptions): Promise<Store>
  /** Oldest first, without `body_hash`; `created_at` is a Date and JSON is parsed. */
  readLeads(): Promise<Row[]>
  readResponses(): Promise<Row[]>
  /** The time of the last write check. */
  readBeat(): Promise<Date>
  /** A statement that both engines understand, on a separate connection. */
  run(sql: string): Promise<void>
}

export const ADA: Lead = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  designation: 'Head of Enablement',
  email: 'ada@engines.example',
}

export const LINK: LeadContext = {
  utm_source: 'linkedin',
  utm_medium: 'social',
  utm_campaign: 'Spring 2026',
  referrer_host: 'www.linkedin.com',
  consent: 'You may write to me; “twice a year”.',
  language: 'de',
}

/** What a careless encoding, quoting or normalization would change. */
const HARD_VALUES = [
  '𝔄da 😀👩‍👩‍👧‍👧',
  'שלום \u200fAda\u200e \u202eolleh\u202c',
  'e\u0301 \u00e9 ﬁ Å Å',
  '\\ \\x41 {NULL} "quoted" , \'single\' $1 @key ?',
  '; DROP TABLE maturity_quiz_leads; --',
  'NULL',
  '\u00a0inside\u2028and\u2029out\ufeff.',
  '\ud83d\ude00'.repeat(100),
]

const ANSWERS = answersOf('122 334 455 155')

export function responseOf(
  sessionId: string,
  answers: CompleteAnswers = ANSWERS,
  userEmail: string | null = ADA.email,
): AssessmentResponse {
  return assessmentResponseOf(MODEL, sessionId, answers, userEmail)
}

const TEAM = 'K7Q2M4XT9B3C5D6E'

function memberOf(name: string): Membership {
  return { team: TEAM, member: name.padStart(16, '0') }
}

export function describeStore(name: string, setup: () => Promise<StoreUnderTest>): void {
  describe(`the ${name} store`, { timeout: 20_000 }, () => {
    let database: StoreUnderTest
    let store: Store

    beforeEach(async () => {
      database = await setup()
      store = await database.open()
    })
    afterEach(() => store.close())

    it('keeps a lead unchanged, with an id and the time in UTC', async () => {
      const before = Date.now()

      expect(await store.saveLead('key-1', ADA)).toBe('saved')

      const [lead, ...others] = await database.readLeads()
      expect(lead).toEqual({
        id: 1,
        created_at: expect.any(Date),
        idempotency_key: leadKeyOf('key-1'),
        ...ADA,
        quarantine: null,
        ...NO_SOURCE,
        consent: null,
        language: 'en',
      })
      expect(others).toEqual([])
      expect(Math.abs(Number(lead?.['created_at']) - before)).toBeLessThan(60_000)
    })

    it('keeps a response with exact scores', async () => {
      const response = { ...responseOf('session_1'), model_version: 7 }
      expect(await store.saveResponse(response)).toBe('saved')

      expect(await database.readResponses()).toEqual([
        {
          id: 1,
          created_at: expect.any(Date),
          session_id: 'session_1',
          model_version: 7,
          overall_score: 40 / 12,
          maturity_stage: 'Evolving',
          section_scores: {
            'Strategic Alignment': 5 / 3,
            'Content & Training Delivery': 10 / 3,
            'Coaching & Reinforcement': 14 / 3,
            'Measurement & Optimization': 11 / 3,
          },
          responses: ANSWERS,
          user_email: ADA.email,
          day: expect.any(String),
          language: 'en',
        },
      ])
    })

    it('keeps day and language of the run as first sent, otherwise that of its arrival, also in its event', async () => {
      await store.close()
      store = await database.open({ channels: ['webhook'] })
      const today = () => new Date().toISOString().slice(0, 10)
      const before = today()
      const on = (day?: string, language = 'de') => ({ ...responseOf('session_1'), day, language })

      expect(await store.saveResponse(on('2026-11-19'))).toBe('saved')
      expect(await store.saveResponse(on('2026-11-20', 'fr'))).toBe('repeated')
      expect(await store.saveResponse(on())).toBe('repeated')
      await store.saveResponse(responseOf('session_2'))

      const rows = await database.readResponses()
      expect(rows).toMatchObject([
        { day: '2026-11-19', language: 'de' },
        { session_id: 'session_2', language: 'en' },
      ])
      expect([before, today()]).toContain(rows[1]?.['day'])
      const claimed = await claimAll(store.outbox, 'webhook', new Date(), new Date())
      const days = claimed.map(({ payload }) => JSON.parse(payload).data.day)
      expect(new Set(days)).toEqual(new Set(rows.map(({ day }) => day)))
    })

    it.each(LEAD_FIELDS)('rejects a used key with another %s', async (field) => {
      await store.saveLead('key-1', ADA)

      expect(await store.saveLead('key-1', { ...ADA, [field]: 'other' })).toBe('conflict')
      expect(await database.readLeads()).toMatchObject([ADA])
    })

    it('is of one assessment, and takes its corrected words, its next version and another name', async () => {
      const check = (version: number, folder: string, hashes: string[], earlier: string[] = []) =>
        store.checkIdentity(version, { name: folder, hashes, earlier })
      await check(1, 'ours', ['a'])

      await check(1, 'ours', ['a'])
      await check(1, 'renamed', ['b', 'a'])
      await check(2, 'renamed', ['c'], ['b', 'a'])
      await expect(check(2, 'ours', ['d'])).rejects.toThrow(
        'other questions, options or ranges under version 2',
      )
      await expect(check(3, 'ours', ['e'])).rejects.toThrow('another assessment (ours)')
    })

    it('recognizes a repeated response and rejects another one of the same session', async () => {
      await store.saveResponse(responseOf('session_1'))

      const outcomes = [
        await store.saveResponse(responseOf('session_1')),
        await store.saveResponse(responseOf('session_1', { ...ANSWERS, 12: 4 })),
        await store.saveResponse(responseOf('session_1', ANSWERS, null)),
      ]

      expect(outcomes).toEqual(['repeated', 'conflict', 'repeated'])
      expect(await database.readResponses()).toMatchObject([
        { responses: ANSWERS, user_email: ADA.email },
      ])
    })

    it('keeps a lead in quarantine with the reason, and recognizes a repeat', async () => {
      expect(await store.saveLead('key-1', ADA, 'honeypot')).toBe('saved')

      expect(await store.saveLead('key-1', ADA)).toBe('repeated')
      expect(await store.saveLead('key-1', ADA, 'too-fast')).toBe('repeated')
      expect(await database.readLeads()).toMatchObject([{ ...ADA, quarantine: 'honeypot' }])
    })

    it('keeps source, consent and language as first sent', async () => {
      expect(await store.saveLead('key-1', ADA, undefined, LINK)).toBe('saved')

      expect(await store.saveLead('key-1', ADA)).toBe('repeated')
      const elsewhere = {
        ...LINK,
        utm_source: 'mail',
        referrer_host: null,
        consent: 'Call me.',
        language: 'fr',
      }
      expect(await store.saveLead('key-1', ADA, undefined, elsewhere)).toBe('repeated')
      expect(await database.readLeads()).toMatchObject([{ ...ADA, ...LINK }])
    })

    it('keeps every source from the domain', async () => {
      const sources = fc.sample(anySource, 200)

      const saved = sources.map((source, index) =>
        store.saveLead(`key-${index}`, ADA, undefined, source),
      )

      expect(await Promise.all(saved)).toEqual(sources.map(() => 'saved'))
      expect(inOrder(await database.readLeads())).toMatchObject(sources)
    })

    it('keeps one copy of a report for an existing lead and response', async () => {
      await store.saveLead('key-1', ADA)
      await store.saveLead('key-2', ADA, 'honeypot')
      await store.saveResponse(responseOf('session_1'))
      const copy = { leadKey: 'key-1', lead: ADA, response: responseOf('session_1') }
      const yes = () => true

      expect([
        await store.saveCopy({ ...copy, lead: { ...ADA, name: 'Eve' } }, yes),
        await store.saveCopy({ ...copy, response: responseOf('session_2') }, yes),
        await store.saveCopy({ ...copy, response: responseOf('session_1', ANSWERS, null) }, yes),
        await store.saveCopy(copy, () => false),
      ]).toEqual(['conflict', 'conflict', 'conflict', 'limited'])
      // For a lead in quarantine the reply is the same, and nothing is sent.
      expect(await store.saveCopy({ ...copy, leadKey: 'key-2' }, yes)).toBe('saved')
      const saved = await Promise.all(Array.from({ length: 20 }, () => store.saveCopy(copy, yes)))
      expect(saved.toSorted().slice(0, 19)).toEqual(Array(19).fill('repeated'))
      expect(saved).toContain('saved')
      expect(await store.saveCopy(copy, () => false)).toBe('repeated')
      const later = new Date(Date.now() + 60_000)
      const claimed = await claimAll(
        store.outbox,
        'copy',
        later,
        new Date(Date.now() + 120_000),
        10,
      )
      expect(claimed).toHaveLength(1)
    })

    it('returns every value unchanged', async () => {
      const leads = HARD_VALUES.map((value) => ({ ...ADA, name: value, company: value }))

      await Promise.all(leads.map((lead, index) => store.saveLead(`key-${index}`, lead)))
      await store.saveResponse(responseOf('session_1', ANSWERS, HARD_VALUES[1]))

      const kept = await database.readLeads()
      expect(inOrder(kept)).toMatchObject(leads)
      expect(await database.readResponses()).toMatchObject([{ user_email: HARD_VALUES[1] }])
    })

    it('keeps every lead that the domain accepts', async () => {
      const accepted = fc.sample(leads, 300)

      const saved = accepted.map((lead, index) => store.saveLead(`key-${index}`, lead))

      expect(await Promise.all(saved)).toEqual(accepted.map(() => 'saved'))
      expect(inOrder(await database.readLeads())).toMatchObject(accepted)
    })

    it('keeps the neighbors of a rejected row, and repeats no value of it', async () => {
      const secret = 'Confidential '.repeat(20)
      const [before, rejected, after] = await Promise.allSettled([
        store.saveLead('key-1', ADA),
        store.saveLead('key-2', { ...ADA, name: secret, email: 'secret@engines.example' }),
        store.saveLead('key-3', ADA),
      ])

      expect([before, after]).toMatchObject([{ value: 'saved' }, { value: 'saved' }])
      const reason = rejected.status === 'rejected' ? rejected.reason : undefined
      expect(reason).toBeInstanceOf(Error)
      expect(reason).not.toBeInstanceOf(StoreUnavailableError)
      expect(allOf(reason)).not.toMatch(/confidential|secret/i)
      expect(await database.readLeads()).toHaveLength(2)
    })

    it('claims the delivery that is due longest first', async () => {
      await store.close()
      store = await database.open({ channels: ['webhook'] })
      for (const key of ['key-1', 'key-2', 'key-3']) await store.saveLead(key, ADA)
      const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
      const claim = async (limit: number) => {
        const claimed = await claimAll(store.outbox, 'webhook', inMinutes(10), inMinutes(20), limit)
        return claimed.map(({ id }) => id)
      }
      const [last = '', first = '', second = ''] = await claim(3)
      const problem = 'replied 500'
      await store.outbox.fail(last, problem, inMinutes(3))
      await store.outbox.fail(first, problem, inMinutes(1))
      await store.outbox.fail(second, problem, inMinutes(2))

      const claimed = [...(await claim(1)), ...(await claim(1)), ...(await claim(1))]
      expect(claimed).toEqual([first, second, last])
    })

    it('gives up what is older of the same person and kind, also what waits, failed or is under way', async () => {
      await store.close()
      store = await database.open({ channels: ['hubspot', 'webhook'] })
      const other = 'bob@engines.example'
      const claim = async () => {
        const later = new Date(Date.now() + 60_000)
        const claimed = await store.outbox.claim('hubspot', new Date(), later)
        if (!claimed) throw new Error('Nothing is due')
        return claimed
      }
      const events: Awaited<ReturnType<typeof claim>>[] = []
      const answers = answersOf('333 333 333 333')
      for (const save of [
        () => store.saveLead('key-1', ADA),
        ...['waits', 'failed', 'goes', 'newest', 'later'].map(
          (which) => () =>
            store.saveResponse(assessmentResponseOf(MODEL, `session_${which}`, answers, ADA.email)),
        ),
        () => store.saveResponse(assessmentResponseOf(MODEL, 'session_bob', answers, other)),
        () => store.saveResponse(assessmentResponseOf(MODEL, 'session_none', answers, null)),
      ]) {
        await save()
        events.push(await claim())
        await sleep(2)
      }
      const [, waits, failed, goes, newest] = events
      if (!waits || !failed || !goes || !newest) throw new Error('Each has an event')
      await store.outbox.fail(waits.id, 'replied 503', new Date())
      await store.outbox.fail(failed.id, 'replied 400', undefined)
      await store.outbox.giveUpOlder('hubspot', newest.payload)
      await store.outbox.accept(newest.id, new Date())
      await store.outbox.fail(goes.id, 'no reply in time', new Date())

      const { due, count } = await dueOf('hubspot')
      expect(due).toEqual(['key-1', 'session_bob', 'session_later', 'session_none'])
      expect(count).toMatchObject({ waiting: 4, failed: 0 })
      expect((await dueOf('webhook')).due).toHaveLength(8)
    })

    async function dueOf(channel: Channel) {
      const counts = await store.outbox.count()
      const later = new Date(Date.now() + 3_600_000)
      const claimed = await claimAll(store.outbox, channel, later, later)
      return {
        count: counts.find((each) => each.channel === channel),
        due: claimed
          .map(({ payload }) => JSON.parse(payload).data)
          .map(({ id, session_id }) => (id === leadKeyOf('key-1') ? 'key-1' : String(session_id)))
          .toSorted(),
      }
    }

    it('counts what waits and what was given up', async () => {
      await store.close()
      store = await database.open({ channels: ['webhook', 'mail'] })
      for (const key of ['key-1', 'key-2', 'key-3']) await store.saveLead(key, ADA)
      const now = new Date()
      const claimed = await claimAll(store.outbox, 'webhook', now, now, 2)
      const [first = '', second = ''] = claimed.map(({ id }) => id)
      await store.outbox.accept(first, now)
      await store.outbox.fail(second, 'replied 500', undefined)

      expect(await store.outbox.count()).toEqual([
        { channel: 'webhook', waiting: 1, failed: 1 },
        { channel: 'chat', waiting: 0, failed: 0 },
        { channel: 'mail', waiting: 3, failed: 0 },
        { channel: 'hubspot', waiting: 0, failed: 0 },
        { channel: 'copy', waiting: 0, failed: 0 },
      ])

      await store.dropOldPayloads(new Date(Date.now() + 60_000))
      const [webhook] = await store.outbox.count()
      expect(webhook).toEqual({ channel: 'webhook', waiting: 0, failed: 0 })
    })

    it('says of a response whether its email is that of a lead outside quarantine', async () => {
      await store.close()
      store = await database.open({ channels: ['webhook', 'chat'] })
      await store.saveLead('key-1', { ...ADA, email: 'a@engines.example' })
      await store.saveLead('key-2', { ...ADA, email: 'b@engines.example' }, 'honeypot')
      const emails = ['a@engines.example', 'b@engines.example', 'c@engines.example', null]
      for (const [index, userEmail] of emails.entries()) {
        const answers = answersOf('333 333 333 333')
        await store.saveResponse(
          assessmentResponseOf(MODEL, `session_${index}`, answers, userEmail),
        )
      }

      for (const channel of ['webhook', 'chat'] as const) {
        const claimed = await claimAll(store.outbox, channel, new Date(), new Date())
        const said = claimed.map(({ payload }) => JSON.parse(payload).data)
        expect(said.map((data) => [data.user_email, data.has_lead])).toEqual(
          expect.arrayContaining([
            [undefined, undefined],
            ['a@engines.example', true],
            ['b@engines.example', false],
            ['c@engines.example', false],
            [null, false],
          ]),
        )
      }
    })

    it('keeps the answers of each member of a team once, the latest', async () => {
      const [ann, ben] = [memberOf('ANN'), memberOf('BEN')]
      const outcomes = [
        await store.saveTeamAnswers(ann, '58MQ-G0FQ'),
        await store.saveTeamAnswers(ann, '58MQ-G0FQ'),
        await store.saveTeamAnswers(ben, '58MQ-G0FQ'),
        await store.saveTeamAnswers(ben, '1111-1111'),
        await store.saveTeamAnswers({ ...ben, team: 'T'.repeat(16) }, '2222-2222'),
      ]

      expect(outcomes).toEqual(['first', 'repeated', 'saved', 'replaced', 'first'])
      expect((await store.readTeamCodes(TEAM)).toSorted()).toEqual(['1111-1111', '58MQ-G0FQ'])
      expect(await store.readTeamCodes('U'.repeat(16))).toEqual([])
    })

    it('keeps fifty answers of a team, however many arrive at once, and changes of those', async () => {
      const members = Array.from({ length: 60 }, (_, index) => memberOf(String(index)))
      const outcomes = await Promise.all(
        members.map((member) => store.saveTeamAnswers(member, '1111-1111')),
      )

      expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(10)
      expect(outcomes.filter((outcome) => outcome === 'first')).toHaveLength(1)
      expect(await store.readTeamCodes(TEAM)).toHaveLength(50)
      const kept = members[outcomes.indexOf('saved')] ?? memberOf('none')
      expect(await store.saveTeamAnswers(kept, '1111-2222')).toBe('replaced')
      await store.takeOutTeamAnswers(kept)
      expect(await store.saveTeamAnswers(memberOf('LATE'), '1111-1111')).toBe('saved')
    })

    it('counts of fifty only those who answered the same version of the questions', async () => {
      const codeOf = (version: number) => reportCodeOf({ ...MODEL, version }, ANSWERS)
      const members = Array.from({ length: 50 }, (_, index) => memberOf(`OLD${index}`))
      for (const member of members) await store.saveTeamAnswers(member, codeOf(1))
      const save = (who: string, version: number) =>
        store.saveTeamAnswers(memberOf(who), codeOf(version))

      expect(await save('NEW', 1)).toBe('full')
      expect(await save('NEW', 2)).toBe('saved')
      for (let index = 0; index < 49; index += 1)
        expect(await save(`OLD${index}`, 2)).toBe('replaced')
      expect([await save('OLD49', 2), await save('LATE', 2)]).toEqual(['full', 'full'])
      expect(await save('NEW', 2)).toBe('repeated')
    })

    it('keeps one row of a member who sends the same at once from many tabs', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => store.saveTeamAnswers(memberOf('ANN'), '1111-1111')),
      )

      expect(outcomes.toSorted()).toEqual(['first', ...Array(19).fill('repeated')])
      expect(await store.readTeamCodes(TEAM)).toHaveLength(1)
    })

    it('takes the answers of a member out for good, and no one else’s', async () => {
      const [ann, ben, elsewhere] = [
        ...[memberOf('ANN'), memberOf('BEN')],
        { ...memberOf('ANN'), team: 'T'.repeat(16) },
      ] as const
      for (const each of [ann, ben, elsewhere]) await store.saveTeamAnswers(each, '1111-1111')

      await store.takeOutTeamAnswers(ann)
      await store.takeOutTeamAnswers(ann)
      await store.takeOutTeamAnswers(memberOf('EVE'))

      expect(await store.saveTeamAnswers(ann, '1111-1111')).toBe('repeated')
      expect(await store.saveTeamAnswers(memberOf('EVE'), '1111-1111')).toBe('repeated')
      expect(await store.readTeamCodes(TEAM)).toHaveLength(1)
      expect(await store.readTeamCodes(elsewhere.team)).toHaveLength(1)
    })

    it('keeps nothing of who takes out while the same answers arrive', async () => {
      const members = Array.from({ length: 20 }, (_, index) => memberOf(String(index)))

      await Promise.all(
        members.flatMap((member) => [
          store.saveTeamAnswers(member, '1111-1111'),
          store.takeOutTeamAnswers(member),
          store.saveTeamAnswers(member, '2222-2222'),
        ]),
      )

      expect(await store.readTeamCodes(TEAM)).toEqual([])
    })

    it('saves what it accepted before closing, and accepts nothing afterward', async () => {
      const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`)
      const outcomes = Promise.all(keys.map((key) => store.saveLead(key, ADA)))

      await store.close()

      expect(await outcomes).toEqual(keys.map(() => 'saved'))
      expect(await database.readLeads()).toHaveLength(20)
      await expect(store.saveLead('late', ADA)).rejects.toThrow(StoreUnavailableError)
      await expect(store.checkWritable()).rejects.toThrow(StoreUnavailableError)
    })

    it('still has its rows and keys when it is opened again', async () => {
      await store.saveLead('key-1', ADA)
      await store.close()

      store = await database.open()

      expect(await store.saveLead('key-1', ADA)).toBe('repeated')
      expect(await database.readLeads()).toHaveLength(1)
    })

    it('checks with a real write that it can write', async () => {
      const before = await database.readBeat()
      await sleep(5)

      await store.checkWritable()

      expect(await database.readBeat()).not.toEqual(before)
    })
  })
}

const leads: fc.Arbitrary<Lead> = fc
  .record({
    name: textOf(LEAD_MAX_LENGTHS.name),
    company: textOf(LEAD_MAX_LENGTHS.company),
    designation: textOf(LEAD_MAX_LENGTHS.designation),
    email: fc.stringMatching(/^[a-z0-9à-ÿ.+_'-]{1,60}$/).map((text) => `${text}@engines.example`),
  })
  .map((form) => parseLead(form, []))
  .filter((result) => result.ok)
  .map(({ value }) => value)

const anySource: fc.Arbitrary<LeadSource> = fc
  .record({
    utm_source: textOf(200),
    utm_medium: textOf(200),
    utm_campaign: textOf(200),
    referrer_host: fc.oneof(fc.domain(), textOf(20)),
  })
  .map((values) => leadSourceOf(values, []))

function textOf(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: 'binary', minLength: 1, maxLength, size: 'max' })
}

/** Rows of 'key-0', 'key-1' … in this order. */
function inOrder(rows: readonly Row[]): (Row | undefined)[] {
  const byKey = new Map(rows.map((row) => [row['idempotency_key'], row]))
  return rows.map((_, index) => byKey.get(leadKeyOf(`key-${index}`)))
}

/** Everything of an error that a logger could print. */
function allOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = Object.getOwnPropertyNames(error).map((name) => Reflect.get(error, name))
  return own.map(String).join('\n')
}
