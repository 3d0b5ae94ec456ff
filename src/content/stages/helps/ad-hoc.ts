import type { Pool } from '../pool.ts'

/** At least five answers are at A, so the four lowest are too. */
export const AD_HOC_HELPS: Pool = {
  1: { A: 'A launch calendar shows the dates ahead, so someone can start preparing sooner.' },
  2: { A: 'A one-page plan gives the next program a place to name its sales priority.' },
  3: { A: 'A message page keeps one first version where reps can find it.' },
  4: { A: 'A content hub gives reps one place to search for the files they use.' },
  5: { A: 'A learning path lets you lay out training once and reuse it beyond onboarding.' },
  6: { A: 'A role or deal-stage label on each file shows reps where it fits.' },
  7: { A: 'A shared calendar reminds each manager and rep of their coaching slot.' },
  8: {
    A: 'A guide template gives managers the parts of a coaching guide, which they still fill in.',
  },
  9: { A: 'A follow-up message gives reps a small practice task on a skill they learned.' },
  10: { A: 'A score sheet shows what reps took from a program, beyond what they say about it.' },
  11: { A: 'A request form keeps what people ask for on one list.' },
  12: {
    A: 'An owner field shows who keeps each file current, once a person accepts that job.',
  },
}
