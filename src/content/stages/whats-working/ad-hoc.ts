import type { Pool } from '../pool.ts'

/**
 * What is there to build on: with most answers at A, people and habits more than practices. A program
 * without a priority is no strength, so question 2 has no line at A.
 */
export const AD_HOC_WORKING: Pool = {
  1: {
    A: 'Questions from the first sales calls show what to prepare next time.',
    B: 'Enablement work starts before selling does, if only by a few weeks.',
    C: 'Final goals and dates reach enablement, so each launch has a known starting point.',
    D: 'Enablement has a seat while goals are set, which is a head start to build on.',
    E: 'Enablement joins planning at the first draft, when a goal can still be questioned.',
  },
  2: {
    B: 'People agree in conversation on a program’s priority, so it starts with an aim.',
    C: 'A written plan gives each program a priority, so its purpose can be looked up.',
    D: 'Sales leaders approve a written plan, so there is an agreement to point to.',
    E: 'Leaders update the plan as priorities change, so what it says can be relied on.',
  },
  3: {
    A: 'Reps have tried their own messages on customers, so you can pick what has worked.',
    B: 'Reps get a shared message as a starting point and put it in their own words.',
    C: 'Teams learn one agreed message, so at least one practice is shared.',
    D: 'One agreed message has review dates, so someone looks at it again.',
    E: 'Recorded customer feedback changes the agreed message, so what customers say counts.',
  },
  4: {
    A: 'What reps look for or ask for shows which content is wanted first.',
    B: 'A standard set of content exists, so a new rep has something in hand.',
    C: 'Content is chosen for groups of reps, so each rep has less to look through.',
    D: 'Content is picked from a manager’s note of a skill gap, so a rep searches less.',
    E: 'Data on skills or deals picks each rep’s content, so reps do not have to ask.',
  },
  5: {
    A: 'Reps pick up tips on the job, so some useful ones already go around.',
    B: 'When a product or problem comes up, someone puts a session together.',
    C: 'Training dates are set in advance, so sessions do not wait for a problem.',
    D: 'Training sessions come with a skill check, so someone knows what reps can do.',
    E: 'A rep’s skill checks choose the next session, so it fits what that rep needs.',
  },
  6: {
    A: 'One set of content serves the whole team, so one set needs keeping in order.',
    B: 'When a role asks for a piece of its own, someone makes it.',
    C: 'Main roles or deal stages have content sets, so reps start from something that fits.',
    D: 'Main roles have a set for each deal stage, so a rep has less to rework.',
    E: 'Deal-stage sets reach service or partners too, so they do not make their own.',
  },
  7: {
    A: 'A manager who wants to coach can set dates this month without asking.',
    B: 'Leaders have asked for coaching, so a manager who tries it has their support.',
    C: 'Coaching follows an agreed schedule, so a rep does not have to ask for it.',
    D: 'Someone checks that coaching sessions take place, a habit that other work can copy.',
    E: 'Session records decide the next coaching topics, so a manager does not have to guess.',
  },
  8: {
    A: 'Managers who used to sell can draw on their own years as reps.',
    B: 'Tips or a single class have given managers a first idea of coaching.',
    C: 'Managers were trained on a coaching guide, so each has the same way to begin.',
    D: 'Managers get coaching training at least once a quarter, so they keep getting better at it.',
    E: 'Someone watches managers coach and tells them what they saw.',
  },
  9: {
    A: 'Where reps keep their own notes from training, those notes can be shared.',
    B: 'Slides or a recording go out after training, so reps can look things up.',
    C: 'Someone comes back to a training in later weeks, so it is not left to memory.',
    D: 'Guides sit inside the tools that reps use, so help is close at hand.',
    E: 'Guides open at set deal stages, so a rep does not have to remember them.',
  },
  10: {
    A: 'People already comment on programs, so you know which ones they noticed.',
    B: 'Attendance, views or ratings get noted, so there is a number to look at.',
    C: 'Most programs get a score, so there is more to go by than comments.',
    D: 'Calls, deals or sales figures show whether a program worked, beyond what people say.',
    E: 'Sales figures are compared with a baseline, so results, at least, are not guessed.',
  },
  11: {
    A: 'Requests come from the people who need help, so you know who to ask.',
    B: 'One person is in charge of what comes next, so requests have one place to go.',
    C: 'Leaders agree on a ranking, so urgency alone does not decide.',
    D: 'Feedback or usage data ranks the work, so the loudest request does not have to win.',
    E: 'Work is chosen for a sales result it should change, so it starts with an aim.',
  },
  12: {
    A: 'People report content that has a problem, so someone is paying attention.',
    B: 'Once a year, someone looks through content and training, so old pieces can be found.',
    C: 'Content and training are reviewed twice a year, so there are dates to plan by.',
    D: 'Someone goes through content and training each quarter, a routine that other work can copy.',
    E: 'Someone goes through content and training each month, so old files come to light.',
  },
}
