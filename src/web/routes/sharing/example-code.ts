import { CODE } from '../../../generated/sample.ts'

/** A code of this assessment: how many letters and digits it has depends on the number of questions. */
export const EXAMPLE = { code: CODE, length: CODE.replaceAll('-', '').length }
