import type { Pool } from '../pool.ts'

/**
 * What is agreed and shared. Three answers at least are at C or above; where the others are at B, a
 * fourth line says what they leave to build on.
 */
export const EVOLVING_WORKING: Pool = {
  1: {
    C: 'Enablement starts as soon as goals and dates are final, so work begins on facts.',
    'D-E': 'Enablement takes part in planning while goals and dates can still move.',
  },
  2: {
    B: 'Priorities that people agree on in conversation can be written down in an afternoon.',
    C: 'A written plan gives each program its priority, so people can see why it runs.',
    'D-E': 'Sales leaders have approved the written plan, which makes it an agreement.',
  },
  3: {
    B: 'A shared message is in use, which training can turn into one agreed version.',
    C: 'One agreed message is taught in training, so teams start from the same words.',
    'D-E': 'The agreed message is kept under review, so what teams learned does not go stale.',
  },
  4: {
    C: 'Groups of reps, such as new and experienced ones, each get content meant for them.',
    'D-E': 'Content is already chosen for the single rep, which other areas can learn from.',
  },
  5: {
    C: 'Training dates are set in advance, so managers and reps can plan around them.',
    'D-E': 'Training after onboarding comes with skill checks, so gaps can be seen.',
  },
  6: {
    C: 'Main roles or deal stages have their own content sets, agreed and ready to use.',
    'D-E': 'Role sets come in versions for deal stages, so less has to be adapted.',
  },
  7: {
    B: 'Leaders already ask for coaching, so agreed dates can build on their word.',
    C: 'Coaching sessions follow an agreed schedule, so reps know when the next one is.',
    'D-E': 'Someone follows up on coaching sessions, so they are more than dates on a calendar.',
  },
  8: {
    B: 'Tips or a class gave managers common ground that a coaching guide can use.',
    C: 'Managers share one coaching guide and have been trained on it.',
    'D-E': 'Managers get support with coaching every quarter, so it does not fade after a class.',
  },
  9: {
    C: 'Training comes back in later weeks, through practice or a manager’s follow-up.',
    'D-E': 'Guides reach reps while they work, so less depends on memory.',
  },
  10: {
    B: 'Attendance, views or ratings are on record, so skill checks can be set beside them.',
    C: 'Scores on a test or skill check show what reps learned from most programs.',
    'D-E': 'Programs are checked by what changes in calls, deals or sales figures.',
  },
  11: {
    C: 'Leaders agree on a ranking, so requests compete on one list.',
    'D-E': 'What comes next is already decided by more than opinions.',
  },
  12: {
    B: 'A yearly review is on the calendar, where a second date can join it.',
    C: 'Content and training are reviewed twice a year, on dates and not on complaints.',
    'D-E': 'Reviews of content and training come at least once a quarter.',
  },
}
