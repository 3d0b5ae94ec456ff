import type { Pool } from '../pool.ts'

/** Four answers at least are at E, so the four highest are too. */
export const OPTIMIZED_WORKING: Pool = {
  1: { E: 'Enablement is part of the first draft, when goals can still be shaped.' },
  2: { E: 'The approved plan moves with company priorities instead of waiting for the next year.' },
  3: { E: 'What customers say on record changes the message that teams use.' },
  4: { E: 'Data on skills or deals decides which content reaches each rep.' },
  5: { E: 'Each rep’s skill checks decide which training session comes next.' },
  6: { E: 'Deal-stage content reaches service or partners too, beyond the sales team.' },
  7: { E: 'Records of past coaching sessions set the topics of the next ones.' },
  8: { E: 'Managers get feedback every quarter from someone who watched them coach.' },
  9: { E: 'A guide opens by itself at set deal stages, so reps need not look for it.' },
  10: { E: 'Sales figures are compared with a recorded baseline, so a claim can be checked.' },
  11: { E: 'New work has to name the sales result that it is expected to change.' },
  12: { E: 'Content and training are reviewed at least monthly, so little goes stale unseen.' },
}
