/** WCAG 3.2.2: said before a choice moves on by itself, on the intro and on each question. */
export const ADVANCE_ADVICE =
  'Choosing an answer saves it and opens the next question after one second. You can go back and change it.'

export const KEYBOARD_ADVICE =
  'Keyboard: arrow keys move, Space or Enter chooses, A to E answers directly.'
