// Before each run of vitest, which may come right after `npm ci`.
import { linkPostgres } from './setup/setup.mjs'

export { linkPostgres as setup }
