import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answersOf } from '../domain/assessment/answer-sets.suite.ts'
import { assessmentResponseOf } from '../domain/assessment/assessment-response.ts'
import { leadSourceOf } from '../domain/lead/lead-source.ts'
import { MODEL_VERSION } from '../domain/assessment/model.ts'
import { finish } from '../store/owner/benchmark.suite.ts'
import { keyOf, saveVisits } from '../store/owner/visits.suite.ts'
import type { Store } from '../store/store.ts'
import { testFolder } from '../store/test-folder.suite.ts'
import { readCsv } from './tables/csv-reader.suite.ts'
import { NOW, owner } from './owner.suite.ts'
import type { OwnerDatabase } from './owner.suite.ts'

const TRICKY = ['=1+1', '+49 GmbH', '-Dash', '@at', '＝wide', 'a,"b"', '漢字', "O'Neil; Zoë 😀"]

function leadOf(index: number) {
  return {
    name: `Person ${index}`,
    company: TRICKY[index % 20] ?? `Company ${index % 20}`,
    designation: 'Head of Enablement',
    email: `person-${index}@company-${index % 20}.example`,
  }
}

/** Every fifth lead comes from a letter, every other fifth from a site. */
function sourceOf(index: number) {
  const letter = { utm_source: '+Mail', utm_medium: '', utm_campaign: '' }
  const given = [letter, { referrer_host: 'news.example' }][index % 5] ?? {}
  return leadSourceOf(given, [])
}

/** Every second lead finishes the questions: in turn at the bottom, in the middle, at the top. */
function fill(store: Store, count: number): Promise<void> {
  const digits = ['111 111 111 112', '333 333 333 333', '555 555 555 555']
  return saveVisits(store, count, (index) => ({
    lead: leadOf(index),
    source: sourceOf(index),
    answers: index % 2 === 0 ? answersOf(digits[(index / 2) % 3] ?? '') : undefined,
  }))
}

function idsIn(csv: string): number[] {
  return readCsv(csv)
    .slice(1)
    .map(([id]) => Number(id))
}

/** Every command on one engine, beside a store that stays open as the server's does. */
export function describeCommands(name: string, setup: () => Promise<OwnerDatabase>): void {
  describe(`the owner's commands on ${name}`, { timeout: 30_000 }, () => {
    let database: OwnerDatabase
    let store: Store
    let folder: string

    beforeEach(async () => {
      folder = testFolder('commands')
      database = await setup()
      store = await database.openStore({ channels: ['webhook'] })
    })
    afterEach(() => store.close())

    it('filters by stage, company, source and date', async () => {
      await fill(store, 60)
      const old = '2026-01-01T00:00:00.000Z'
      await database.run(`UPDATE maturity_quiz_leads SET created_at = '${old}' WHERE id <= 10`)
      const idsOf = async (...line: string[]) => {
        const { stdout } = await owner(database, ['export', 'leads', ...line])
        return idsIn(stdout).toReversed()
      }

      expect(await idsOf('--company', "o'neil", '--stage', 'none')).toEqual([48, 28, 8])
      expect(await idsOf('--source', '+mail', '--stage', 'none')).toEqual([56, 46, 36, 26, 16, 6])
      expect(await idsOf('--until', '2026-01-01')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
      expect(await idsOf('--since', '1d')).toHaveLength(50)
      expect((await owner(database, 'export leads --company nobody')).stderr).toBe(
        '0 leads written.\n',
      )
    })

    it('exports leads as CSV that another reader opens with the same values', async () => {
      await fill(store, 2100)
      const out = join(folder, 'leads.csv')

      const { exitCode, stderr } = await owner(database, ['export', 'leads', '--out', out])
      const piped = await owner(database, 'export leads')

      expect({ exitCode, stderr }).toEqual({
        exitCode: 0,
        stderr: `2,100 leads written to ${out}.\n`,
      })
      expect(statSync(out).mode & 0o777).toBe(0o600)
      const text = readFileSync(out, 'utf8')
      expect(piped.stdout).toBe(text)
      const [header = [], ...rows] = readCsv(text)
      expect(rows).toHaveLength(2100)
      const people = new Set<number>()
      for (const row of rows) {
        const fields = Object.fromEntries(header.map((title, at) => [title, row[at]]))
        const index = Number(fields['name']?.split(' ')[1])
        const lead = leadOf(index)
        const isFormula = /^[=+\-@＝]/.test(lead.company)
        people.add(index)
        expect(fields).toMatchObject({
          ...{ ...lead, company: isFormula ? `'${lead.company}` : lead.company },
          times_sent: '1',
          utm_source: index % 5 === 0 ? "'+Mail" : '',
          referrer_host: index % 5 === 1 ? 'news.example' : '',
          maturity_stage: index % 2 ? '' : ['Ad Hoc', 'Evolving', 'Optimized'][(index / 2) % 3],
        })
      }
      expect(people.size).toBe(2100)
      const marked = await owner(database, 'export leads --bom --stage optimized')
      expect(marked.stdout.startsWith('\uFEFFid,created_at,')).toBe(true)
      expect(readCsv(marked.stdout)).toHaveLength(1 + 350)
    })

    it('exports responses and leads as JSON Lines', async () => {
      await fill(store, 6)
      await store.saveResponse(assessmentResponseOf('anonymous', answersOf('1'.repeat(12)), null))

      const responses = await owner(database, 'export responses --format jsonl')
      const leads = await owner(database, 'export leads --format jsonl')

      const rows = responses.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(rows).toHaveLength(4)
      expect(rows[1]).toMatchObject({
        ...{ session_id: 'session_key-0002', user_email: 'person-2@company-2.example' },
        ...{ overall_score: 3, maturity_stage: 'Evolving', question_1: 3, question_12: 3 },
      })
      expect(rows[3]).toMatchObject({ session_id: 'anonymous', user_email: null })
      expect(responses.stderr).toBe('4 responses written.\n')
      expect(JSON.parse(leads.stdout.split('\n')[0] ?? '')).toMatchObject({
        ...{ id: 1, company: '=1+1', points_to_next_stage: 7, next_stage: 'Foundational' },
      })
    })

    it('exports leads in quarantine only when asked', async () => {
      await store.saveLead('key-1', leadOf(1))
      await store.saveLead('key-2', leadOf(2), 'honeypot')

      expect(idsIn((await owner(database, 'export leads')).stdout)).toEqual([1])
      expect(idsIn((await owner(database, 'export leads --quarantined')).stdout)).toEqual([2])
    })

    it('exports every number, a row for each', async () => {
      await fill(store, 12)
      const day = new Date().toISOString().slice(0, 10)
      await store.addMilestones([
        { day, milestone: 'home', count: 40 },
        { day, milestone: 'lead-form', count: 25 },
      ])

      const { exitCode, stdout } = await owner(database, 'export numbers --since 7d')

      expect(exitCode).toBe(0)
      const [header, ...rows] = readCsv(stdout)
      expect(header).toEqual(['number', 'of', 'count'])
      expect(rows).toContainEqual(['leads_by_source', "'+Mail", '3'])
      expect(rows).toContainEqual(['leads_by_source', '', '6'])
      expect(rows).toContainEqual(['responses_by_stage', 'Optimized', '2'])
      expect(rows).toContainEqual(['responses_by_answer', 'question_12:2', '2'])
      expect(rows).toContainEqual(['visits_by_milestone', 'lead-form', '25'])
      const sumOf = (number: string) =>
        rows
          .filter(([counted]) => counted === number)
          .map(([, , count]) => Number(count))
          .reduce((sum, count) => sum + count, 0)
      expect([sumOf('leads_by_day'), sumOf('responses_by_day')]).toEqual([12, 6])
      expect(stdout).not.toContain('Person')
      const json = await owner(database, 'export numbers --format jsonl')
      expect(json.stdout.trim().split('\n')).toHaveLength(rows.length)
    })

    it('erases a person, after a look', async () => {
      await fill(store, 6)
      await store.saveLead('again', leadOf(2))
      const email = leadOf(2).email

      const look = await owner(database, ['erase', email, '--dry-run'])
      expect(look.stdout).toBe('Would erase 2 leads and 1 response.\n')
      expect((await owner(database, 'export leads')).stdout).toContain(email)

      const done = await owner(database, ['erase', ` ${email.toUpperCase()} `])
      expect(done).toMatchObject({ exitCode: 0, stdout: 'Erased 2 leads and 1 response.\n' })
      expect(done.stderr).toContain('Backups made before now still hold these rows')
      expect(done.stdout + done.stderr).not.toContain('person-2')
      expect((await owner(database, 'export leads')).stdout).not.toContain(email)
    })

    it('finds the same address in other spellings, and erases them when asked', async () => {
      const emails = [
        'zoë@a.example',
        'zoe\u0308@a.example',
        'zo\u200bë@a.example',
        'zoe@a.example',
      ]
      for (const [index, email] of emails.entries()) {
        await store.saveLead(keyOf(index), { ...leadOf(1), email })
      }
      await store.saveResponse(
        assessmentResponseOf('session_1', answersOf('1'.repeat(12)), emails[1] ?? null),
      )

      const look = await owner(database, ['erase', 'ZOË@a.example', '--dry-run'])
      expect(look.stdout).toBe('Would erase 1 lead and 0 responses.\n')
      expect(look.stderr).toContain('rows with 2 other spellings of this address')
      const done = await owner(database, ['erase', 'Zoe\u0308@a.example', '--similar'])

      expect(done.stdout).toBe('Erased 3 leads and 1 response.\n')
      expect(done.stderr).not.toContain('spelling')
      expect(idsIn((await owner(database, 'export leads')).stdout)).toEqual([4])
      const rest = await owner(database, 'erase nobody@a.example --dry-run')
      expect(rest.stderr).toBe('')
    })

    it('purges what is old, after a look', async () => {
      await fill(store, 20)
      await database.run(
        "UPDATE maturity_quiz_leads SET created_at = '2020-01-01T00:00:00.000Z' WHERE id <= 15",
      )

      const doubted = await owner(database, 'purge --older-than 365d')
      expect([doubted.exitCode, doubted.stdout]).toEqual([1, ''])
      expect(doubted.stderr).toMatch(/^The clock says .* nothing was deleted\..*--clock-is-right/)

      const look = await owner(database, 'purge --older-than 365d --dry-run')
      const done = await owner(database, 'purge --older-than 365d --clock-is-right')

      expect(look.stdout).toBe('Would delete 15 leads and 0 responses.\n')
      expect(done).toEqual({
        exitCode: 0,
        stdout: 'Deleted 15 leads and 0 responses.\n',
        stderr: '',
      })
      expect(idsIn((await owner(database, 'export leads')).stdout)).toHaveLength(5)
    })

    it('publishes a benchmark, says what is missing, and withdraws it', async () => {
      await finish(store, 0, 93)
      expect(await owner(database, 'publish')).toEqual({
        ...{ exitCode: 1, stdout: '' },
        stderr: 'Nothing is published. 7 more people needed: 93 of 100.\n',
      })
      expect(await store.readBenchmark()).toBeUndefined()

      await finish(store, 93, 107)
      const published = await owner(database, 'publish', { now: NOW })

      expect(published).toMatchObject({ exitCode: 0, stderr: '' })
      expect(published.stdout).toMatch(
        /^Published: reports show it within seconds\.\nAbout 200 people who chose to take it, /,
      )
      expect((await store.readBenchmark())?.people).toBe(200)
      expect((await owner(database, 'publish', { now: NOW })).stderr).toContain(
        '30 more days needed',
      )

      expect((await owner(database, 'withdraw')).stdout).toMatch(/^Withdrawn: /)
      expect(await store.readBenchmark()).toBeUndefined()
      expect((await owner(database, 'withdraw')).stdout).toBe('No benchmark is published.\n')
    })

    it('exports deliveries and replays them', async () => {
      await fill(store, 2)
      const now = new Date(Date.now() + 1000)
      const [claimed] = await store.outbox.claim('webhook', 1, now, now)
      const id = claimed?.id ?? ''
      await store.outbox.record([{ id: id, problem: 'answered 500', retryAt: undefined }])

      const { stdout } = await owner(database, 'export deliveries --format jsonl')

      const rows = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(rows).toHaveLength(3)
      expect(rows.find((row) => row.id === id)).toMatchObject({
        ...{ state: 'failed', attempts: 1, next_attempt_at: null, last_problem: 'answered 500' },
      })
      expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(2)
      expect(await owner(database, 'replay msg_unknown')).toMatchObject({
        exitCode: 1,
        stderr: expect.stringContaining('No event has that id'),
      })
      expect((await owner(database, `replay ${id}`)).stdout).toBe(
        '1 event will be sent again by the running server.\n',
      )
      expect((await owner(database, 'replay failed')).stdout).toContain('0 events')
      expect((await owner(database, 'export deliveries')).stdout.match(/,waiting,/g)).toHaveLength(
        3,
      )
    })

    it('verifies the rows, and ends with 1 when one is wrong', async () => {
      await fill(store, 4)
      expect(await owner(database, 'verify')).toMatchObject({
        exitCode: 0,
        stdout: expect.stringMatching(/^ok +2 responses hold the scores and the stage/m),
      })

      await database.run('UPDATE assessment_responses SET overall_score = 4.75 WHERE id = 1')

      expect(await owner(database, 'verify')).toMatchObject({
        exitCode: 1,
        stdout: expect.stringMatching(/^WRONG +1 of 2 responses/m),
      })
    })

    it.each([1, MODEL_VERSION + 1, 99])(
      'keeps what rows of version %i of the questions hold, and says so',
      async (version) => {
        await fill(store, 6)
        await database.run(`UPDATE assessment_responses
          SET model_version = ${version}, overall_score = 4.9, maturity_stage = 'Wise',
            section_scores = '{"Planning":4.9}', responses = '{"1":5,"2":4}'
          WHERE id = 1`)
        const other = '1 response answers another version of the questions'

        for (const what of ['leads', 'responses']) {
          const { exitCode, stdout, stderr } = await owner(database, `export ${what}`)
          expect(exitCode).toBe(0)
          expect(stderr).toContain(`${other}: see the column model_version.\n`)
          const [header = [], row = []] = readCsv(stdout)
          const fields = Object.fromEntries(header.map((title, at) => [title, row[at]]))
          expect(fields).toMatchObject({
            ...{ overall_score: '4.9', maturity_stage: 'Wise', model_version: `${version}` },
            ...(what === 'responses' && { question_1: '5', question_3: '' }),
          })
        }

        const numbers = await owner(database, 'export numbers')
        expect(numbers.stdout).toContain('responses_by_stage,Wise,1\r\n')
        expect(numbers.stdout).toContain('responses_by_answer,question_1:5,1\r\n')

        const { exitCode, stdout } = await owner(database, 'verify')
        expect(exitCode).toBe(0)
        expect(stdout).toContain('ok           2 responses hold the scores')
        expect(stdout).toContain('not checked  Another version of the questions: 1 response.\n')
      },
    )

    it('names a row whose answers cannot be read, and goes on with all others', async () => {
      await fill(store, 6)
      await database.run(`UPDATE assessment_responses SET responses = '{"1":5}' WHERE id = 2`)

      for (const line of ['export leads', 'export responses', 'export numbers']) {
        expect(await owner(database, line)).toMatchObject({ exitCode: 0 })
      }
      expect(await owner(database, 'verify')).toMatchObject({
        exitCode: 1,
        stdout: expect.stringContaining('first the response 2'),
      })
    })
  })
}
