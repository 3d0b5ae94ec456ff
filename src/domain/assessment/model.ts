import type { OptionNumber } from './assessment.ts'

/**
 * Questions, options and scoring together have a version. Rows and report codes name the one that they were
 * made with. What another version made keeps its stored score and stage.
 */
export { MODEL_VERSION } from '../generated/structure.ts'

/** Answers to any version of the questions: question number to option. */
export type AnswerSet = { readonly [question: number]: OptionNumber }
