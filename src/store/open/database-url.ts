import type { Result } from '../../domain/result.ts'
import { IDENTITY } from '../../generated/model.ts'

export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string }

/** Another assessment gets another file. */
export const DEFAULT_DATABASE_URL = `file:data/${IDENTITY.name}.sqlite`

const POSTGRES = /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#]*)/

/** `file:` and a path, or `postgres://…`. An error never repeats the text, which may contain a password. */
export function parseDatabaseUrl(text: string): Result<DatabaseAddress, string> {
  if (POSTGRES.test(text)) {
    const url = parsePostgresUrl(text)
    return url.ok ? { ok: true, value: { engine: 'postgres', url: url.value } } : url
  }
  const file = /^file:((?!\/\/[^/])[^?#]*[^?#/])$/.exec(text)?.[1]
  return file
    ? { ok: true, value: { engine: 'sqlite', file } }
    : failed(
        'DATABASE_URL is neither a file nor a PostgreSQL address: ' +
          `write ${DEFAULT_DATABASE_URL} or postgres://user:password@host/database`,
      )
}

/** Only `postgres://…`. */
export function parsePostgresUrl(url: string): Result<string, string> {
  const hosts = [POSTGRES.exec(url)?.[1], new URLSearchParams(url.split('?')[1]).get('host')]
  if (hosts.some((host) => host?.includes(','))) {
    return failed(
      'DATABASE_URL names several hosts: write one, the address at which HAProxy, PgBouncer or ' +
        'your database provider leads to the server that takes writes',
    )
  }
  if (POSTGRES.test(url) && isAddress(url)) return { ok: true, value: url }
  return failed(
    'DATABASE_URL is not a valid PostgreSQL address: write postgres://user:password@host/database, ' +
      'with every special character of the password percent-encoded',
  )
}

/** The driver also accepts an address without a host, with a socket in a parameter. */
function isAddress(url: string): boolean {
  return URL.canParse(url) || URL.canParse(url.replace('@/', '@socket/'))
}

function failed(error: string): Result<never, string> {
  return { ok: false, error }
}
