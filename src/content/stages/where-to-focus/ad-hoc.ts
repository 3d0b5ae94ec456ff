import type { Pool } from '../pool.ts'

/** At least five answers are at A, so the four lowest are too. */
export const AD_HOC_FOCUS: Pool = {
  1: {
    A: 'Put what reps will need at the next launch on one page, so work starts sooner.',
  },
  2: {
    A: 'Choose one sales priority and one audience, because a narrow start can be finished.',
  },
  3: {
    A: 'Write down what one experienced rep tells customers, so a new hire can learn it.',
  },
  4: {
    A: 'Gather the most-used content in two lists, because new and experienced reps need different files.',
  },
  5: {
    A: 'Put one training date on the calendar, because tips reach some reps and miss others.',
  },
  6: {
    A: 'Make a first small content set for one role or deal stage, because needs differ.',
  },
  7: {
    A: 'Protect one coaching slot per rep each month, because a small habit is easy to keep.',
  },
  8: {
    A: 'Write a one-page coaching guide with one experienced manager, so others need not start alone.',
  },
  9: {
    A: 'Plan one practice task for next month on a skill reps have learned, because memory fades.',
  },
  10: {
    A: 'Judge the next program by a skill score, because comments do not show learning.',
  },
  11: {
    A: 'Put requests on one list and agree which comes first, because the loudest may matter least.',
  },
  12: {
    A: 'Pick two dates this year to look through the files in use, because old files mislead.',
  },
}
