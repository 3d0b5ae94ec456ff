import type { Model } from '../domain/assessment/model.ts'
import { MODEL as COMPILED } from './generated/model.ts'

/** Of the assessment that this product is built with. */
export const MODEL: Model = COMPILED
