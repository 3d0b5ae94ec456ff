import type { Pool } from '../pool.ts'

/** The basics that are shared; where most answers are at A, what the basics can be made from. */
export const FOUNDATIONAL_WORKING: Pool = {
  1: {
    A: 'Questions from the last launch can become a checklist for the next one.',
    B: 'Enablement work starts in the weeks before selling, and that start can move forward.',
    C: 'Enablement starts once goals and dates are final, so content need not be rushed.',
    'D-E': 'Enablement already has a part in planning, an example for other areas.',
  },
  2: {
    B: 'Programs begin with a priority that people agree on, if not yet in writing.',
    'C-E': 'A written plan names a priority per program, a basis that other areas can share.',
  },
  3: {
    A: 'Messages that reps worked out alone can be compared and turned into one.',
    B: 'A shared message exists, so teams adapt one text instead of starting from nothing.',
    'C-E': 'Teams share one agreed message, so a new rep need not invent one.',
  },
  4: {
    A: 'Requests from reps show which content they miss most.',
    B: 'Reps share a standard set of content, so they work from common ground.',
    'C-E': 'Content is chosen for groups or for single reps, which saves them a search.',
  },
  5: {
    B: 'New products and common problems get a training session of their own.',
    'C-E': 'Training after onboarding is planned, which gives reps something to count on.',
  },
  6: {
    B: 'Some roles have extra content of their own, made when they asked for it.',
    C: 'Reps can pick from sets made for their role or for the deal stage.',
    'D-E': 'Reps can pick from sets made for their role and for the deal stage.',
  },
  7: {
    A: 'Where a manager coaches at fixed times already, others can copy the schedule.',
    B: 'Leaders ask managers to coach, which gives a shared schedule a place to start.',
    'C-E': 'Coaching no longer depends on the manager alone, so a rep can count on it.',
  },
  8: {
    A: 'Managers with years as reps can help write the first coaching guide.',
    B: 'Managers have had a first introduction to coaching, through tips or a class.',
    'C-E': 'Managers get training or feedback on coaching, so they need not work it out alone.',
  },
  9: {
    B: 'Slides or a recording stay with reps after a session, for them to look up.',
    'C-E': 'Reps get help after training, so what they learned comes up again at work.',
  },
  10: {
    A: 'Comments on past programs can suggest what a skill check should cover.',
    B: 'Attendance, views or ratings give a first view of how programs are received.',
    'C-E': 'Programs are checked by scores or results, which say more than attendance does.',
  },
  11: {
    A: 'Past requests can be sorted into a shared list that shows what teams need.',
    B: 'The person in charge weighs each request, so there is a first filter.',
    'C-E': 'What to build is decided by more than urgency or one person’s view.',
  },
  12: {
    A: 'Reported problems show which files need an owner and a date first.',
    B: 'A yearly review is a date that can be kept and repeated.',
    'C-E': 'Content and training come up for review at least twice a year.',
  },
}
