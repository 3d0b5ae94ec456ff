import type { Pool } from '../pool.ts'

export const STRATEGIC_HELPS: Pool = {
  1: {
    'A-C': 'A planning board shows leaders what enablement needs before they settle a launch.',
    'D-E': 'A planning record shows leaders what enablement input changed in the last plan.',
  },
  2: {
    'A-C': 'A plan with sign-off lets leaders approve a priority for each program, or change it.',
    'D-E': 'A change log keeps each change of the approved plan with its date and reason.',
  },
  3: {
    'A-B':
      'A message record keeps one version for sales, marketing and service, once they approve it.',
    C: 'A message record keeps one agreed version for sales, marketing and service, with its review date.',
  },
  4: {
    'A-C': 'A rep profile shows managers which content fits a rep’s role and skill gaps.',
    'D-E': 'A deal report shows whether content given to a rep was used in deals.',
  },
  5: {
    'A-C': 'A skill matrix shows leaders which teams need which training next.',
    'D-E': 'A skill-check history shows leaders how scores moved from session to session.',
  },
  6: { 'A-C': 'A coverage map shows leaders which roles and deal stages still need content.' },
  7: {
    'A-C': 'A coaching view shows leaders each team’s sessions, so they can ask about gaps.',
    'D-E': 'A skill trend by team shows leaders whether coached skills move up or down.',
  },
  8: {
    'A-B': 'A guide template gives managers of different teams the same page for a session.',
    C: 'A recorded-session review lets a leader comment on how a manager coached.',
  },
  9: {
    'A-B': 'A practice tool reminds reps in later weeks and shows leaders which teams took part.',
    C: 'A pilot guide inside the CRM gives one team help near the deal before a rollout.',
    D: 'A triggered playbook shows the matching guide when a deal reaches a set point.',
    E: 'A use report shows which deal-stage guides are used before deals move on.',
  },
  10: {
    'A-C': 'A comparison report shows reps who took a program beside reps who did not.',
    'D-E': 'A pilot report shows a test group beside the rest before leaders decide on a rollout.',
  },
  11: {
    'A-C': 'A ranked backlog shows leaders usage data and the expected result beside each item.',
    'D-E': 'A results archive keeps expected and actual effects together for the next ranking.',
  },
  12: {
    'A-C': 'An expiry rule keeps old versions out of use and reminds their owners.',
    'D-E': 'A retirement list shows versions with little use, ready for the next review.',
  },
}
