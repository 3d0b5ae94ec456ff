import { onTestFinished } from 'vitest'

import { LIFTED_LIMITS, startServer } from '../../../scripts/process/server-process.ts'
import type { ServerProcess } from '../../../scripts/process/server-process.ts'

/** The product's server or a variant's, until the test ends. Limits that keep a flood out would hide what happens to the rows. */
export function startService(
  main: string,
  databaseUrl: string,
  env: Record<string, string> = {},
): ServerProcess {
  const service = startServer({
    main,
    env: { LOG_LEVEL: 'fatal', ...LIFTED_LIMITS, DATABASE_URL: databaseUrl, ...env },
  })
  onTestFinished(() => service.kill())
  return service
}
