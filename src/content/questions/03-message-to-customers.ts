import type { Openings, Said } from './said.ts'

/** Measures how one message is agreed and kept current. */
export const MESSAGE_TO_CUSTOMERS: Said = {
  evidence: [
    'the date on the message document',
    'recorded calls from two teams',
    'the notes of the last message review',
  ],
  moves: {
    A: {
      symptom:
        'Two reps can give one customer two different answers, and the next meeting goes to sorting out which one holds.',
      action:
        'Agree on one message for the main product, for each customer-facing team to learn in one 45-minute session.',
      needs: '45 minutes of each customer-facing team',
      check:
        'Asked the same customer question, three reps from different teams make the same main points.',
    },
    B: {
      symptom:
        'Each team’s version drifts, so a customer who passes from one team to the next can hear a different promise.',
      action:
        'Agree on one version of the message, for reps to present to each other in one 45-minute training.',
      needs: '45 minutes of the reps',
      check: 'A list shows who has presented the agreed version and when.',
    },
    C: {
      symptom:
        'The message was right when it was taught; as objections change, reps who patch it alone can tell customers several versions.',
      action:
        'Put four quarterly message reviews on the calendars of sales, marketing and service.',
      needs: 'one lead each from sales, marketing and service',
      check: 'Four dates are accepted, and the first has an agenda.',
    },
    D: {
      symptom:
        'The message is reviewed on set dates; without customers’ own words in the review, an objection reps hear each week can go unanswered.',
      action:
        'Collect ten recorded customer comments for the next message review, sorted by the part they concern.',
      needs: 'customer comments on record',
      check:
        'That review changed at least one line of the message because of them, or says why not.',
    },
    E: {
      action: 'Write the recorded feedback beside each of the last three message changes.',
      needs: 'the notes on the last three changes',
      check: 'Each change has its feedback, or the page says why not.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'Reps have tried their own messages on customers, so you can pick what has worked.',
      B: 'Reps get a shared message as a starting point and put it in their own words.',
      C: 'Teams learn one agreed message, so at least one practice is shared.',
      D: 'One agreed message has review dates, so someone looks at it again.',
      E: 'Recorded customer feedback changes the agreed message, so what customers say counts.',
    },
    Foundational: {
      A: 'Each rep has worked out a message, so there is wording to compare.',
      B: 'A shared message exists, so teams adapt one text instead of starting from nothing.',
      C: 'Teams learn one agreed message, so a new rep does not have to invent one.',
      D: 'One agreed message has review dates, so teams know when the wording may change.',
      E: 'Recorded customer feedback changes the agreed message, so reps do not guess what to change.',
    },
    Evolving: {
      B: 'A shared message is in use, which training can turn into one agreed version.',
      C: 'One agreed message is taught in training, so you can listen for it in calls.',
      D: 'The agreed message is reviewed on set dates, so it does not drift for long.',
      E: 'Recorded customer feedback changes the message, so it keeps up with what customers ask.',
    },
    Strategic: {
      C: 'The agreed message is part of training, so a change can reach the teams together.',
      D: 'The agreed message is reviewed on set dates, so teams hear of changes together.',
      E: 'Recorded customer feedback changes the message, so it rests on what customers say, not on opinion.',
    },
    Optimized: {
      E: 'What customers say on record changes the message, so teams answer what is asked.',
    },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Agree on one message for the main product, so a new hire can learn it.',
      B: 'Agree on one version of the shared message, so content can be sorted by it.',
    },
    Foundational: {
      A: 'Teach teams one agreed message, because reps who work alone tell different stories.',
      B: 'Teach teams one agreed message, because separate versions drift apart.',
      C: 'Agree on dates to review the shared message, because teams notice changes at different times.',
    },
    Evolving: {
      'A-B': 'Train teams on one agreed message, so you can listen for it in calls.',
      C: 'Set dates to review the agreed message, because it ages between launches.',
      D: 'Keep the review dates and add recorded customer feedback, so the message stays current.',
    },
    Strategic: {
      A: 'Train one agreed message across teams, because leaders can check calls against one wording only.',
      B: 'Train one agreed message across teams, because leaders cannot check wording that differs by team.',
      C: 'Review the agreed message on dates with sales, marketing and service, because products change.',
      D: 'Add recorded customer feedback to message reviews, because customers’ questions change between reviews.',
    },
    Optimized: {
      'A-B':
        'Train one agreed message, because customers notice when two teams tell different stories.',
      C: 'Review the agreed message on set dates with each team, because customers’ questions keep changing.',
      D: 'Let recorded customer feedback change the agreed message, because what customers ask keeps changing.',
      E: 'Check which feedback caused the last message changes, because opinion can pass for feedback.',
    },
  },
  helps: {
    'Ad Hoc': {
      A: 'A message page shows reps the agreed wording in one place, once there is one.',
    },
    Foundational: {
      'A-B': 'A message library gives reps one version, once teams have agreed on it.',
      C: 'A message library keeps one agreed version in front of reps and hides old ones.',
    },
    Evolving: { 'A-C': 'A call library lets you hear whether teams use the same words.' },
    Strategic: {
      'A-B':
        'A message record keeps one version for sales, marketing and service, once they approve it.',
      C: 'A message record keeps one agreed version for sales, marketing and service, with its review date.',
    },
    Optimized: {
      'A-C': 'A change notice gives each team new wording on the day it is agreed.',
      'D-E': 'A search across recorded calls shows which wording teams really use.',
    },
  },
}

export const MESSAGE_TO_CUSTOMERS_OPENINGS: Openings = {
  A: 'If two reps answered the same customer, where would they differ most?',
  B: 'Where do your teams’ versions differ most today?',
  C: 'What do customers ask today that the message does not answer yet?',
  D: 'What have customers said since the last review that belongs in the message?',
  E: 'Which part of the message did customer feedback change last?',
}
