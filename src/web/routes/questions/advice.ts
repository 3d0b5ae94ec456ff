import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../generated/model.ts'

/** WCAG 3.2.2 requires saying before a choice that it moves on automatically, so the intro does. */
export const ADVANCE_ADVICE =
  'Your choice is saved, and the next question opens in a second. You can go back and change it.'

/** The same on each question, short enough for one line on a phone. */
export const SAVING_ADVICE = 'Your choice is saved; we move on in a second.'

const TOP_LETTER = letterOf(topOptionOf(MODEL))

export const SCALE_ADVICE = `A is least developed, ${TOP_LETTER} most.`

export const CHOOSING_ADVICE = 'Between two? Take the earlier.'

export const KEYBOARD_ADVICE = `Keyboard: arrow keys move, Space or Enter chooses, A to ${TOP_LETTER} answers directly.`
