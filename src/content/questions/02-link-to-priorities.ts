import type { Openings, Said } from './said.ts'

/** Measures how firmly programs are tied to priorities. */
export const LINK_TO_PRIORITIES: Said = {
  evidence: [
    'a plan with a priority beside each program',
    'the date on which sales leaders approved the plan',
    'the change made the last time a priority moved',
  ],
  moves: {
    A: {
      symptom:
        'When a go-to-market priority changes, it is hard to tell which programs to stop, so hours can go to the old goal.',
      action:
        'Write a one-page list of the programs now running, with one go-to-market priority beside each.',
      needs: 'one hour of those who run programs',
      check: 'Each program on the page has a priority, a reason to stay or an end date.',
    },
    B: {
      symptom:
        'People remember a conversation differently, so two programs can pull the same reps in two directions.',
      action:
        'Send sales leaders one page with the priorities agreed on in conversation and the programs that serve each.',
      needs: 'ten minutes each of two sales leaders',
      check: 'Two sales leaders have confirmed the priority beside each program.',
    },
    C: {
      symptom:
        'Without approval by sales leaders, a busy quarter can push written priorities aside and leave programs half done.',
      action:
        'Get the written priorities approved by sales leaders, as one plan, in a 30-minute meeting.',
      needs: '30 minutes of sales leaders',
      check: 'The plan carries their names and the date.',
    },
    D: {
      symptom:
        'The plan was right on the day of its approval; when a priority moves, reps can still be trained for the old one.',
      action:
        'Agree with sales leaders on three events that reopen the plan, such as a missed quarter.',
      needs: '30 minutes of sales leaders',
      check: 'The plan lists the three events and the date of its last change.',
    },
    E: {
      action: 'Count the days between the last change of a priority and the change of the plan.',
      needs: 'one hour of the plan’s owner',
      check: 'The two dates are at most 30 days apart, or the plan names who updates it next time.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      B: 'People agree in conversation on a program’s priority, so it starts with an aim.',
      C: 'Each program has a written priority, so its purpose can be looked up.',
      D: 'Sales leaders approve the plan, so there is an agreement to point to.',
      E: 'Leaders update the plan as priorities change, so what it says can be relied on.',
    },
    Foundational: {
      B: 'Programs begin with a priority that people agree on, if not yet in writing.',
      C: 'Each program’s priority is written down, so anyone can look it up.',
      D: 'Sales leaders approve the plan, so it is clear who agreed to it.',
      E: 'Leaders update the plan, so its priorities are current.',
    },
    Evolving: {
      B: 'Priorities that people agree on in conversation can be written down in an afternoon.',
      C: 'Each program has its priority in writing, so people can see why it runs.',
      D: 'Sales leaders have approved the plan, so programs have their backing.',
      E: 'Leaders update the plan as priorities change, so it fits this quarter’s goals.',
    },
    Strategic: {
      C: 'Each program’s priority is in writing, ready for sales leaders to approve.',
      D: 'Sales leaders put their names on the plan, so it counts as an agreement.',
      E: 'Leaders change the plan when priorities move, so it still fits late in the year.',
    },
    Optimized: {
      E: 'The approved plan moves with go-to-market priorities instead of waiting for next year.',
    },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Name the go-to-market priority that each program serves, so programs that serve no priority stand out.',
    },
    Foundational: {
      A: 'Write one page with a priority per program, so people can look up what a program is for.',
      B: 'Write agreed priorities and their programs on one page, so people can look up what a program is for.',
    },
    Evolving: {
      A: 'Write a priority beside each program, so you can check later what a program served.',
      B: 'Write the priorities down with their programs, so a new priority shows which programs to change.',
      C: 'Have sales leaders approve the written priorities, so programs last through a busy quarter.',
      D: 'Keep the approved plan current when priorities change, so agreed programs still fit.',
    },
    Strategic: {
      A: 'Write a priority beside each program on one page, so leaders can weigh trade-offs.',
      B: 'Write priorities and the programs for each on one page, so leaders can weigh trade-offs.',
      C: 'Put the written priorities up for approval by sales leaders, so leaders stand by the plan.',
      D: 'Keep the approved plan open to changes, because reps can be trained for an old priority.',
      E: 'Check that each update of the plan reaches managers, because a changed priority can get lost on the way.',
    },
    Optimized: {
      A: 'Write a priority beside each program, because reps can be trained for last year’s goal.',
      B: 'Write priorities down with their programs, because reps can be trained for last year’s goal.',
      C: 'Have sales leaders approve the written priorities, because a list that no leader signed is easily dropped.',
      D: 'Have sales leaders reopen the plan when priorities move, because reps prepare for what the plan says.',
      E: 'Check how fast the plan follows changed priorities, because reps can go on with an old priority.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'A program list shows what runs now, with room for a priority beside each.' },
    Foundational: {
      'A-C': 'A plan page gives each program a line for its priority, for leaders to agree on.',
    },
    Evolving: {
      'A-C': 'A program tracker keeps one line per program for its priority and its progress.',
      D: 'An approval record shows which version of the plan leaders agreed to.',
    },
    Strategic: {
      'A-C': 'A plan with sign-off lets leaders approve a priority for each program, or change it.',
      'D-E': 'A change log keeps each change of the approved plan with its date and reason.',
    },
    Optimized: {
      'A-B': 'A start form keeps programs without a written priority from going ahead.',
      C: 'An approval step gives sales leaders each new version of the plan to sign.',
      'D-E': 'An automatic notice reminds leaders to reopen the plan when a priority moves.',
    },
  },
}

export const LINK_TO_PRIORITIES_OPENINGS: Openings = {
  A: 'Of the programs that run now, which would you stop first, and why?',
  B: 'If I asked two of your sales leaders for the top priority, what would I hear?',
  C: 'What happens to these priorities when sales leaders want something else?',
  D: 'When a priority moves after the approval, who changes the plan?',
  E: 'How long did the latest change of the plan take to reach reps?',
}
