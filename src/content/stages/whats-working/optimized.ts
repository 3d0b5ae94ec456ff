import type { Pool } from '../pool.ts'

/** Four answers at least are at E, so the four highest are too. */
export const OPTIMIZED_WORKING: Pool = {
  1: { E: 'Enablement is part of the first draft, when goals can still be shaped.' },
  2: {
    E: 'The approved plan moves with go-to-market priorities instead of waiting for next year.',
  },
  3: { E: 'What customers say on record changes the message, so teams answer what is asked.' },
  4: { E: 'Data on skills or deals decides each rep’s content, so managers do not have to guess.' },
  5: { E: 'Skill checks decide each rep’s next session, so training time goes to real gaps.' },
  6: { E: 'Deal-stage content reaches service or partners too, beyond the sales team.' },
  7: { E: 'Records of past coaching set the next topics, so advice builds on earlier sessions.' },
  8: {
    E: 'Managers get feedback on a watched session every quarter, so habits can come to light.',
  },
  9: { E: 'A guide opens by itself at set deal stages, so reps do not have to look.' },
  10: { E: 'Sales figures are compared with a recorded baseline, so a claim can be checked.' },
  11: { E: 'New work has to name a sales result, so each choice has a clear aim.' },
  12: { E: 'Content and training are reviewed at least monthly, so little goes stale unseen.' },
}
