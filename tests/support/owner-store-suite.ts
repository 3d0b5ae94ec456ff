import { hash } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { LEAD_ORDERS } from '../../src/contract/desk/api.ts'
import { answersOf } from './answer-sets.ts'
import { NO_SOURCE } from '../../src/domain/lead/lead-source.ts'
import type { OwnerStore } from '../../src/store/owner-store.ts'
import { ADA, responseOf } from './store-suite.ts'
import type { TestDatabase } from './database.ts'
import type { Store } from '../../src/store/store.ts'
import { leadKeyOf } from '../../src/store/stored-row.ts'
import { MODEL } from '../../src/generated/model.ts'
import { draftEdition, publishEdition } from '../../src/store/edition.ts'
import { readActions } from '../../src/store/desk-actions.ts'
import { countLists } from '../../src/store/desk/counts.ts'
import {
  countDeliveries,
  findLeadOfDelivery,
  listFailed,
  sendFailedAgain,
} from '../../src/store/desk/deliveries.ts'
import { listLeads, readLeads, readSources } from '../../src/store/desk/leads.ts'
import type { LeadSelection } from '../../src/store/desk/leads.ts'
import { readNote, saveNote } from '../../src/store/desk/notes.ts'
import { readNumbers } from '../../src/store/desk/numbers.ts'
import { readLeadDetail } from '../../src/store/desk/lead-detail.ts'
import { releaseLead } from '../../src/store/desk/release.ts'
import { countOf, eraseMarked, eraseEmail, NO_ROWS } from '../../src/store/erase.ts'
import { countOlder, purgeIdleTeams, purgeInSteps, purgeSome } from '../../src/store/purge.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const inDays = (days: number) => new Date(Date.now() + 86_400_000 * days)
const LOW = answersOf('111 111 111 112')
const MIDDLE = answersOf('333 333 333 333')
const TOP = answersOf('555 555 555 555')

function leadNamed(name: string, company: string, email: string) {
  return { name, company, designation: 'Head', email }
}

const ZOE = leadNamed('Zoë Müller', 'Überall', 'zoe@ueberall.example')
const BOB = leadNamed('Bob', 'Nets 100%', 'bob@nets.example')
const EVE = leadNamed('Eve', 'acme', 'eve@nets.example')

const CONTACTED = { state: 'contacted', text: '', remindOn: null, version: 0 } as const

const TEAM = 'K7Q2M4XT9B3C5D6E'

/** The answers of the member with sixteen times this letter for a key. */
function teamAnswers(letter: string, at: Date, team = TEAM): string {
  const code = `${letter.repeat(4)}-${letter.repeat(4)}`
  return `INSERT INTO assessment_team_answers (team, member_hash, code, created_at)
    VALUES ('${team}', '${hash('sha256', letter.repeat(16))}', '${code}', '${at.toISOString()}')`
}

export function describeOwnerStore(name: string, setup: () => Promise<TestDatabase>): void {
  describe(`the owner's store on ${name}`, { timeout: 30_000 }, () => {
    let database: TestDatabase
    let store: Store
    let owner: OwnerStore

    beforeEach(async () => {
      database = await setup()
      store = await database.openStore({ channels: ['webhook', 'mail'] })
      owner = await database.openOwnerStore()
    })
    afterEach(async () => {
      await owner.close()
      await store.close()
    })

    /** Ada finished twice, Zoe once, Bob not; Eve is in quarantine. */
    async function fill(): Promise<void> {
      await store.saveLead('ada', ADA, undefined, { ...NO_SOURCE, utm_source: 'mail' })
      await store.saveLead('zoe', ZOE, undefined, { ...NO_SOURCE, referrer_host: 'a.example' })
      await store.saveLead('bob', BOB)
      await store.saveLead('eve', EVE, 'honeypot')
      await store.saveResponse(responseOf('session_1', LOW, ADA.email))
      await store.saveResponse(responseOf('session_2', TOP, ADA.email))
      await store.saveResponse(responseOf('session_3', MIDDLE, ZOE.email))
      await store.saveResponse(responseOf('session_4', LOW, null))
    }

    async function found(query: LeadSelection): Promise<string[]> {
      const { leads, count } = await listLeads(owner, query, 0)
      expect(count).toBe(leads.length)
      return leads.map((lead) => lead.name.split(' ')[0] ?? '')
    }

    it('lists leads with the latest response of their email, the newest first', async () => {
      await fill()

      const { leads, count } = await listLeads(owner, {}, 0)

      expect(count).toBe(3)
      expect(leads).toMatchObject([
        { ...BOB, id: 3, latestResponse: null, note: { state: 'new', text: '', version: 0 } },
        { ...ZOE, id: 2, latestResponse: { maturity_stage: 'Evolving', responses: MIDDLE } },
        { ...ADA, id: 1, utm_source: 'mail', latestResponse: { overall_score: 5 } },
      ])
      expect(Object.keys(leads[2]?.latestResponse?.section_scores ?? {})).toEqual([
        'Strategic Alignment',
        'Content & Training Delivery',
        'Coaching & Reinforcement',
        'Measurement & Optimization',
      ])
    })

    it('finds leads by what was asked for, in its order', async () => {
      const expected = [
        [{ stage: 'Evolving' }, ['Zoë']],
        [{ finished: 'no' }, ['Bob']],
        [{ finished: 'yes', by: 'score' }, ['Zoë', 'Ada']],
        [{ quarantined: 'only' }, ['Eve']],
        [{ source: 'mail' }, ['Ada']],
        [{ source: '' }, ['Bob']],
        [{ state: 'contacted' }, []],
        [{ search: 'ZOË' }, ['Zoë']],
        [{ search: 'zoe\u0308' }, ['Zoë']],
        [{ search: 'üBER head' }, ['Zoë']],
        [{ search: '100%' }, ['Bob']],
        [{ search: '%' }, ['Bob']],
        [{ search: '_' }, []],
        [{ search: "' OR 1=1 --" }, []],
        [{ search: 'nets.example' }, ['Bob']],
        [{ to: '2026-01-01' }, []],
        [{ from: '2026-01-01' }, ['Bob', 'Zoë', 'Ada']],
        [{ by: 'company', direction: 'ascending' }, ['Ada', 'Bob', 'Zoë']],
        [{ by: 'name', direction: 'descending' }, ['Zoë', 'Bob', 'Ada']],
        [{ by: 'stage', direction: 'ascending' }, ['Zoë', 'Ada', 'Bob']],
        [{ by: 'score', direction: 'descending' }, ['Ada', 'Zoë', 'Bob']],
        [{ by: 'email' }, ['Ada', 'Bob', 'Zoë']],
        [{ by: 'source', direction: 'descending' }, ['Ada', 'Zoë', 'Bob']],
      ] as const
      await fill()

      const names = expected.map(async ([query]) => [query, await found(query)])
      expect(await Promise.all(names)).toEqual(expected)
    })

    it('sorts by each order, either way', async () => {
      await fill()

      for (const by of LEAD_ORDERS) {
        const one = await found({ by, direction: 'ascending' })
        expect(one.toSorted(), by).toEqual(['Ada', 'Bob', 'Zoë'])
        expect((await found({ by, direction: 'descending' }))[0], by).not.toBe(one[0])
      }
    })

    it('finds an accent that is part of its letter or follows it, either way, and letters of odd lower case', async () => {
      await store.saveLead('1', { ...ADA, name: 'One', company: 'Caf\u00e9' })
      await store.saveLead('2', { ...ADA, name: 'Two', company: 'CAFE\u0301' })

      expect(await found({ search: 'caf\u00e9', by: 'name' })).toEqual(['One', 'Two'])
      expect(await found({ search: 'Cafe\u0301', by: 'name' })).toEqual(['One', 'Two'])
      await store.saveLead('3', { ...ADA, name: 'Three', company: 'İSTANBUL ΛΟΓΙΣΜΟΣ ΑΕ' })
      expect(await found({ search: 'İstanbul ΛΟΓΙΣΜΟΣ' })).toEqual(['Three'])
    })

    it('finds, counts and erases an email in either spelling of its domain', async () => {
      const email = 'jo@xn--mller-kva.example'
      await store.saveLead('jo', { ...ADA, name: 'Jo', email })

      expect(await found({ search: 'jo@müller.example' })).toEqual(['Jo'])
      expect(await found({ search: 'Müller.example' })).toEqual(['Jo'])
      expect(await found({ search: 'xn--mller-kva' })).toEqual(['Jo'])
      expect(await countOf(owner, 'jo@müller.example')).toMatchObject({ leads: 1 })
      expect(await eraseEmail(owner, 'JO@müller.example', NOW)).toMatchObject({ leads: 1 })
    })

    it('lists fifty leads on a page, and each lead once over all pages', async () => {
      const keys = Array.from({ length: 120 }, (_, index) => `key-${index}`)
      await Promise.all(keys.map((key) => store.saveLead(key, { ...ADA, name: key })))
      const pages = await Promise.all(
        [0, 50, 100, 150].map((offset) => listLeads(owner, { by: 'name' }, offset)),
      )

      expect(pages.map(({ leads }) => leads.length)).toEqual([50, 50, 20, 0])
      expect(pages.map(({ count }) => count)).toEqual([120, 120, 120, 120])
      const names = pages.flatMap(({ leads }) => leads.map((lead) => lead.name))
      expect(names).toEqual(keys.toSorted())
      const read = []
      for await (const some of readLeads(owner, { by: 'name' })) read.push(...some)
      expect(read.map((lead) => lead.name)).toEqual(names)
    })

    it('reads everything about a person, and their colleagues', async () => {
      await fill()
      await store.saveLead('ada-2', ADA)
      await store.saveLead('cy', { ...BOB, name: 'Cy', email: 'cy@engines.example' })

      const detail = await readLeadDetail(owner, 1)

      expect(detail).toMatchObject({
        lead: { id: 1, name: ADA.name, note: { state: 'new', changed: null } },
        responses: [{ session_id: 'session_2' }, { session_id: 'session_1' }],
        submissions: [{ id: 5 }, { id: 1 }],
        colleagues: [{ name: 'Cy' }],
      })
      expect(detail?.deliveries).toHaveLength(8)
      expect(detail?.deliveries[0]).toMatchObject({ state: 'waiting', lead: { name: ADA.name } })
      expect(await readLeadDetail(owner, 99)).toBeUndefined()
    })

    it('keeps a note for a lead, and rejects one based on an older version', async () => {
      await fill()
      const change = { ...CONTACTED, id: 1, text: 'Calls back' }

      expect(await saveNote(owner, change, 'kim', NOW)).toBe('saved')
      expect(await saveNote(owner, change, 'lee', NOW)).toBe('changed meanwhile')
      const second = { ...change, version: 1, text: '2', remindOn: '2026-12-01' }
      expect(await saveNote(owner, second, 'lee', NOW)).toBe('saved')
      expect(await saveNote(owner, { ...change, id: 99 }, 'kim', NOW)).toBe('missing')

      expect(await readNote(owner, 1)).toEqual({
        ...{ state: 'contacted', stateBy: 'kim', text: '2', remindOn: '2026-12-01' },
        version: 2,
        changed: { at: NOW.toISOString(), by: 'lee' },
      })
      expect(await found({ state: 'contacted' })).toEqual(['Ada'])
      expect((await readActions(owner)).map(({ who, action }) => `${who} ${action}`)).toEqual([
        'lee note',
        'kim note',
      ])
    })

    it('releases a lead from quarantine and notifies the channels once', async () => {
      await fill()

      expect(await releaseLead(owner, 4, 'kim', NOW, ['webhook'])).toBe(true)
      expect(await releaseLead(owner, 4, 'kim', NOW, ['webhook'])).toBe(false)

      expect(await found({ search: 'eve' })).toEqual(['Eve'])
      const detail = await readLeadDetail(owner, 4)
      expect(detail?.deliveries).toMatchObject([{ channel: 'webhook', event: 'lead.created' }])
      expect(await readActions(owner)).toMatchObject([{ action: 'release', count: 1 }])
    })

    it('counts each list, as long as its query finds, and what failed', async () => {
      await fill()
      await saveNote(owner, { ...CONTACTED, id: 2 }, 'kim', NOW)
      await database.run(
        "UPDATE assessment_deliveries SET next_attempt_at = NULL WHERE channel = 'mail'",
      )

      expect(await countLists(owner, { days: [] }, '0')).toEqual({
        all: 3,
        toReach: 1,
        dueNow: 0,
        newSince: 3,
        quarantined: 1,
        failed: (await listFailed(owner)).length,
      })
      expect(await found({ finished: 'yes', state: 'new' })).toEqual(['Ada'])
      expect(await listFailed(owner)).not.toEqual([])
    })

    it('lists of whom something is due: by the latest response, without closed leads and quarantine', async () => {
      await fill()
      const days = ['2026-10-21', '2026-10-22']
      const save = (id: number, email: string, day: string) =>
        store.saveResponse({ ...responseOf(`session_1${id}`, TOP, email), day })
      // A later day that was kept before is not the latest one.
      await save(1, ADA.email, '2026-11-20')
      for (const [index, { email }] of [ADA, ZOE, BOB, EVE].entries()) {
        await save(2 + index, email, '2026-10-21')
      }
      await save(6, BOB.email, '2026-10-20')

      expect(await found({ days })).toEqual(['Zoë', 'Ada'])
      expect(await countLists(owner, { days })).toMatchObject({ dueNow: 2 })
      expect(await found({ days, quarantined: 'only' })).toEqual(['Eve'])
      await saveNote(owner, { ...CONTACTED, id: 1 }, 'kim', NOW)
      await saveNote(owner, { ...CONTACTED, id: 2, state: 'closed' }, 'kim', NOW)
      expect(await found({ days })).toEqual(['Ada'])
      expect(await found({ days: [] })).toEqual([])

      const reminder = { ...CONTACTED, id: 3, remindOn: '2026-11-20' }
      await saveNote(owner, reminder, 'kim', NOW)
      expect(await found({ days, remindedBy: '2026-11-19' })).toEqual(['Ada'])
      expect(await found({ days: [], remindedBy: '2026-11-20' })).toEqual(['Bob'])
      const both = { days, remindedBy: '2026-11-21' }
      expect(await countLists(owner, both)).toMatchObject({ dueNow: 2 })
      await saveNote(owner, { ...reminder, version: 1, state: 'closed' }, 'kim', NOW)
      expect(await found(both)).toEqual(['Ada'])
    })

    it('tells how many scores lie in a gap whose stages are not theirs', async () => {
      const belowFoundational = answersOf('222 222 211 111')
      const belowStrategic = answersOf('444 443 333 333')
      for (const [index, answers] of [LOW, belowFoundational, belowStrategic].entries())
        await store.saveResponse(responseOf(`session_${index}`, answers, null))

      const numbers = await readNumbers(owner, { since: undefined, until: new Date('9999-01-01') })

      expect(numbers).toMatchObject({
        stages: [{ stage: 'Ad Hoc', count: 3 }, {}, {}, {}, {}],
        inGaps: 1,
      })
    })

    it('counts rows of a period', async () => {
      await fill()
      const day = new Date().toISOString().slice(0, 10)
      await store.addMilestones([{ day, milestone: 'home', count: 3 }])
      await store.addMilestones([{ day, milestone: 'home', count: 4 }])
      await store.addMilestones([{ day: '2020-01-01', milestone: 'home', count: 99 }])
      const since = new Date(`${day}T00:00:00.000Z`)
      const dayBefore = new Date(since.getTime() - 86_400_000).toISOString().slice(0, 10)
      await store.addMilestones([{ day: dayBefore, milestone: 'home', count: 5 }])
      await store.addMilestones([{ day, milestone: 'results', count: 2 }])

      const until = new Date(since.getTime() + 86_400_000)
      const numbers = await readNumbers(owner, { since, until })

      expect(numbers).toMatchObject({
        visits: { count: 7, before: 5 },
        leads: { count: 3, before: 0 },
        finished: { count: 4, before: 0 },
        ofOtherVersions: 0,
        stages: [
          { stage: 'Ad Hoc', count: 2 },
          { stage: 'Foundational', count: 0 },
          { stage: 'Evolving', count: 1 },
          { stage: 'Strategic', count: 0 },
          { stage: 'Optimized', count: 1 },
        ],
        sources: [
          { source: null, leads: 1, finished: 0 },
          { source: 'a.example', leads: 1, finished: 1 },
          { source: 'mail', leads: 1, finished: 1 },
        ],
        rest: { leads: 0, finished: 0 },
      })
      expect(numbers.funnel).toContainEqual({ milestone: 'home', count: 7 })
      expect(numbers.days).toEqual([{ day, visits: 7, reports: 2 }])
      expect(numbers.answers).toContainEqual({ question: 1, option: 1, count: 2 })
      expect(numbers.answers).toContainEqual({ question: 12, option: 2, count: 2 })
      expect(
        await readNumbers(owner, { since: until, until: new Date(until.getTime() + 86_400_000) }),
      ).toMatchObject({
        visits: { count: 0, before: 7 },
        leads: { count: 0, before: 3 },
        finished: { count: 0, before: 4 },
      })
      expect(await readNumbers(owner, { since: undefined, until })).toMatchObject({
        from: null,
        visits: { count: 111, before: null },
        days: [
          { day, visits: 7, reports: 2 },
          { day: dayBefore, visits: 5, reports: 0 },
          { day: '2020-01-01', visits: 99, reports: 0 },
        ],
        leads: { count: 3, before: null },
      })
    })

    it('counts a hundred sources, and all others together', async () => {
      await Promise.all(
        Array.from({ length: 130 }, (_, index) =>
          store.saveLead(`${index}`, ADA, undefined, {
            ...NO_SOURCE,
            utm_source: `s${index % 115}`,
          }),
        ),
      )

      const numbers = await readNumbers(owner, { since: undefined, until: inDays(1) })

      expect(numbers.leads.count).toBe(130)
      expect(numbers.sources).toHaveLength(100)
      expect(numbers.sources[0]).toMatchObject({ leads: 2 })
      expect(numbers.rest.leads).toBe(15)
      expect(await readSources(owner)).toHaveLength(100)
    })

    it('does not count answers to another version of the questions', async () => {
      await fill()
      await database.run(`UPDATE assessment_responses SET model_version = ${MODEL.version + 1}`)

      const numbers = await readNumbers(owner, { since: undefined, until: inDays(1) })

      expect(numbers).toMatchObject({ finished: { count: 4 }, ofOtherVersions: 4, answers: [] })
      const { leads } = await listLeads(owner, { stage: 'Optimized' }, 0)
      expect(leads).toMatchObject([{ latestResponse: { overall_score: 5 } }])
    })

    it('lists failed deliveries, and resends them under the same id, except copies', async () => {
      await fill()
      await database.run(
        "UPDATE assessment_deliveries SET next_attempt_at = NULL, last_problem = 'no reply', attempts = 10",
      )
      await database.run(
        "UPDATE assessment_deliveries SET channel = 'copy' WHERE row_key = 'session_3' AND channel = 'mail'",
      )
      // As once a newer one was sent.
      await database.run(
        "UPDATE assessment_deliveries SET payload = NULL WHERE row_key = 'session_3' AND channel = 'webhook'",
      )

      const failed = await listFailed(owner)
      expect(failed).toHaveLength(13)
      expect(failed.find(({ lead }) => lead?.name === ZOE.name)).toMatchObject({
        state: 'failed',
        attempts: 10,
        lastProblem: 'no reply',
      })
      const [one] = failed.filter(({ channel }) => channel === 'webhook')
      expect(await sendFailedAgain(owner, { id: one?.id ?? '' }, NOW, 'kim')).toBe(1)
      expect(await sendFailedAgain(owner, { id: one?.id ?? '' }, NOW, 'kim')).toBe(0)
      expect(await sendFailedAgain(owner, 'all', NOW, 'kim')).toBe(11)

      expect(await countDeliveries(owner)).toEqual({ waiting: 12, delivered: 0, failed: 0 })
      expect(await readActions(owner)).toMatchObject([
        { action: 'send again', count: 11 },
        { action: 'send again', count: 1 },
      ])
      expect(await findLeadOfDelivery(owner, failed.at(-1)?.id ?? '')).toEqual(expect.any(Number))
      expect(await findLeadOfDelivery(owner, 'msg_nobody')).toBeUndefined()
    })

    it('erases one person with their events and notes', async () => {
      await fill()
      await store.saveLead('ada-2', ADA)
      await saveNote(owner, { ...CONTACTED, id: 1, text: 'Ada' }, 'kim', NOW)

      expect(await countOf(owner, ADA.email)).toEqual({ leads: 2, responses: 2 })
      expect(await eraseEmail(owner, ADA.email, NOW, 'kim')).toMatchObject({
        leads: 2,
        responses: 2,
      })

      expect(await countOf(owner, ADA.email)).toEqual({ leads: 0, responses: 0 })
      expect(await found({})).toEqual(['Bob', 'Zoë'])
      expect(await countDeliveries(owner)).toMatchObject({ waiting: 8 })
      expect(await readActions(owner)).toMatchObject([{ action: 'erase', count: 1 }, {}])
      expect(await eraseEmail(owner, 'nobody@a.example', NOW)).toEqual({ leads: 0, responses: 0 })
    })

    it('keeps no row of an erased key again, and answers as to a repeat', async () => {
      await fill()
      await eraseEmail(owner, ADA.email, NOW)

      const together = [
        store.saveLead('ada', ADA),
        store.saveResponse(responseOf('session_1', LOW, ADA.email)),
        store.saveLead('ada-again', ADA),
      ]
      expect(await Promise.all(together)).toEqual(['repeated', 'repeated', 'saved'])
      expect(await countOf(owner, ADA.email)).toEqual({ leads: 1, responses: 0 })
    })

    it('erases marked rows again that a restored database still has', async () => {
      await fill()
      await database.run(
        `INSERT INTO assessment_erased (table_name, row_key, erased_at)
         VALUES ('maturity_quiz_leads', '${hash('sha256', leadKeyOf('ada'))}', '2026-11-20T00:00:00Z'),
           ('assessment_responses', '${hash('sha256', 'session_1')}', '2026-11-20T00:00:00Z'),
           ('assessment_team_answers', '${hash('sha256', TEAM + hash('sha256', 'A'.repeat(16)))}',
             '2026-11-20T00:00:00Z')`,
      )
      await database.run(teamAnswers('A', NOW))
      await database.run(teamAnswers('B', NOW))

      expect(await eraseMarked(owner)).toEqual({ leads: 1, responses: 1, teamAnswers: 1 })
      expect(await store.readTeamCodes(TEAM)).toEqual(['BBBB-BBBB'])

      expect(await countOf(owner, ADA.email)).toEqual({ leads: 0, responses: 1 })
      expect(await countDeliveries(owner)).toMatchObject({ waiting: 10 })
      expect(await eraseMarked(owner)).toEqual(NO_ROWS)
    })

    it('erases one person twice at once', async () => {
      await fill()
      const other = await database.openOwnerStore()

      const erased = await Promise.all([
        eraseEmail(owner, ADA.email, NOW),
        eraseEmail(other, ADA.email, NOW),
      ])

      await other.close()
      expect(erased).toContainEqual({ leads: 1, responses: 2 })
      expect(erased).toContainEqual({ leads: 0, responses: 0 })
    })

    it('erases one person while their browser sends the same again', async () => {
      await fill()
      const keys = Array.from({ length: 200 }, (_, index) => `ada-${index}`)
      await Promise.all(keys.map((key) => store.saveLead(key, ADA)))

      const [, ...outcomes] = await Promise.all([
        eraseEmail(owner, ADA.email, NOW),
        ...keys.map((key) => store.saveLead(key, ADA)),
      ])

      expect(new Set(outcomes)).toEqual(new Set(['repeated']))
      expect(await countOf(owner, ADA.email)).toEqual({ leads: 0, responses: 0 })
    })

    it('purges older rows with their notes', async () => {
      await fill()
      await saveNote(owner, { ...CONTACTED, id: 1, text: 'Ada' }, 'kim', NOW)
      await database.run(
        "UPDATE maturity_quiz_leads SET created_at = '2020-01-01T00:00:00.000Z' WHERE id < 3",
      )
      const before = new Date('2021-01-01')
      await database.run(teamAnswers('A', new Date('2020-12-31')))
      await database.run(teamAnswers('B', before))
      const older = { leads: 2, responses: 0, teamAnswers: 1 }
      const steps: unknown[] = []

      expect(await countOlder(owner, before)).toEqual(older)
      const total = await purgeInSteps(
        () => purgeSome(owner, before),
        (soFar) => steps.push(soFar) > 0,
      )

      expect([total, steps]).toEqual([older, [older]])
      expect(await readNote(owner, 1)).toMatchObject({ version: 0 })
      expect(await store.readTeamCodes(TEAM)).toEqual(['BBBB-BBBB'])
    })

    it('purges all answers of a team that had no new ones', async () => {
      const before = new Date('2021-01-01')
      await database.run(teamAnswers('A', new Date('2020-12-31')))
      await database.run(teamAnswers('B', before))
      await database.run(teamAnswers('C', new Date('2020-12-31'), 'T'.repeat(16)))
      await database.run(teamAnswers('D', new Date('2019-01-01'), 'T'.repeat(16)))

      expect(await purgeIdleTeams(owner, before)).toEqual({ ...NO_ROWS, teamAnswers: 2 })

      expect(await purgeIdleTeams(owner, before)).toEqual(NO_ROWS)
      expect(await store.readTeamCodes(TEAM)).toHaveLength(2)
      expect(await store.readTeamCodes('T'.repeat(16))).toEqual([])
    })

    it('forgets who took out answers that never were here, after a month', async () => {
      const member = (letter: string) => ({ team: TEAM, member: letter.repeat(16) })
      await store.saveTeamAnswers(member('A'), '58MQ-G0FQ')
      await store.takeOutTeamAnswers(member('A'))
      await store.takeOutTeamAnswers(member('B'))
      const marks = async () => {
        const [row] = await owner.query('SELECT count(*) AS count FROM assessment_erased')
        return Number(row?.['count'])
      }

      await store.dropTeamMarks(inDays(-1))
      expect(await marks()).toBe(2)
      await store.dropTeamMarks(inDays(1))

      expect(await marks()).toBe(1)
      expect(await store.saveTeamAnswers(member('A'), '58MQ-G0FQ')).toBe('repeated')
    })

    it('trusts a clock a year past the newest row after seven days of running', async () => {
      await store.trustClock(inDays(400), 0)
      await fill()
      expect(await store.trustClock(inDays(364), 0)).toBe(true)

      expect(await store.trustClock(inDays(400), 0)).toBe(false)
      for (let hour = 1; hour < 168; hour += 1) await store.trustClock(inDays(400), 1)
      // A row by that clock, and further starts, are no proof.
      await database.run(
        `UPDATE maturity_quiz_leads SET created_at = '${inDays(400).toISOString()}' WHERE id = 1`,
      )
      expect(await store.trustClock(inDays(400), 0)).toBe(false)
      expect(await store.trustClock(inDays(400), 1)).toBe(true)
      expect(await store.trustClock(inDays(401), 0)).toBe(true)
    })

    it('begins to count anew once the clock is right again', async () => {
      await fill()
      await store.trustClock(inDays(400), 0)
      for (let hour = 1; hour < 100; hour += 1) await store.trustClock(inDays(400), 1)

      expect(await store.trustClock(inDays(0), 1)).toBe(true)

      expect(await store.trustClock(inDays(400), 0)).toBe(false)
      expect(await store.trustClock(inDays(400), 100)).toBe(false)
    })

    it('sends at once what waits for the time of a clock that was ahead', async () => {
      await fill()
      const soon = new Date(Date.now() + 3_600_000)
      await database.run(
        `UPDATE assessment_deliveries SET next_attempt_at = '${soon.toISOString()}'`,
      )
      await database.run(`UPDATE assessment_deliveries SET attempts = 3 WHERE channel = 'mail'`)
      await store.sendWaitingSoon(new Date())

      const claim = (channel: 'mail' | 'webhook') => store.outbox.claim(channel, new Date(), soon)
      expect(await claim('webhook')).toBeDefined()
      expect(await claim('mail')).toBeUndefined()
    })

    describe('an edition', () => {
      const draft = async (ownDomains: readonly string[], now: Date, hasForm = true) =>
        (await draftEdition(owner, { ownDomains, hasForm }, now)).draft
      const publish = (ownDomains: readonly string[], now: Date, by?: string) =>
        publishEdition(owner, { ownDomains, hasForm: true }, now, by)
      const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

      /** Leads with answers: `from` to just before `until`. */
      async function addPeople(from: number, until: number, answers = LOW): Promise<void> {
        const numbers = Array.from({ length: until - from }, (_, index) => from + index)
        await Promise.all(
          numbers.map(async (number) => {
            const email = `p${number}@c${number % 7}.example`
            await store.saveLead(email, { ...ADA, email })
            await store.saveResponse(responseOf(`a${number}`, answers, email))
          }),
        )
      }

      /** All answers that are not of then. */
      const setDate = (at: Date) =>
        database.run(
          `UPDATE assessment_responses SET created_at = '${at.toISOString()}' WHERE created_at <> '${NOW.toISOString()}'`,
        )

      it('has the latest answers of each lead, without quarantine and the owner’s own', async () => {
        await addPeople(0, 18, TOP)
        await addPeople(18, 32)
        await addPeople(32, 42, TOP)
        // The fifteenth.
        await store.saveResponse(responseOf('again', LOW, 'p17@c3.example'))
        await store.saveResponse(responseOf('anonymous', TOP, null))
        await store.saveResponse(responseOf('no lead', TOP, 'nobody@c1.example'))
        await store.saveLead('eve', EVE, 'honeypot')
        await store.saveResponse(responseOf('eve', TOP, EVE.email))
        const old = responseOf('old', TOP, 'p18@c4.example')
        await store.saveResponse({ ...old, model_version: MODEL.version + 1 })

        expect(await draft([], NOW)).toEqual({
          ...{ people: 42, mostOfOneDomain: 6, publishedAt: null, missing: null },
        })
        expect(await draft(['c3.example', 'C4.example', 'example.c5'], NOW)).toEqual({
          ...{ people: 30, mostOfOneDomain: 6, publishedAt: null, missing: null },
        })
        const noForm = 'Without a form nobody can be counted.'
        expect(await draft([], NOW, false)).toMatchObject({ missing: noForm })
        const tooFew = 'At least 30 people are needed, and there are 0.'
        expect(await draft(['example'], NOW)).toMatchObject({ missing: tooFew })
        expect(await publish(['example'], NOW)).toEqual({
          ...{ ok: false, error: tooFew },
        })
        expect(await store.readEdition()).toBeUndefined()
        expect((await publish([], NOW, 'kim')).ok).toBe(true)
        expect(await store.readEdition()).toMatchObject({
          ...{ version: MODEL.version, people: 40 },
          shares: { 1: ['half', 'half', 'half', 'half'], 12: [null, 'half', 'half', 'half'] },
        })
        expect(await readActions(owner)).toMatchObject([
          { action: 'publish', who: 'kim', count: 42 },
        ])
      })

      it('takes the place of the last one after 30 days with ten more people', async () => {
        await addPeople(0, 34)
        await setDate(NOW)
        const both = [publish([], NOW), publish([], NOW)]
        expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1)

        await addPeople(34, 43)
        await store.saveResponse(responseOf('again', TOP, 'p1@c1.example'))
        await setDate(after(10))
        const nine = 'At least 10 people more than last time are needed, and there are 9.'
        expect(await publish([], after(30))).toEqual({ ok: false, error: nine })
        await addPeople(43, 44)
        await setDate(after(10))
        const tooEarly = 'A new edition is possible 30 days after the last one.'
        expect(await publish([], after(29.9))).toEqual({
          ...{ ok: false, error: tooEarly },
        })
        expect(await draft([], after(29.9))).toEqual({
          ...{ people: 44, mostOfOneDomain: 7, publishedAt: NOW.toISOString(), missing: tooEarly },
        })
        expect((await draft([], after(30))).missing).toBeNull()
        expect((await publish([], after(30))).ok).toBe(true)
      })

      it('stays as it is when somebody who was counted is erased', async () => {
        await addPeople(0, 15)
        await addPeople(15, 30, TOP)
        await publish([], NOW)
        const edition = await store.readEdition()
        await eraseEmail(owner, 'p1@c1.example', NOW)
        expect(await store.readEdition()).toEqual(edition)
        expect(edition?.shares[1]?.[0]).toBe('half')
        expect(JSON.stringify(edition)).not.toContain('example')
        expect(await draft([], NOW)).toMatchObject({ people: 29 })
      })
    })

    it('describes the database', async () => {
      expect(await owner.describe()).toEqual({
        engine: name,
        bytes: expect.any(Number),
      })
    })
  })
}
