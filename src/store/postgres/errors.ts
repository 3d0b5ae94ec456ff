import { tlsProblemOf } from '../../domain/tls-problem.ts'
import { StoreUnavailableError } from '../errors.ts'

/** SQLSTATE classes of values that PostgreSQL will never accept: data and integrity. */
const ROW_AT_FAULT = /^2[23]/

const CERTIFICATES = {
  authority: 'sslrootcert=FILE or NODE_EXTRA_CA_CERTS',
  plain: 'take sslnegotiation out of DATABASE_URL',
}

const START_IT = 'start it, or correct the host and the port of DATABASE_URL'

/**
 * Replaces the driver's error: PostgreSQL repeats the values of a row in `message` and `detail`, which must
 * never be logged.
 */
export function storeErrorOf(error: unknown): Error {
  if (error instanceof StoreUnavailableError) return error
  const code = postgresCodeOf(error)
  return ROW_AT_FAULT.test(code ?? '')
    ? new Error(`The database refused a row (${code})`)
    : new StoreUnavailableError(
        `The database did not answer as it should (${code ?? 'no code'}): ${adviceOf(code ?? '')}`,
      )
}

/** The error of a failed start. It omits the address, which may contain a password. */
export function startErrorOf(error: unknown): unknown {
  const code = postgresCodeOf(error)
  return code ? new Error(`PostgreSQL cannot be used (${code}): ${adviceOf(code)}`) : error
}

export function connectErrorOf(error: unknown): unknown {
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open')
    return new Error('A file of certificates that DATABASE_URL names cannot be read')
  if (error instanceof Error && /does not support SSL/.test(error.message))
    return new Error(
      'PostgreSQL offers no TLS: turn it on there, or take sslmode out of DATABASE_URL',
    )
  if (postgresCodeOf(error)) return startErrorOf(error)
  return new Error(`PostgreSQL does not answer: ${START_IT}`)
}

/** SQLSTATE, or a system error such as ECONNREFUSED. */
export function postgresCodeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

function adviceOf(code: string): string {
  const tlsProblem = tlsProblemOf(code, CERTIFICATES)
  if (tlsProblem) return tlsProblem
  if (/^E[A-Z_]+$/.test(code)) return START_IT
  if (code.startsWith('28')) return 'correct the user and the password of DATABASE_URL'
  if (code === '3D000') return 'create the database that DATABASE_URL names'
  if (code === '42501') {
    return (
      'the role may not do this; start once as the role that owns the database, ' +
      'then run src/store/postgres/role.sql for the role of the server, ' +
      'with its lines for RETENTION_DAYS if you set that'
    )
  }
  if (code === '25006') {
    return 'it takes no writes; name the server that does'
  }
  // PgBouncer's code for everything that it rejects.
  if (code === '08P01') {
    return (
      'a pooler in between refuses it; let it pool by transaction, or by session, ' +
      'and know the database and the user of DATABASE_URL'
    )
  }
  if (code.startsWith('42')) return 'its tables are not those of this product'
  return 'see its log'
}
