import type { TestProject } from 'vitest/node'

import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest merges into it
  interface ProvidedContext {
    /** The address of the server that the tests of a run share. */
    postgres: string
  }
}

/** One server for all files of a run, each with databases of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer()
  project.provide('postgres', server.url)
  return server.remove
}
