import type { Pool } from '../pool.ts'

/** At least five answers are at A, so the four lowest are too. */
export const AD_HOC_FOCUS: Pool = {
  1: {
    A: 'Put what reps will need at the next launch on one page, so work starts sooner.',
  },
  2: {
    A: 'Name the go-to-market priority that each program serves, so programs without one stand out.',
  },
  3: {
    A: 'Agree on one message for the main product, so a new hire can learn it.',
  },
  4: {
    A: 'Gather the most-used content in two lists, because new and experienced reps need different files.',
  },
  5: {
    A: 'Put training dates on the calendar, because tips reach some reps and miss others.',
  },
  6: {
    A: 'Sort current content by deal stage, because each stage needs different pieces.',
  },
  7: {
    A: 'Agree on a monthly coaching date per rep, because set dates are harder to drop.',
  },
  8: {
    A: 'Write a one-page coaching guide with one experienced manager, so others do not start alone.',
  },
  9: {
    A: 'Plan two short practice tasks on a skill reps have learned, because memory fades.',
  },
  10: {
    A: [
      {
        text: 'Score reps on one skill before and after the next program, because comments show no learning.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Judge the next program by the skill checks already taken, because comments prove little.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
  },
  11: {
    A: 'Agree with sales leaders which requests come first, because the newest may matter least.',
  },
  12: {
    A: 'Review the most-used files twice a year, because old files mislead.',
  },
}
