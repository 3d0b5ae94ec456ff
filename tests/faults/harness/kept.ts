import { it } from 'vitest'

/** The part of `npm test`; all of it is in `npm run test:long`. */
export const IS_KEPT = process.env['FAULT_RUN'] === 'kept'

/**
 * `it` for a control, the same run on the product with one promise broken: it proves the run and not
 * the change.
 */
export const itControls = IS_KEPT ? leaveOut : it

/** For a fault below the database, which says the same of both within `npm test`. */
export const ENGINES = IS_KEPT ? (['SQLite'] as const) : (['SQLite', 'PostgreSQL'] as const)

function leaveOut(): void {}
