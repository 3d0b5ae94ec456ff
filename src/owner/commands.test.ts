import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answersOf } from '../../tests/support/answer-sets.ts'
import { createDatabase, postgresAt, sqliteAt } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { responseOf } from '../../tests/support/store-suite.ts'
import type { Store } from '../store/store.ts'
import { testFolder } from '../../tests/support/test-folder.ts'
import { NO_SOURCE } from '../domain/lead/lead-source.ts'
import { NOW, owner } from '../../tests/support/owner.ts'

function leadOf(index: number) {
  return {
    name: `Person ${index}`,
    company: `Company ${index}`,
    designation: 'Head of Enablement',
    email: `person-${index}@company-${index}.example`,
  }
}

/** Every second lead finishes the questions. */
async function fill(store: Store, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await store.saveLead(`key-${index}`, leadOf(index))
    if (index % 2 === 0) {
      const answers = answersOf('122 334 455 155')
      await store.saveResponse(responseOf(`session_${index}`, answers, leadOf(index).email))
    }
  }
}

const sqlite = () => sqliteAt(join(testFolder('commands'), 'assessment.sqlite'))
const postgres = async () => postgresAt(await createDatabase())

describe.each(Object.entries({ SQLite: sqlite, PostgreSQL: postgres }))(
  'the commands on %s',
  (_name, setup) => {
    let database: TestDatabase
    let store: Store

    beforeEach(async () => {
      database = await setup()
      store = await database.openStore({ channels: ['webhook'] })
    })
    afterEach(() => store.close())

    it('export leads as CSV to a file that only its owner reads', async () => {
      await fill(store, 2)
      const out = join(testFolder('export'), 'leads.csv')

      const { exitCode, stderr } = await owner(database, ['export', 'leads', '--out', out])

      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: `2 leads written to ${out}.\n` })
      expect(statSync(out).mode & 0o777).toBe(0o600)
      const lines = readFileSync(out, 'utf8').split('\r\n')
      expect(lines[0]).toMatch(/^\uFEFFid,created_at,name,company,/)
      expect(lines[1]).toMatch(/^1,[^,]+,Person 0,Company 0,.*,3\.3,Evolving,/)
      expect(lines[2]).toMatch(/^2,[^,]+,Person 1,Company 1,/)
    })

    it('export the requested rows', async () => {
      await fill(store, 4)
      await store.saveLead('script', leadOf(9), 'honeypot')
      await database.run(
        "UPDATE maturity_quiz_leads SET created_at = '2026-01-01T12:00:00.000Z' WHERE id = 1",
      )
      const idsOf = async (line: string) => {
        const { stdout } = await owner(database, `export leads --format jsonl ${line}`)
        return Array.from(stdout.matchAll(/"id":(\d+)/g), ([, id]) => Number(id))
      }

      expect(await idsOf('')).toEqual([1, 2, 3, 4])
      expect(await idsOf('--until 2026-01-01')).toEqual([1])
      expect(await idsOf('--since 1d')).toEqual([2, 3, 4])
      expect(await idsOf('--stage Evolving')).toEqual([1, 3])
      expect(await idsOf('--quarantined')).toEqual([5])
      // By a clock that was ahead.
      await database.run("UPDATE assessment_responses SET created_at = '2999-01-01T12:00:00.000Z'")
      const responses = await owner(database, 'export responses --format jsonl')
      expect(responses.stderr).toBe('2 responses written.\n')
      expect(JSON.parse(responses.stdout.split('\n')[0] ?? '')).toMatchObject({
        ...{ session_id: 'session_0', overall_score: 3.3, question_1: 1, question_12: 5 },
      })
    })

    it('export all that is kept of one person, and nothing of another', async () => {
      await fill(store, 3)
      const { email } = leadOf(2)
      const context = { ...NO_SOURCE, utm_source: 'newsletter', consent: 'Yes, call me.' }
      await store.saveLead('key-again', { ...leadOf(2), designation: 'CRO' }, undefined, context)
      await database.run(
        `INSERT INTO assessment_lead_notes (lead_id, state, note, changed_at, changed_by, version)
       VALUES (3, 'contacted', 'Called twice.', '2026-11-20T10:00:00.000Z', 'anna', 1)`,
      )

      const bySource = await owner(database, ['export', 'leads', '--source', 'newsletter'])
      expect(bySource.stdout.match(/.+\r\n/g)).toEqual([
        expect.stringContaining('utm_source'),
        expect.stringContaining('newsletter'),
      ])

      const { exitCode, stdout } = await owner(database, [
        'export',
        'person',
        ` ${email.toUpperCase()} `,
      ])

      expect(exitCode).toBe(0)
      const person = JSON.parse(stdout)
      expect(person).toMatchObject({
        email,
        leads: [
          { ...leadOf(2), note: { state: 'contacted', text: 'Called twice.' }, quarantine: null },
          { designation: 'CRO', utm_source: 'newsletter', consent: 'Yes, call me.' },
        ],
        responses: [{ session_id: 'session_2', responses: { 1: 1, 12: 5 } }],
      })
      expect(person.responses[0].inWords).toHaveLength(12)
      expect(person.responses[0].inWords[0]).toMatchObject({ letter: 'A' })
      // Of the same moment, so in any order.
      expect(person.deliveries).toHaveLength(3)
      expect(person.deliveries).toContainEqual(
        expect.objectContaining({ event: 'response.completed', state: 'waiting' }),
      )
      expect(stdout).not.toContain('person-0')

      const out = join(testFolder('person'), 'person.json')
      await owner(database, ['export', 'person', email, '--out', out])
      expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(person)
      await owner(database, ['erase', email])
      expect(await owner(database, ['export', 'person', email])).toEqual({
        ...{ exitCode: 1, stdout: '', stderr: `Nothing is kept of ${email}.\n` },
      })
    })

    it('erase a person, after a dry run, and say what else to know', async () => {
      await fill(store, 3)
      const { email } = leadOf(2)

      expect(await owner(database, ['erase', email, '--dry-run'])).toMatchObject({
        stdout: 'Would erase 1 lead and 1 response.\n',
      })
      const done = await owner(database, ['erase', ` ${email.toUpperCase()} `])

      expect(done).toMatchObject({ exitCode: 0, stdout: 'Erased 1 lead and 1 response.\n' })
      expect(done.stderr).toContain('Backups made before now still have these rows')
      expect((await owner(database, 'export leads')).stdout).not.toContain(email)
      expect(await owner(database, 'erase --again')).toMatchObject({
        stdout: 'Erased 0 leads and 0 responses.\n',
      })
    })

    it('purge old rows, after a dry run', async () => {
      await fill(store, 3)
      await database.run("UPDATE maturity_quiz_leads SET created_at = '2020-01-01T00:00:00.000Z'")

      expect((await owner(database, 'purge --older-than 365d --dry-run')).stdout).toBe(
        'Would delete 3 leads and 0 responses.\n',
      )
      expect((await owner(database, 'purge --older-than 365d')).stdout).toBe(
        'Deleted 3 leads and 0 responses.\n',
      )
    })

    it('publish the edition, or say what is missing', async () => {
      await fill(store, 3)

      expect(await owner(database, 'publish')).toMatchObject({
        exitCode: 1,
        stderr: 'Nothing is published. At least 30 people are needed, and there are 2.\n',
      })
      await Promise.all(
        Array.from({ length: 33 }, async (_, index) => {
          const lead = { ...leadOf(0), email: `p${index}@a.example` }
          await store.saveLead(`p${index}`, lead)
          const answers = answersOf(index % 2 ? '555 555 555 555' : '111 111 111 111')
          return store.saveResponse(responseOf(`p${index}`, answers, lead.email))
        }),
      )
      await database.run("UPDATE assessment_responses SET created_at = '2020-01-01T00:00:00.000Z'")
      expect((await owner(database, 'publish')).stdout).toBe('Published: of some 30 people.\n')
      expect((await owner(database, 'publish')).stderr).toContain('10 people more')
    })

    it('bring the database up to date', async () => {
      expect(await owner(database, 'migrate')).toMatchObject(
        database.url.startsWith('file:')
          ? { exitCode: 1, stderr: expect.stringContaining('stop it first') }
          : { exitCode: 0, stderr: 'The database is up to date.\n' },
      )
    })
  },
)

describe('backup, restore and move', () => {
  it('write and put back a database file', async () => {
    const database = sqlite()
    const store = await database.openStore()
    await fill(store, 2)
    const backups = testFolder('backups')

    const backup = await owner(database, ['backup', backups], { now: NOW })
    expect(backup).toMatchObject({
      stdout: `${join(backups, 'assessment-20261120T221328Z.sqlite')}\n`,
      stderr: expect.stringMatching(/^2 leads and 1 response, \d+ KB, read back in full\.\n$/),
    })
    await owner(database, ['erase', leadOf(0).email])
    await store.close()
    const restored = await owner(database, ['restore', backup.stdout.trim()], { now: NOW })
    expect(restored).toMatchObject({ exitCode: 0, stdout: 'Restored 1 lead and 0 responses.\n' })
    for (const sentence of [
      '2 marks of erased rows came from ',
      'Erased again because they were erased since the backup: 1 lead and 1 response.',
      '.before-20261120T221328123Z: delete it when everything works.',
    ]) {
      expect(restored.stderr).toContain(sentence)
    }
    expect((await owner(database, ['backup', backups, '--keep', '0'])).stderr).toContain(
      'Give a number from 1 to 9999.',
    )

    const gone = await owner(database, ['erase', leadOf(1).email])
    expect(gone.stderr).toMatch(/\.before-\S+ still has rows of this person/)

    const url = await createDatabase()
    const moved = await owner(database, ['move', '--to', url])
    expect(moved.stdout).toContain('maturity_quiz_leads          0\n')
    expect(moved.stderr).toContain('so that no server uses it by mistake')
  })

  it('name the tools of PostgreSQL', async () => {
    const database = { url: await createDatabase() }

    for (const line of ['backup /tmp/nowhere', 'restore x.sqlite']) {
      const { exitCode, stderr } = await owner(database, line)
      expect({ exitCode, stderr }).toMatchObject({
        exitCode: 1,
        stderr: expect.stringContaining('pg_dump --format=custom'),
      })
    }
    expect((await owner(database, 'move --to postgres://a@b/c')).stderr).toContain(
      'names PostgreSQL already',
    )
  })

  it('show no psql that goes on after an error, which would end as if all were done', async () => {
    const { stderr } = await owner({ url: await createDatabase() }, 'restore x.sqlite')
    const documents = globSync('docs/**/*.md').map((file) => readFileSync(file, 'utf8'))
    const scripts = [stderr, ...documents].join('\n').match(/\bpsql .*(--file|-f)\b/g) ?? []

    expect(scripts.length).toBeGreaterThan(3)
    for (const line of scripts) {
      expect(line).toMatch(/ON_ERROR_STOP=1 (--single-transaction|-1) /)
    }
  })
})

describe('a command that cannot work', () => {
  it.each([
    ['export leads --since 2026-13-01', 2, 'Give a date such as 2026-11-01, or 7d.'],
    ['export leads --since 2026-11-02 --until 2026-11-01', 2, 'the period is empty'],
    ['export responses --quarantined', 2, '--stage, --source and --quarantined are for leads'],
    ['export numbers', 2, 'Allowed choices are leads, responses, person.'],
    ['export person nobody', 2, "'nobody' is not an email"],
    ['export person a@b.example --since 7d', 2, 'only --out can be given'],
    ['export leads a@b.example', 2, 'an email is for a person'],
    ['erase a@b.example --again', 2, '--again needs no email'],
    ['purge --older-than 1', 2, 'Give days from 1d to 36500d.'],
    ['export leads', 1, 'There is no database at'],
    ['restore none.sqlite', 1, 'There is no file none.sqlite.'],
  ])('%s ends with %i and a sentence', async (line, exitCode, sentence) => {
    const database = { url: `file:${join(testFolder('none'), 'x.sqlite')}` }

    const result = await owner(database, line)

    expect(result.exitCode).toBe(exitCode)
    expect(result.stderr).toContain(sentence)
    expect(result.stderr).toMatch(/[.\]]\n$/)
  })
})
