import type { Pool } from '../pool.ts'

/** Three answers at least are at D or E; the lines at C are for the reader with exactly three. */
export const STRATEGIC_WORKING: Pool = {
  1: {
    D: 'Enablement sits at the table while goals and dates are still open.',
    E: 'Enablement works on the first draft, so leaders hear from it before goals are set.',
  },
  2: {
    C: 'Each program’s priority is in writing, ready for sales leaders to approve.',
    D: 'Sales leaders put their names on the plan, so it counts as an agreement.',
    E: 'Leaders change the plan when priorities move, so it still holds late in the year.',
  },
  3: {
    C: 'The agreed message is part of training, so a change can reach the teams together.',
    D: 'The agreed message is reviewed on set dates, so teams hear of changes together.',
    E: 'Recorded customer feedback changes the message, so opinion does not have to settle it.',
  },
  4: {
    D: 'Each rep’s content answers a gap the manager noted, so it is no guess.',
    E: 'Data on skills or deals picks each rep’s content, and the reason can be checked.',
  },
  5: {
    C: 'Training dates are fixed in advance, so leaders can attach skill checks to them.',
    D: 'Each scheduled session has a skill check, so leaders can see what reps can do.',
    E: 'Skill checks choose each rep’s next session, so whole teams do not sit through one.',
  },
  6: {
    D: 'Content is split by role and deal stage, so leaders can see what is missing.',
    E: 'Deal-stage sets cover service or partners too, so leaders can plan beyond the sale.',
  },
  7: {
    C: 'Coaching has an agreed schedule, so leaders can ask which sessions took place.',
    D: 'Coaching sessions can be shown to happen, so leaders see more than a calendar.',
    E: 'Session records decide coaching topics, so leaders can see what reps work on.',
  },
  8: {
    D: 'Managers train as coaches every quarter, not in a single class.',
    E: 'Each quarter, managers hear from someone who watched them coach.',
  },
  9: {
    D: 'Guidance reaches reps where deals are worked, so using it takes little effort.',
    E: 'Guides open at the deal stage they are for, so reps do not have to search.',
  },
  10: {
    C: 'Skill scores exist for most programs, ready to be compared with sales results.',
    D: 'Calls, deals or sales figures show what changed, so leaders can discuss a program’s results.',
    E: 'Results are compared with a recorded baseline, so leaders can check a claim.',
  },
  11: {
    C: 'Leaders already rank enablement work together, so data can sharpen a real decision.',
    D: 'Feedback or usage data ranks what to build next, so the order can be questioned.',
    E: 'New work has to name a sales result, so leaders can ask about it later.',
  },
  12: {
    D: 'A review every quarter keeps content and training from growing unchecked.',
    E: 'A monthly review keeps content and training from growing unchecked.',
  },
}
