import type { Pool } from '../pool.ts'

/** What is there to build on: with most answers at A, people and habits more than practices. */
export const AD_HOC_WORKING: Pool = {
  1: {
    A: 'Questions from the first sales calls show what to prepare next time.',
    B: 'Enablement work starts before selling does, if only by a few weeks.',
    C: 'Final goals and dates reach enablement, so each launch has a known starting point.',
    'D-E': 'Planning and enablement meet early, one part of the work that is already settled.',
  },
  2: {
    A: 'No program is tied to a priority yet, so the first link can be chosen freely.',
    B: 'People agree in conversation what a program is for before it starts.',
    'C-E': 'A written plan gives each program a priority, a first agreement to build on.',
  },
  3: {
    A: 'Each rep has a message of their own, so there are versions to compare.',
    B: 'Reps get a shared message as a start and put it in their own words.',
    'C-E': 'There is one agreed message for customers, a first thing that teams share.',
  },
  4: {
    A: 'What reps look for or ask for shows which content is wanted first.',
    B: 'A standard set of content exists, so a new rep has something in hand.',
    'C-E': 'Reps get content that was chosen for them, a first habit to copy elsewhere.',
  },
  5: {
    A: 'Reps learn from one another on the job, so useful tips already go around.',
    B: 'When a product or problem comes up, someone puts a session together.',
    'C-E': 'Training goes on after onboarding, one habit that does not depend on luck.',
  },
  6: {
    A: 'One set of content serves the whole team, so there is little to keep current.',
    B: 'When a role asks for a piece of its own, someone makes it.',
    'C-E': 'Main roles or deal stages have content of their own, ready for the next program.',
  },
  7: {
    A: 'Managers are free to coach, so one of them can start this month.',
    B: 'Leaders have asked for coaching, so a manager who tries it has their support.',
    'C-E': 'Coaching follows an agreement instead of each manager’s choice, a first shared habit.',
  },
  8: {
    A: 'Managers who used to sell can draw on their own years as reps.',
    B: 'Tips or a single class have given managers a first idea of coaching.',
    'C-E': 'Managers get more than tips on coaching, so the next program has people to lead it.',
  },
  9: {
    A: 'Where reps keep their own notes from training, those notes can be shared.',
    B: 'Slides or a recording go out after training, so reps can look things up.',
    'C-E': 'After training, reps get help with using it, a first routine to build on.',
  },
  10: {
    A: 'People already comment on programs, so asking them one set question is a small step.',
    B: 'Attendance, views or ratings get noted, so there is a first number to look at.',
    'C-D': 'Programs are checked by more than attendance, so a first result can be shown.',
    E: 'Sales figures are compared with a baseline, so a result can be shown.',
  },
  11: {
    A: 'Requests come in on their own, so a first list of needs is easy to start.',
    B: 'One person decides what comes next, so a choice can be made in a day.',
    'C-E': 'New work is weighed before it is built, one choice not left to urgency.',
  },
  12: {
    A: 'People report content that has a problem, so someone is paying attention.',
    B: 'Once a year, someone looks through the content and training there is.',
    'C-E': 'Content and training are reviewed on set dates, a first routine to copy.',
  },
}
