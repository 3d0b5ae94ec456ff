export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string }

/** `file:` and a path, or `postgres://…`; anything else throws a sentence. */
export function readDatabaseUrl(url: string): DatabaseAddress {
  if (/^postgres(ql)?:\/\//.test(url)) return { engine: 'postgres', url }
  const file = /^file:((?!\/\/[^/])[^?#]*[^?#/])$/.exec(url)?.[1]
  if (file) return { engine: 'sqlite', file }
  throw new Error(
    'DATABASE_URL is neither a file nor a PostgreSQL address: ' +
      'write file:data/assessment.sqlite or postgres://user:password@host/database',
  )
}
