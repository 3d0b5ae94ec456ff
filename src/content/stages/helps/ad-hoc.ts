import type { Pool } from '../pool.ts'

/** At least five answers are at A, so the four lowest are too. */
export const AD_HOC_HELPS: Pool = {
  1: { A: 'A launch calendar shows the dates ahead, so someone can start preparing sooner.' },
  2: { A: 'A program list shows what runs now, with room for a priority beside each.' },
  3: { A: 'A message page shows reps the agreed wording in one place, once there is one.' },
  4: { A: 'A content hub gives reps one place to search for the files they use.' },
  5: { A: 'A learning path lets you lay out training once and reuse it beyond onboarding.' },
  6: { A: 'A role or deal-stage label on each file shows reps where it fits.' },
  7: { A: 'A note before each session reminds manager and rep to pick one skill.' },
  8: {
    A: 'A sample guide gives a manager a draft to edit instead of a blank page.',
  },
  9: { A: 'A timed message reminds reps of a practice task, so less rests on memory.' },
  10: {
    A: [
      {
        text: 'A quiz tool keeps each rep’s score from before and after a program.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'A program sheet keeps the skill checks already taken beside each program.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
  },
  11: { A: 'A request form keeps what people ask for on one list.' },
  12: { A: 'An owner field shows who keeps each file current.' },
}
