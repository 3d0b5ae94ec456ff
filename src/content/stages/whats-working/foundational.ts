import type { Pool } from '../pool.ts'

/**
 * The basics that are shared, for a new hire to look up; where most answers are at A, what the basics
 * can be made from.
 */
export const FOUNDATIONAL_WORKING: Pool = {
  1: {
    A: 'Questions from the last launch can be written down as a checklist for the next.',
    B: 'Enablement work begins in the weeks before selling, which gives you something to build on.',
    C: 'Enablement starts once goals and dates are final, so preparation can follow the plan.',
    D: 'Enablement joins planning while goals are set, so what reps need can be written in.',
    E: 'Enablement is part of the first draft, so what reps need can be in it.',
  },
  2: {
    B: 'Programs begin with a priority that people agree on, if not yet in writing.',
    C: 'Each program’s priority is written down, so anyone can look it up.',
    D: 'Sales leaders approve the written plan, so it is clear who agreed to it.',
    E: 'Leaders update the written plan, so its priorities are current.',
  },
  3: {
    A: 'Each rep has worked out a message, so there is wording to compare.',
    B: 'A shared message exists, so teams adapt one text instead of starting from nothing.',
    C: 'Teams learn one agreed message, so a new rep does not have to invent one.',
    D: 'One agreed message has review dates, so teams know when the wording may change.',
    E: 'Recorded customer feedback changes the agreed message, so reps do not guess what to change.',
  },
  4: {
    A: 'Requests from reps show which content they miss most.',
    B: 'Reps share a standard set of content, so they work from common ground.',
    C: 'Groups of reps have their own content, so a new rep knows where to look.',
    D: 'Content answers a gap that the manager wrote down, so the rep knows why it came.',
    E: 'Content follows data on skills or deals, so the reason can be looked up.',
  },
  5: {
    B: 'A new product or a problem gets a training session of its own.',
    C: 'Training dates are set in advance, so reps can look up the next one.',
    D: 'Each scheduled session has a skill check, so there is a record of what reps learned.',
    E: 'Each rep’s skill checks decide what training comes next, so it fits the person.',
  },
  6: {
    B: 'Some roles have extra content of their own, made when they asked for it.',
    C: 'Main roles or deal stages have sets of their own, ready to pick from.',
    D: 'Reps can pick from sets made for their role and for the deal stage.',
    E: 'Service or partners have deal-stage sets too, so they have content of their own.',
  },
  7: {
    A: 'Where a manager coaches at fixed times already, others can copy the schedule.',
    B: 'Leaders ask managers to coach, which gives a shared schedule a place to start.',
    C: 'Coaching has an agreed schedule, so a new manager knows when to coach.',
    D: 'Scheduled coaching gets checked, so the schedule is more than a piece of paper.',
    E: 'Coaching topics come from session records, so what was said is not lost.',
  },
  8: {
    A: 'Managers with years as reps can help write the first coaching guide.',
    B: 'Managers have had a first introduction to coaching, through tips or a class.',
    C: 'Managers learn from one coaching guide, so a new manager has somewhere to start.',
    D: 'Managers train as coaches at least once a quarter, so new ones do not wait long.',
    E: 'Managers hear from someone who watched them coach, so they do not have to learn alone.',
  },
  9: {
    B: 'Training leaves slides or a recording, so a rep can go back to it.',
    C: 'Practice or a manager’s follow-up comes after training, so reps go over a lesson twice.',
    D: 'Guides inside the tools put help in writing, right where reps work.',
    E: 'Guides open at set deal stages, so reps find in time what they were taught.',
  },
  10: {
    A: 'Comments on past programs can suggest what a skill check should cover.',
    B: 'Attendance, views or ratings give a first view of how programs are received.',
    C: 'Scores on a test or skill check are on record, so learning can be shown.',
    D: 'Changes in calls, deals or sales figures tell you more than who attended.',
    E: 'Sales figures are set against a written baseline, so a claim can be checked.',
  },
  11: {
    A: 'Past requests can be sorted into a shared list that shows what teams need.',
    B: 'One person decides what comes next, so it is clear whom to ask.',
    C: 'Leaders agree on one order of work, so a new request has a place in line.',
    D: 'Feedback or usage data gives the order of work, so it can be explained.',
    E: 'New work has to name a sales result, so each choice has an aim.',
  },
  12: {
    A: 'Reported problems show which files need an owner and a date first.',
    B: 'A review takes place once a year, a habit to build on.',
    C: 'Content and training are reviewed twice a year, so shared files get a second look.',
    D: 'Content and training are reviewed once a quarter, so reps can trust shared files more.',
    E: 'A review at least once a month keeps the shared files fit for a new rep.',
  },
}
