import type { Pool } from '../pool.ts'

/** Three answers at least are at D or E; the lines at C are for the reader with exactly three. */
export const STRATEGIC_WORKING: Pool = {
  1: {
    'D-E': 'Enablement sits at the table while goals and dates are still open.',
  },
  2: {
    C: 'Each program’s priority is in writing, ready for sales leaders to approve.',
    'D-E': 'Sales leaders put their name to the plan, so it counts as an agreement.',
  },
  3: {
    C: 'The agreed message is part of training, so a change can reach the teams together.',
    'D-E': 'The agreed message has a routine for changes, so teams move together.',
  },
  4: {
    'D-E': 'Each rep gets content for a known skill gap or deal, and leaders can see why.',
  },
  5: {
    C: 'Training dates are fixed in advance, so leaders can attach skill checks to them.',
    'D-E': 'Training runs together with skill checks, so leaders can see what reps can do.',
  },
  6: {
    'D-E': 'Content is planned by role and deal stage, so leaders can see what is missing.',
  },
  7: {
    C: 'A coaching schedule is agreed, which leaders can now check against.',
    'D-E': 'Coaching can be shown to happen, so leaders need not take it on trust.',
  },
  8: {
    'D-E': 'Managers are developed as coaches every quarter, not sent to a single class.',
  },
  9: {
    'D-E': 'Guidance reaches reps where deals are worked, so using it takes little effort.',
  },
  10: {
    C: 'Skill scores exist for most programs, ready to be compared with sales results.',
    'D-E': 'Programs are judged by changes in calls, deals or figures that leaders can discuss.',
  },
  11: {
    C: 'Leaders already rank enablement work together, so data can sharpen a real decision.',
    'D-E': 'What to build next is decided on stated grounds, which leaders can question.',
  },
  12: {
    D: 'A review every quarter keeps content and training from growing unchecked.',
    E: 'A monthly review keeps content and training from growing unchecked.',
  },
}
