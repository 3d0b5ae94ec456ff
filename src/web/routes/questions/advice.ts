/** WCAG 3.2.2 requires saying before a choice that it moves on automatically, so the intro does. */
export const ADVANCE_ADVICE =
  'Choosing an answer saves it and opens the next question after one second. You can go back and change it.'

/** The same on each question, short enough for one line on a phone. */
export const SAVING_ADVICE = 'Choosing saves and moves on after one second.'

export const SCALE_ADVICE = 'A is least developed, E is most.'

export const CHOOSING_ADVICE = 'Torn between two? Choose the earlier one.'

export const KEYBOARD_ADVICE =
  'Keyboard: arrow keys move, Space or Enter chooses, A to E answers directly.'
