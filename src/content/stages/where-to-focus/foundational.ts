import type { Pool } from '../pool.ts'

/** Three answers at least are at A or B, and the first line rests on one of them. */
export const FOUNDATIONAL_FOCUS: Pool = {
  1: {
    'A-B':
      'Get goals and dates the day they are final, because hearing late means rushing content.',
  },
  2: {
    'A-B': 'Write a one-page plan with a priority per program, so people know what each is for.',
  },
  3: {
    'A-B': 'Put one message in writing and teach it, because separate versions drift apart.',
    C: 'Agree on dates to review the shared message, because teams notice changes at different times.',
  },
  4: {
    'A-B': 'Make one set for new and one for experienced reps, so each knows where to look.',
  },
  5: {
    A: 'Write down a few training dates, so a new rep learns from more than tips.',
    B: 'Put training dates on a shared calendar, so learning does not wait for a problem.',
    C: 'End each scheduled session with a short skill check, so what stuck is on paper.',
  },
  6: {
    'A-B': 'Build content sets for main roles or deal stages, so new reps find theirs.',
  },
  7: {
    'A-B': 'Write down when each team coaches, because coaching without dates gets pushed aside.',
    C: 'Write down which coaching sessions were held, because a schedule on paper changes little.',
  },
  8: {
    'A-B':
      'Write a one-page coaching guide and train managers on it, so new managers have a start.',
    C: 'Repeat the training on the coaching guide each quarter, because new managers join during the year.',
  },
  9: {
    'A-B':
      'Add practice on what reps learned last, because what they only heard or read soon fades.',
  },
  10: {
    'A-B': [
      {
        text: 'Write down a skill score per program, because opinions and turnout do not show learning.',
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
    'A-B': 'Write one ranked list with leaders, so a new request has to find its place.',
  },
  12: {
    'A-B':
      'Put an owner and two review dates on the ten most-used files, because old content misleads.',
    C: 'Review the most-used files each quarter, because reps meet them most.',
  },
}
