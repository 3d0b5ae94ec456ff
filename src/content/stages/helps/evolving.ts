import type { Pool } from '../pool.ts'

export const EVOLVING_HELPS: Pool = {
  1: { 'A-C': 'A launch workspace shows enablement tasks next to the dates in the plan.' },
  2: {
    'A-C': 'A program tracker keeps one line per program for its priority and its progress.',
    D: 'An approval record shows which version of the plan leaders agreed to.',
  },
  3: { 'A-C': 'A call library lets you hear whether teams use the same words.' },
  4: {
    'A-B': 'A group view gives new and experienced reps their own sets and shows what each opens.',
    C: 'A rep page keeps the manager’s note of a gap beside the content chosen for it.',
  },
  5: {
    'A-B': 'A session planner shows dates, topics and sign-ups, so free weeks stand out.',
    C: 'A learning path with spaced checks shows which skills need another session.',
    D: 'A skill profile keeps each rep’s check results, ready for the next choice of session.',
  },
  6: { 'A-C': 'A content view by role and deal stage shows where a version is missing.' },
  7: {
    'A-B': 'A coaching calendar shows each rep’s next session, so a rep without one stands out.',
    C: 'A coaching log shows which sessions took place and which were missed.',
    D: 'A session note keeps the topic on record, ready for the next choice.',
  },
  8: { 'A-C': 'An AI role-play lets managers practice a session before a real one.' },
  9: {
    'A-B': 'A practice reminder gives reps one short task in the weeks after they learn a skill.',
    C: 'A playbook inside the CRM shows reps the next step while they work.',
    D: 'A use count on in-tool guides shows which ones reps open and which they skip.',
  },
  10: {
    'A-B': [
      {
        text: 'A skill-check tool keeps one score per rep for each program.',
        and: { question: 5, from: 1, to: 3 },
      },
      {
        text: 'A program page shows each rep’s skill checks next to the program they took.',
        and: { question: 5, from: 4, to: 5 },
      },
    ],
    C: 'A scorecard on recorded calls shows whether a trained skill is used.',
    D: 'A trend view keeps a starting figure, so later changes have something to stand beside.',
  },
  11: {
    'A-B': 'A request board shows leaders one list, so they can agree on an order.',
    C: 'A ranking board keeps feedback and usage data beside each item.',
  },
  12: {
    'A-C': 'An analytics view shows which files reps open most, so you know what to review first.',
    D: 'A review queue reminds owners of the most-opened pieces and keeps their decisions.',
  },
}
