import type { Pool } from '../pool.ts'

/**
 * What is agreed, and how its use can be seen. Three answers at least are at C or above; where the
 * others are at B, a fourth line says what they leave to build on.
 */
export const EVOLVING_WORKING: Pool = {
  1: {
    C: 'Enablement starts as soon as goals and dates are final, so the work can match them.',
    D: 'Enablement takes part in planning while goals and dates can still move.',
    E: 'Enablement takes part from the first draft on, before any goal is set.',
  },
  2: {
    B: 'Priorities that people agree on in conversation can be written down in an afternoon.',
    C: 'A written plan gives each program its priority, so people can see why it runs.',
    D: 'Sales leaders have approved the written plan, which makes it an agreement.',
    E: 'Leaders update the plan as priorities change, so it fits this quarter’s goals.',
  },
  3: {
    B: 'A shared message is in use, which training can turn into one agreed version.',
    C: 'One agreed message is taught in training, so you can listen for it in calls.',
    D: 'The agreed message is reviewed on set dates, so it does not drift for long.',
    E: 'Recorded customer feedback changes the message, so it keeps up with what customers ask.',
  },
  4: {
    C: 'Groups of reps, such as new and experienced ones, each get content meant for them.',
    D: 'Each rep’s content answers a noted skill gap, so its use can be followed up.',
    E: 'Data on skills or deals, not habit, decides which content a rep gets.',
  },
  5: {
    C: 'Training dates are set in advance, so managers and reps can plan around them.',
    D: 'Training after onboarding comes with skill checks, so gaps can be seen.',
    E: 'Skill checks choose each rep’s next session, so time goes to skills that need work.',
  },
  6: {
    C: 'Main roles or deal stages have their own content sets, so reps have less to adapt.',
    D: 'Role sets are split by deal stage, so a missing piece can be noticed.',
    E: 'Deal-stage sets are in place for service or partners too, beyond the sales team.',
  },
  7: {
    B: 'Leaders already ask for coaching, so agreed dates can build on their word.',
    C: 'Coaching sessions follow an agreed schedule, so last month’s can be counted.',
    D: 'Someone checks that coaching takes place, so it is more than dates on a calendar.',
    E: 'Records of coaching sessions choose the next topics, so one session can build on the last.',
  },
  8: {
    B: 'Tips or a class gave managers common ground that a coaching guide can use.',
    C: 'Managers share one coaching guide and have been trained on it.',
    D: 'Managers get coaching training every quarter, so what they learned is refreshed.',
    E: 'Someone watches managers coach every quarter, so feedback rests on a real session.',
  },
  9: {
    C: 'Training comes back in later weeks, through practice or a manager’s follow-up.',
    D: 'Guides reach reps while they work, so less depends on memory.',
    E: 'Guides open at set deal stages, so you can count who uses them.',
  },
  10: {
    B: 'Attendance, views or ratings are on record, so skill checks can be set beside them.',
    C: 'Scores on a test or skill check show what reps learned from a program.',
    D: 'Programs are checked by what changes in calls, deals or sales figures.',
    E: 'Sales figures are compared with a recorded baseline, so a change can be shown.',
  },
  11: {
    C: 'Leaders agree on a ranking, so requests compete on one list.',
    D: 'Feedback or usage data ranks new work, so the order follows more than opinion.',
    E: 'New work is chosen for a named sales result, so its aim is clear.',
  },
  12: {
    B: 'A yearly review takes place, and a second date can join it.',
    C: 'Content and training are reviewed twice a year, on dates and not on complaints.',
    D: 'Content and training are reviewed each quarter, so unused pieces can come to light.',
    E: 'Content and training are reviewed every month, so little goes stale.',
  },
}
