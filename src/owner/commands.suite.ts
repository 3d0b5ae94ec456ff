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

/** Every command on one engine, beside a store that stays open as the server's does. */
export function describeCommands(name: string, setup: () => Promise<OwnerDatabase>): void {
  describe(`the owner's commands on ${name}`, { timeout: 30_000 }, () => {
    let database: OwnerDatabase
    let store: Store
    let folder: string

    beforeEach(async () => {
      folder = testFolder('commands')
      database = await setup()
      store = await database.openStore({ hasWebhook: true })
    })
    afterEach(() => store.close())

    it('lists leads as a table for people and as whole lines for a pipe', async () => {
      await fill(store, 30)

      const seen = await owner(database, 'leads --limit 2', { width: 120 })
      const piped = await owner(database, 'leads --limit all')

      const [header, rule, first, second, ...others] = seen.stdout.split('\n')
      expect(header).toMatch(
        /^ +Id {2}When +Name +Company +Designation +Email +Stage +Score +Source$/,
      )
      expect(rule).toMatch(/^─+( {2}─+){8}$/)
      expect(first).toMatch(/^ +30 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Person 29/)
      expect(second).toMatch(/^ +29 .* Person 28 .* Optimized +5\.0 {2}-$/)
      expect(others).toEqual([''])
      expect(seen.stderr).toBe('2 shown, 30 in the period. A brief: owner lead ID\n')
      expect(piped.stdout.split('\n').filter(Boolean)).toHaveLength(30)
      expect(piped.stdout).toContain('\tperson-3@company-3.example\t-\t-\t-\n')
      expect(piped.stderr).toBe('')
    })

    it('filters by stage, company, source and date', async () => {
      await fill(store, 60)
      const old = '2026-01-01T00:00:00.000Z'
      await database.run(`UPDATE maturity_quiz_leads SET created_at = '${old}' WHERE id <= 10`)
      const idsOf = async (...line: string[]) => {
        const { stdout } = await owner(database, ['leads', '--limit', 'all', ...line])
        return stdout
          .split('\n')
          .filter(Boolean)
          .map((row) => Number(row.split('\t')[0]))
      }

      expect(await idsOf('--stage', 'optimized')).toEqual([59, 53, 47, 41, 35, 29, 23, 17, 11, 5])
      expect(await idsOf('--stage', 'none')).toHaveLength(30)
      expect(await idsOf('--company', '漢')).toEqual([47, 27, 7])
      expect(await idsOf('--company', "o'neil", '--stage', 'none')).toEqual([48, 28, 8])
      expect(await idsOf('--source', '+mail', '--stage', 'none')).toEqual([56, 46, 36, 26, 16, 6])
      expect(await idsOf('--source', 'news.example')).toHaveLength(12)
      expect(await idsOf('--source', 'none')).toHaveLength(36)
      expect(await idsOf('--until', '2026-01-01')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
      expect(await idsOf('--since', '1d')).toHaveLength(50)
      expect((await owner(database, 'leads --company nobody')).stderr).toBe('No lead matches.\n')
    })

    it('tells about one lead, by id and by email', async () => {
      await fill(store, 4)

      const byId = await owner(database, 'lead 3')
      const byEmail = await owner(database, 'lead Person-2@company-2.example')

      expect(byId).toMatchObject({ exitCode: 0, stderr: '' })
      expect(byId.stdout).toContain('Person 2, Head of Enablement\n-Dash · person-2@')
      expect(byId.stdout).toContain('Stage       Evolving, 3.0 of 5')
      expect(byId.stdout).toContain('Next stage  6 levels short of Strategic')
      expect(byEmail).toEqual(byId)
    })

    it('tells what moved between two runs, and who else came from the company', async () => {
      const [ada, bob] = [leadOf(0), { ...leadOf(20), email: 'bob@company-0.example' }]
      await store.saveLead('key-1', ada)
      await store.saveLead('key-2', bob)
      for (const [run, digits] of ['333 333 333 331', '333 333 333 333'].entries()) {
        await store.saveResponse(
          assessmentResponseOf(`session_${run}`, answersOf(digits), ada.email),
        )
      }

      const { stdout } = await owner(database, 'lead 1')
      const narrow = await owner(database, 'lead 1', { width: 60 })

      expect(stdout).toMatch(/^What moved since .*\n {2}Up: Review of content .* A “.*” to C “/m)
      expect(stdout).toMatch(/^Others with an email at company-0.example\n {2}Person 20, .*no rep/m)
      expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeGreaterThan(100)
      const long = narrow.stdout.split('\n').filter((line) => line.length > 60)
      expect(long.filter((line) => !line.includes('https://'))).toEqual([])
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

    it('exports leads kept apart only when asked', async () => {
      await store.saveLead('key-1', leadOf(1))
      await store.saveLead('key-2', leadOf(2), 'honeypot')

      expect((await owner(database, 'leads')).stdout).not.toContain('Person 2')
      expect((await owner(database, 'leads --quarantined')).stdout).toMatch(/^2\t.*Person 2/)
      expect((await owner(database, 'export leads --quarantined')).stdout).toContain('Person 2')
      expect((await owner(database, 'lead 2')).stdout).toContain('suspicious: honeypot')
    })

    it('shows statistics as text and as a page', async () => {
      await fill(store, 12)
      const day = new Date().toISOString().slice(0, 10)
      await store.addMilestones([
        { day, milestone: 'home', count: 40 },
        { day, milestone: 'lead-form', count: 25 },
      ])
      const page = join(folder, 'stats.html')

      const { stdout } = await owner(database, 'stats')
      const html = await owner(database, ['stats', '--since', '7d', '--html', page])

      expect(stdout).toContain('12 leads, 6 finished')
      expect(stdout).toMatch(/Optimized +2 +33 % {2}█/)
      expect(stdout).toMatch(/\+Mail +3 +25 % .*\n +news\.example +3 .*\n +Not known +6 +50 %/)
      expect(stdout).toMatch(/Lead form +25 {2}█+[▏▎▍▌▋▊▉]? +-15/)
      expect(stdout).not.toContain('Person')
      expect(html.stderr).toBe(`Written to ${page}: open it in a browser.\n`)
      expect(readFileSync(page, 'utf8')).toContain('12 leads, 6 finished')
    })

    it('erases a person, after a look', async () => {
      await fill(store, 6)
      await store.saveLead('again', leadOf(2))
      const email = leadOf(2).email

      const look = await owner(database, ['erase', email, '--dry-run'])
      expect(look.stdout).toBe('Would erase 2 leads and 1 response.\n')
      expect((await owner(database, ['lead', email])).exitCode).toBe(0)

      const done = await owner(database, ['erase', ` ${email.toUpperCase()} `])
      expect(done).toMatchObject({ exitCode: 0, stdout: 'Erased 2 leads and 1 response.\n' })
      expect(done.stderr).toContain('Backups made before now still hold these rows')
      expect(done.stdout + done.stderr).not.toContain('person-2')
      expect(await owner(database, ['lead', email])).toMatchObject({
        exitCode: 1,
        stderr: 'No lead has that email or id: owner leads lists all of them.\n',
      })
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
      expect((await owner(database, 'leads')).stdout).toMatch(/^4\t.*zoe@a\.example/)
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
      expect((await owner(database, 'leads')).stdout.split('\n')).toHaveLength(6)
    })

    it('shows what a benchmark misses, publishes one and withdraws it', async () => {
      await finish(store, 0, 93)
      const few = await owner(database, 'benchmark')
      expect(few).toMatchObject({ exitCode: 0, stderr: '' })
      expect(few.stdout).toContain('1. At least 100 people from at least 30 email domains')
      expect(few.stdout).toContain('  No edition was ever published.\n')
      expect(few.stdout).toContain('  93 people of 40 email domains can be counted.\n')
      expect(few.stdout).toContain('  7 more people needed: 93 of 100.\n')
      expect(few.stdout).not.toContain('The edition')
      expect(await owner(database, 'benchmark publish')).toEqual({
        ...{ exitCode: 1, stdout: '' },
        stderr: 'Nothing is published. 7 more people needed: 93 of 100.\n',
      })

      await finish(store, 93, 107)
      const enough = await owner(database, 'benchmark preview', { now: NOW })
      const published = await owner(database, 'benchmark publish', { now: NOW })

      expect(enough.stdout).toContain('  Nothing is missing: owner benchmark publish.\n')
      expect(published).toMatchObject({ exitCode: 0, stderr: '' })
      const [told, edition = ''] = published.stdout.split('\n\nThe edition\n')
      expect(told).toBe('Published: reports show it within seconds.')
      expect(enough.stdout).toContain(edition)
      expect(edition).toMatch(
        /^  About 200 people who chose to take it, .* not a sample of companies\.$/m,
      )
      expect(edition).toMatch(
        /^  Of 3\.0 a report says: About \d+ in 100 scored lower, \d+ in the same band/m,
      )
      expect(edition).toMatch(/^  Overall\n  1\.0 to 1\.\d +\d+ in 100 +█+/m)
      expect(edition).toContain('Coaching & Reinforcement')
      expect((await store.readBenchmark())?.people).toBe(200)
      const again = await owner(database, 'benchmark publish', { now: NOW })
      expect(again.stderr).toContain('30 more days needed')
      expect((await owner(database, 'benchmark')).stdout).toContain(
        '  An edition is published, since 2026-11-20.\n',
      )

      expect((await owner(database, 'benchmark withdraw')).stdout).toMatch(/^Withdrawn: /)
      expect(await store.readBenchmark()).toBeUndefined()
      expect((await owner(database, 'benchmark withdraw')).stdout).toBe(
        'No benchmark is published.\n',
      )
      expect((await owner(database, 'benchmark')).stdout).toContain(
        '  No edition is published. The last one came on 2026-11-20 and was withdrawn.\n',
      )
    })

    it('shows deliveries and replays them', async () => {
      await fill(store, 2)
      const now = new Date(Date.now() + 1000)
      const [claimed] = await store.outbox.claim(1, now, now)
      const id = claimed?.id ?? ''
      await store.outbox.record([{ id: id, problem: 'answered 500', retryAt: undefined }])

      const all = await owner(database, 'deliveries', { width: 140 })
      const failed = await owner(database, 'deliveries --state failed')

      expect(all.stdout.split('\n')).toHaveLength(2 + 3 + 1)
      expect(all.stderr).toBe('2 waiting, 0 delivered, 1 failed\n')
      expect(failed.stdout).toMatch(new RegExp(`^${id}\\t.*\\tfailed\\t1\\t-\\tanswered 500\\n$`))
      expect(await owner(database, 'deliveries --replay msg_unknown')).toMatchObject({
        exitCode: 1,
        stderr: expect.stringContaining('No delivery has that id'),
      })
      expect((await owner(database, `deliveries --replay ${id}`)).stdout).toBe(
        '1 event will be sent again by the running server.\n',
      )
      expect((await owner(database, 'deliveries --replay failed')).stdout).toContain('0 events')
      expect((await owner(database, 'deliveries')).stderr).toContain('3 waiting')
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

        const leads = await owner(database, 'leads')
        expect(leads).toMatchObject({
          exitCode: 0,
          stderr: `${other}: stage and score are as stored.\n`,
        })
        expect(leads.stdout).toContain('person-0@company-0.example\tWise\t4.9\t')
        expect(leads.stdout).toContain('person-2@company-2.example\tEvolving\t3.0\t')

        const brief = await owner(database, 'lead 1')
        expect(brief).toMatchObject({ exitCode: 0, stderr: '' })
        expect(brief.stdout).toContain('Stage       Wise, 4.9 of 5\n')
        expect(brief.stdout).toContain('  Planning                     4.9')
        expect(brief.stdout).toContain(
          `These answers are to version ${version} of the questions; now`,
        )

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

        const stats = await owner(database, 'stats')
        expect(stats.stdout).toContain('6 leads, 3 finished')
        expect(stats.stdout).toMatch(/Wise +1 +33 %/)
        expect(stats.stdout).toContain(
          `${other}: they are counted above, but not in the answers below.`,
        )
        expect(stats.stdout).toMatch(/ E {2}.* 1 +50 %/)

        const { exitCode, stdout } = await owner(database, 'verify')
        expect(exitCode).toBe(0)
        expect(stdout).toContain('ok           2 responses hold the scores')
        expect(stdout).toContain('not checked  Another version of the questions: 1 response.\n')
      },
    )

    it('names a row whose answers cannot be read, and goes on with all others', async () => {
      await fill(store, 6)
      await database.run(`UPDATE assessment_responses SET responses = '{"1":5}' WHERE id = 2`)

      for (const line of ['leads', 'export leads', 'export responses', 'stats', 'lead 3']) {
        expect(await owner(database, line)).toMatchObject({ exitCode: 0 })
      }
      expect(await owner(database, 'verify')).toMatchObject({
        exitCode: 1,
        stdout: expect.stringContaining('first the response 2'),
      })
    })
  })
}
