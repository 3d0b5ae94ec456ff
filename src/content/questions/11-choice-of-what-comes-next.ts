import type { Openings, Said } from './said.ts'

/** Measures the basis on which the next piece of work is chosen. */
export const CHOICE_OF_WHAT_COMES_NEXT: Said = {
  evidence: [
    'the list of requests',
    'the ranking and who agreed on it',
    'the requests that were declined',
  ],
  moves: {
    A: {
      symptom:
        'Each new request pushes out the one before, so small fixes can get done while large gaps wait.',
      action: 'Rank the ten latest requests with sales leaders in one 45-minute meeting.',
      needs: '45 minutes of sales leaders',
      check: 'The list shows the ten in order, with a date and the names of those who agreed.',
    },
    B: {
      symptom:
        'The choice rests on one person, so it is hard to explain to others and leaves when that person does.',
      action: 'Bring sales leaders the list of the next ten pieces of work, to agree on one order.',
      needs: '30 minutes of sales leaders',
      check: 'The agreed order is written down with names and a date.',
    },
    C: {
      symptom:
        'Leaders rank what they can see, so a problem that reps meet daily can wait a quarter if no leader has heard of it.',
      action: 'Put one figure on usage or feedback beside each item of the current ranking.',
      needs: 'one figure from a survey or a usage report for each item',
      check: 'Each item shows its figure, and the order was kept or changed because of it.',
    },
    D: {
      symptom:
        'Feedback and usage show what reps use and like, so work that would move a sales result can lose its place.',
      action:
        'Name the sales result that each of the next three items should change, and by how much.',
      needs: '30 minutes of sales leaders',
      check: 'Three expected effects are written down, with a date to check them.',
    },
    E: {
      action: 'Compare the last three finished items with the effect expected of each.',
      needs: 'the sales figures behind three items',
      check: 'Each item shows both figures side by side, or which one is missing.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'Requests come from the people who need help, so you know who to ask.',
      B: 'One person is in charge of what comes next, so requests have one place to go.',
      C: 'Leaders agree on a ranking, so urgency alone does not decide.',
      D: 'Feedback or usage data ranks the work, so the loudest request does not have to win.',
      E: 'Work is chosen for a sales result it should change, so it starts with an aim.',
    },
    Foundational: {
      A: 'Past requests can be sorted into a shared list that shows what teams need.',
      B: 'One person decides what comes next, so it is clear whom to ask.',
      C: 'Leaders agree on one order of work, so a new request has a place in line.',
      D: 'Feedback or usage data gives the order of work, so it can be explained.',
      E: 'New work has to name a sales result, so each choice has an aim.',
    },
    Evolving: {
      C: 'Leaders agree on a ranking, so requests compete on one list.',
      D: 'Feedback or usage data ranks new work, so the order follows more than opinion.',
      E: 'Each new piece of work names a sales result, so its aim is clear.',
    },
    Strategic: {
      C: 'Leaders already rank enablement work together, so data can sharpen a real decision.',
      D: 'Feedback or usage data ranks what to build next, so the order can be questioned.',
      E: 'New work has to name a sales result, so leaders can ask about it later.',
    },
    Optimized: { E: 'New work has to name a sales result, so each choice has a clear aim.' },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Agree with sales leaders which requests come first, because the newest request may matter least.',
    },
    Foundational: {
      'A-B': 'Write one ranked list with leaders, so a new request is weighed against the others.',
    },
    Evolving: {
      'A-B': 'Let leaders rank new work, so the choice can be explained.',
      C: 'Add feedback or usage data to the ranking, because leaders see only part of the picture.',
    },
    Strategic: {
      'A-B': 'Have leaders rank enablement work together, so the order holds under pressure.',
      C: 'Bring feedback or usage data to the ranking, so leaders weigh evidence beside opinion.',
      D: 'Add the expected effect on a sales result to the ranking, so choices can be tested.',
    },
    Optimized: {
      'A-B': 'Rank new work with leaders, because one request or one view can outweigh the others.',
      C: 'Put usage or feedback figures into the ranking, because leaders cannot see each problem.',
      D: 'Ask for the expected effect on a sales result, because popular work may change little.',
      E: 'Compare expected effects with what happened, so the next choice learns from the last.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'A request form keeps what people ask for on one list.' },
    Foundational: {
      'A-C': 'A request list shows leaders what was asked, by whom and for which goal.',
    },
    Evolving: {
      'A-B': 'A request board shows leaders one list, so they can agree on an order.',
      C: 'A ranking board keeps feedback and usage data beside each item.',
    },
    Strategic: {
      'A-C': 'A ranked backlog shows leaders usage data and the expected result beside each item.',
      'D-E': 'A results archive keeps expected and actual effects together for the next ranking.',
    },
    Optimized: {
      'A-C': 'A request form asks for the sales result expected, so leaders can weigh it.',
      'D-E': 'A track record of past work shows which kinds moved a sales figure.',
    },
  },
}

export const CHOICE_OF_WHAT_COMES_NEXT_OPENINGS: Openings = {
  A: 'What did the last urgent request push aside?',
  B: 'How is the choice explained to those who have to wait?',
  C: 'What would reps put on that ranking that is not on it today?',
  D: 'Which item would move if you ranked by sales results instead?',
  E: 'How often did the effect you expected show up?',
}
