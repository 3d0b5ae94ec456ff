import type { Pool } from '../pool.ts'

export const FOUNDATIONAL_HELPS: Pool = {
  1: {
    'A-C': 'A shared planning calendar shows enablement the dates that sales and marketing see.',
  },
  2: { 'A-C': 'A plan page gives each program a line for its priority, for leaders to agree on.' },
  3: {
    'A-B': 'A message library gives reps one version, once teams have agreed on it.',
    C: 'A message library keeps one agreed version in front of reps and hides old ones.',
  },
  4: { 'A-B': 'A tagged content hub lets new and experienced reps see different sets.' },
  5: {
    'A-B': 'A training calendar reminds reps of dates and shows who signed up.',
    C: 'A short quiz after a session keeps one result for each rep who attended.',
  },
  6: { 'A-C': 'A content grid shows which roles or deal stages have a set and which need one.' },
  7: {
    'A-C': 'A coaching schedule reminds managers of each session and shows the missed ones.',
  },
  8: { 'A-B': 'A short course gives managers in each team the same introduction to coaching.' },
  9: { 'A-B': 'A practice plan reminds reps of a skill two and four weeks after they learn it.' },
  10: {
    A: 'A score sheet gives each program one skill score beside the comments on it.',
    B: 'A program page shows skill scores beside attendance or ratings, team by team.',
    C: 'A call checklist lets two people count the same skill in real calls.',
  },
  11: { 'A-C': 'A request list shows leaders what was asked, by whom and for which goal.' },
  12: { 'A-C': 'An expiry date reminds the owner of each file to review it or retire it.' },
}
