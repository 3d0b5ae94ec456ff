import { inject } from 'vitest'

import { createDatabaseAt } from './postgres-server.ts'

/** An empty database of the server that the tests of a run share; returns its address for the superuser. */
export function createDatabase(): Promise<string> {
  return createDatabaseAt(inject('postgres'))
}
