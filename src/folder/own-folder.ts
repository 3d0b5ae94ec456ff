import { join } from 'node:path'

/** What the product comes with. */
export const OWN_FOLDER = join(import.meta.dirname, '../../assessments/revenue-enablement')
