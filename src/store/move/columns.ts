/** What a column holds, by the type that PostgreSQL gives it. */
type Kind = {
  /** The type of an array that PostgreSQL is sent. */
  type: string
  /** What PostgreSQL is asked for instead of the column itself. */
  read(column: string): string
  /** The same for the same value of both databases; what JSON can hold. */
  canonical(value: unknown): unknown
}

/** As they stand in a table of both databases, and in the key of its rows. */
export type Column = { name: string; kind: Kind; isText: boolean }

const asItIs = (column: string) => column

const KINDS: Readonly<Record<string, Kind>> = {
  bigint: { type: 'bigint', read: asItIs, canonical: Number },
  integer: { type: 'integer', read: asItIs, canonical: Number },
  'double precision': { type: 'double precision', read: asItIs, canonical: Number },
  text: { type: 'text', read: asItIs, canonical: String },
  boolean: { type: 'integer', read: (column) => `${column}::integer`, canonical: Number },
  jsonb: {
    type: 'jsonb',
    read: (column) => `${column}::text`,
    canonical: (value) => inOrder(JSON.parse(String(value))),
  },
  'timestamp with time zone': {
    type: 'timestamptz',
    read: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    canonical: microsecondsOf,
  },
}

/** Throws when a migration brought a type that nobody has said how to move. */
export function columnOf(name: string, type: string): Column {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  if (!kind) throw new Error(`Nothing says how to move the column ${name} (${type})`)
  return { name, kind, isText: type === 'text' }
}

/** One line for a row, the same from both databases. */
export function canonicalLine(columns: readonly Column[], row: readonly unknown[]): string {
  const values = columns.map(({ kind }, index) => {
    const value = row[index]
    return value === null ? null : kind.canonical(value)
  })
  return `${JSON.stringify(values)}\n`
}

const MILLISECONDS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** SQLite keeps the milliseconds of the product, PostgreSQL microseconds. */
function microsecondsOf(value: unknown): string {
  const time = String(value)
  return MILLISECONDS.test(time) ? time.replace('Z', '000Z') : time
}

/** PostgreSQL keeps the members of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]))
}
