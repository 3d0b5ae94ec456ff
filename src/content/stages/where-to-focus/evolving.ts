import type { Pool } from '../pool.ts'

/** Three answers at least are at C or below, and the first line rests on one of them. */
export const EVOLVING_FOCUS: Pool = {
  1: {
    A: 'Put what reps need for the next launch on one page, so answers come before selling.',
    B: 'Agree on a handover when goals and dates are final, so launches are not prepared late.',
    C: 'Take part while goals and dates are being set, because final plans are hard to change.',
  },
  2: {
    A: 'Write a priority beside each program, so you can check later what it served.',
    B: 'Write the priorities down with their programs, so a new priority shows which programs to change.',
    C: 'Have sales leaders sign off on the plan, so programs hold when the quarter gets busy.',
    D: 'Keep the approved plan current when priorities change, so agreed programs still fit.',
  },
  3: {
    'A-B': 'Train teams on one agreed message, so you can listen for it in calls.',
    C: 'Set dates to review the agreed message, because it ages between launches.',
    D: 'Keep the review dates and add recorded customer feedback, so the message stays current.',
  },
  4: {
    A: 'Choose content for new and for experienced reps, because their needs differ.',
    B: 'Split the standard set for new and experienced reps, because each group needs different parts.',
    C: 'Have managers match content to each rep’s gap, because sets for groups can miss it.',
  },
  5: {
    'A-B': 'Set training dates for the next three months, so managers can keep that time free.',
    C: 'Follow each scheduled session with a skill check, so gaps show before the next one.',
    D: 'Use skill checks already taken to choose the next session, so it fits.',
  },
  6: {
    A: 'Sort current content by deal stage, so a stage without a piece can be noticed.',
    B: 'Gather what was made for one role into a set, so nothing is made twice.',
    C: 'Combine role and deal stage in the main sets, so reps adapt less themselves.',
  },
  7: {
    'A-B':
      'Agree on coaching dates across teams, because coaching without dates is easily put off.',
    C: 'Count the sessions held last month, because a schedule does not show what took place.',
    D: 'Extend the check on sessions to their topics, so coaching follows what records show.',
  },
  8: {
    'A-B': 'Train managers on one coaching guide, so sessions can be compared across teams.',
    C: 'Repeat coaching training each quarter, because what managers learned fades.',
  },
  9: {
    'A-B': 'Schedule follow-up on one skill for the coming weeks, because skills fade without it.',
    C: 'Put a guide inside the tools reps use, so you can see who opens it.',
    D: 'Link the guides in your tools to deal stages, so they show up when needed.',
  },
  10: {
    A: [
      {
        text: 'Judge each program by skill scores, because comments say little about learning.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Judge each program by the skill checks already taken, because comments show no skill.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    B: [
      {
        text: 'Judge each program by skill scores, because turnout and ratings say little about learning.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'Judge each program by the skill checks already taken, because ratings show no skill.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    C: 'Look for trained skills in calls or deals, because a test cannot show a habit.',
    D: 'Compare what changed with a recorded starting figure, so progress can be shown.',
  },
  11: {
    'A-B': 'Let leaders rank new work, so the choice can be explained.',
    C: 'Add feedback or usage data to the ranking, because leaders see part of the picture.',
  },
  12: {
    A: 'Review the most-used pieces twice a year, so claims in them do not age unseen.',
    B: 'Hold two reviews a year, so no old claim stays in use for a year.',
    C: 'Move to a review each quarter, because six months is long for an old claim.',
    D: 'Add a monthly look at the most-opened pieces, because they are used between reviews.',
  },
}
