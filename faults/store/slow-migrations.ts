import type { Change } from '../harness/variants.ts'

/** Rows that a slow migration writes before its pause, and again after it. */
const ROWS = 30_000
const ROUNDS = [1, 2] as const

/** How far the slow migrations have come; `undefined` where the table or the column is missing. */
export type MigrationState = {
  applied: readonly string[] | undefined
  rounds: readonly { filled: number | undefined; unmarked: number | undefined }[]
}

export const ALL_APPLIED = ROUNDS.map((round) => `900${round}-slow`)

const POSTGRES = { rows: `SELECT generate_series(1, ${ROWS})`, pause: 'SELECT pg_sleep(0.1)' }
const SQLITE = { rows: countTo(ROWS), pause: `SELECT count(*) FROM (${countTo(400_000)})` }

/** SQLite cannot sleep, but it can count. */
function countTo(most: number): string {
  return `
    WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${most})
    SELECT n FROM c`
}

/** Two more migrations after the product's own, which add a table and a column each. */
export const SLOW_MIGRATIONS: readonly Change[] = (['SQLITE', 'POSTGRES'] as const).map(
  (engine) => ({
    file: `store/${engine.toLowerCase()}/migrate.ts`,
    from: new RegExp(
      `(${engine}_MIGRATIONS: readonly Migration\\[\\] =) (readMigrations\\([^]*?\\n\\))`,
    ),
    to: `$1 [...$2, ${ROUNDS.map((round) => migrationOf(engine, round)).join('')}]`,
  }),
)

/** The same without the transaction that makes a migration one step. */
export const LOOSE_MIGRATIONS: readonly Change[] = [
  ...SLOW_MIGRATIONS,
  { file: 'store/sqlite/migrate.ts', from: 'transact(db, step)', to: 'step()' },
  {
    file: 'store/postgres/migrate.ts',
    from: 'BEGIN ISOLATION LEVEL READ COMMITTED',
    to: 'SELECT 1',
  },
  { file: 'store/postgres/migrate.ts', from: "query('COMMIT')", to: "query('SELECT 1')" },
]

export async function readMigrationState(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<MigrationState> {
  const ask = (sql: string) => query(sql).catch(() => undefined)
  const countOf = async (sql: string) => (await ask(`SELECT count(*) AS n FROM ${sql}`))?.[0]?.['n']
  const applied = await ask(
    "SELECT name FROM assessment_migrations WHERE name LIKE '%-slow' ORDER BY name",
  )
  const rounds = []
  for (const round of ROUNDS) {
    const filled = await countOf(`slow_${round}`)
    const unmarked = await countOf(`maturity_quiz_leads WHERE slow_${round} IS NULL`)
    rounds.push({ filled: numberOf(filled), unmarked: numberOf(unmarked) })
  }
  return { applied: applied?.map(({ name }) => String(name)), rounds }
}

/** Each migration wholly there or not at all, in order. */
export function isWhole({ applied = [], rounds }: MigrationState): boolean {
  return rounds.every(({ filled, unmarked }, index) =>
    applied.length > index
      ? applied[index] === ALL_APPLIED[index] && filled === 2 * ROWS && unmarked === 0
      : filled === undefined && unmarked === undefined,
  )
}

function migrationOf(engine: 'SQLITE' | 'POSTGRES', round: number): string {
  const { rows, pause } = engine === 'SQLITE' ? SQLITE : POSTGRES
  const sql = `
    CREATE TABLE slow_${round} (n integer);
    INSERT INTO slow_${round} ${rows};
    ALTER TABLE maturity_quiz_leads ADD COLUMN slow_${round} text;
    ${pause};
    UPDATE maturity_quiz_leads SET slow_${round} = 'marked';
    INSERT INTO slow_${round} ${rows}`
  return `{ name: '900${round}-slow', sql: ${JSON.stringify(sql)} },`
}

function numberOf(value: unknown): number | undefined {
  return value === undefined ? undefined : Number(value)
}
