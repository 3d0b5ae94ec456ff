import { STAGES } from '../generated/structure.ts'

/** Least to most mature; both ends of a range belong to the stage. */
export { STAGES }

export type StageName = (typeof STAGES)[number]['name']

/** The two stages that a score lies between. */
export type Gap = { below: StageName; above: StageName }
