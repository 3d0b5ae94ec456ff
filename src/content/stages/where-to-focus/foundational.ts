import type { Pool } from '../pool.ts'

/** Three answers at least are at A or B, and the first line rests on one of them. */
export const FOUNDATIONAL_FOCUS: Pool = {
  1: {
    A: 'Put reps’ needs for the next launch on one page, because late starts mean rushed content.',
    B: 'Get goals and dates the day they are final, because late starts mean rushed content.',
  },
  2: {
    A: 'Write a one-page plan with a priority per program, so each can be looked up.',
    B: 'Write the agreed priorities on one page with their programs, so each can be looked up.',
  },
  3: {
    A: 'Teach teams one agreed message, because reps who work alone tell different stories.',
    B: 'Teach teams one agreed message, because separate versions drift apart.',
    C: 'Agree on dates to review the shared message, because teams notice changes at different times.',
  },
  4: {
    'A-B':
      'Choose what new and what experienced reps need most, so each has less to search through.',
  },
  5: {
    A: 'Set a few training dates, so reps learn from more than tips.',
    B: 'Put training dates on a shared calendar, so learning does not wait for a problem.',
    C: 'Give each scheduled session a short skill check, so the next one can build on it.',
  },
  6: {
    A: 'Sort the content in use by deal stage, so new reps find what they need.',
    B: 'Gather the pieces made for one role into a set, so the next rep finds them.',
  },
  7: {
    'A-B': 'Set coaching dates with managers, because coaching without dates gets pushed aside.',
    C: 'Write down which coaching sessions were held, because a schedule on paper changes little.',
  },
  8: {
    'A-B': 'Teach managers a one-page coaching guide, so two teams hear the same advice.',
    C: 'Repeat the training on the coaching guide each quarter, because new managers join during the year.',
  },
  9: {
    A: 'Add short practice on what reps learned last, because memory fades and notes get lost.',
    B: 'Have managers ask reps about the latest slides, because what is seen once soon fades.',
  },
  10: {
    A: [
      {
        text: 'Score one skill per program, because a comment proves no skill.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Put the skill checks reps take into each program’s record, because comments show no learning.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    B: [
      {
        text: 'Score one skill per program, because turnout and ratings show no learning.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Put the skill checks reps take into each program’s record, because turnout shows no learning.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    C: 'Look for one trained skill in real calls, because a test shows knowledge alone.',
  },
  11: {
    'A-B': 'Write one ranked list with leaders, so a new request is weighed against the others.',
  },
  12: {
    A: 'Review the ten most-used files twice a year, because old content misleads new reps most.',
    B: 'Add a second review date each year, because content can mislead within months.',
    C: 'Review the most-used files each quarter, because reps meet them most.',
  },
}
