import { Client } from 'pg'

import { createOwnerStore } from '../owner/create-owner-store.ts'
import { openErasedList } from '../owner/erased-list.ts'
import { POSTGRES_MIGRATIONS } from '../migrate.ts'
import type { Finding, OwnerStore } from '../owner/owner-store.ts'
import { checkDurability } from './checks.ts'
import { connectErrorOf, startErrorOf } from './errors.ts'
import { postgresSql } from './sql.ts'
import { checkSchema } from '../schema-check.ts'

const TABLES = 'maturity_quiz_leads, assessment_responses, assessment_deliveries'

/**
 * `url`: of the role that owns the tables, for the server's own role may read nothing.
 * `erasedFile`: where erased emails are listed, outside the database.
 */
export async function openPostgresOwnerStore(url: string, erasedFile: string): Promise<OwnerStore> {
  const client = await connect(url)
  const sql = postgresSql(client, attempt)
  try {
    // Days are days of UTC, and times come as text that can be compared.
    await sql.query("SET TIME ZONE 'UTC'")
    await sql.query("SET DATESTYLE TO 'ISO'")
    await checkSchema(sql, POSTGRES_MIGRATIONS)
  } catch (error) {
    await client.end()
    throw error
  }
  return createOwnerStore({
    sql,
    write: (work) => work(sql),
    openErasedList: () => openErasedList(erasedFile),
    async forget() {
      await sql.query(`VACUUM ${TABLES}`)
      return [STILL_IN_FILES]
    },
    checkFiles: () => checkServer(client),
    close: () => client.end(),
  })
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      application_name: 'assessment-owner',
    })
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (error) {
    throw connectErrorOf(error)
  }
}

async function attempt<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw startErrorOf(error)
  }
}

async function checkServer(client: Client): Promise<Finding[]> {
  const durability = await checkDurability(client).then(
    (): Finding => ({
      answer: 'ok',
      sentence: 'PostgreSQL waits for the disk before it confirms a row',
    }),
    (error: unknown): Finding => ({
      answer: 'wrong',
      sentence: error instanceof Error ? error.message : '',
    }),
  )
  return [durability, FILES_NOT_CHECKED]
}

const FILES_NOT_CHECKED: Finding = {
  answer: 'not checked',
  sentence: 'The files of PostgreSQL: its own pg_amcheck reads them',
}

const STILL_IN_FILES =
  'PostgreSQL overwrites deleted bytes only when it needs the room: until then they lie in free ' +
  `space of its files and of its write-ahead log. To rewrite the files now: VACUUM FULL ${TABLES}`
