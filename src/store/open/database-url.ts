import type { Result } from '../../domain/result.ts'

export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string }

export const DEFAULT_DATABASE_URL = 'file:data/assessment.sqlite'

/** What stands before the hosts, the hosts, and what stands after them. */
const POSTGRES = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s

/** What asks for a server that takes writes, or for nothing. */
const TARGETS = ['any', 'primary', 'read-write']

/** `file:` and a path, or `postgres://…`. A refusal never repeats the text: it may hold a password. */
export function parseDatabaseUrl(text: string): Result<DatabaseAddress, string> {
  if (POSTGRES.test(text)) {
    const url = parsePostgresUrl(text)
    return url.ok ? { ok: true, value: { engine: 'postgres', url: url.value } } : url
  }
  const file = /^file:((?!\/\/[^/])[^?#]*[^?#/])$/.exec(text)?.[1]
  return file
    ? { ok: true, value: { engine: 'sqlite', file } }
    : refused(
        'DATABASE_URL is neither a file nor a PostgreSQL address: ' +
          'write file:data/assessment.sqlite or postgres://user:password@host/database',
      )
}

/** The address of each server, where several are written as for libpq: `one:5432,two:5432`. */
export function eachServerOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = POSTGRES.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

/** Only `postgres://…`. */
export function parsePostgresUrl(url: string): Result<string, string> {
  const servers = eachServerOf(url)
  const hasGap = servers.length > 1 && /(^|,)(:|,|$)/.test(POSTGRES.exec(url)?.[2] ?? '')
  if (!POSTGRES.test(url) || hasGap || !servers.every(isAddress)) {
    return refused(
      'DATABASE_URL is not a valid PostgreSQL address: write postgres://user:password@host/database, ' +
        'with every special character of the password percent-encoded, ' +
        'and several hosts as one:5432,two:5432',
    )
  }
  const parameters = new URLSearchParams(url.split('?')[1])
  if (['host', 'port'].some((name) => parameters.get(name)?.includes(','))) {
    return refused(
      'DATABASE_URL names several hosts in a parameter: ' +
        'write postgres://user:password@one:5432,two:5432/database',
    )
  }
  if (!TARGETS.includes(parameters.get('target_session_attrs') ?? 'any')) {
    return refused(
      'DATABASE_URL asks for a server that takes no writes: write target_session_attrs=read-write',
    )
  }
  return { ok: true, value: url }
}

/** The driver also takes an address without a host, for a socket that stands in a parameter. */
function isAddress(url: string): boolean {
  return URL.canParse(url) || URL.canParse(url.replace('@/', '@socket/'))
}

function refused(error: string): Result<never, string> {
  return { ok: false, error }
}
