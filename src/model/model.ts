import type { Identity, Model } from '../domain/assessment/model.ts'
import * as compiled from './generated/model.ts'

/** Of the assessment that this product is built with. */
export const MODEL: Model = compiled.MODEL

export const IDENTITY: Identity = compiled.IDENTITY
