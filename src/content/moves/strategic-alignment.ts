import type { QuestionMoves } from './moves.ts'

export const STRATEGIC_ALIGNMENT = {
  1: {
    1: {
      symptom:
        'Reps meet a new offer and its first questions on the same day, so early customers can hear answers that do not fit it.',
      action:
        'Write one page on reps’ needs for the next launch, for the launch owner to confirm once dates are final.',
      check: 'Each item has a name beside it, and the launch owner has set a day to confirm.',
    },
    2: {
      symptom:
        'Preparation can happen in a hurry, so the first weeks of selling go to fixing what it left open.',
      action:
        'Book a 30-minute handover with the owner of the next plan, for the day its goals and dates are final.',
      check:
        'The handover is on both calendars, and the invitation says how many weeks are left before selling starts.',
    },
    3: {
      symptom:
        'Goals arrive finished, so a start date that leaves reps too little time comes to light only when it can no longer move.',
      action:
        'Book 15 minutes in the next meeting that sets goals and dates, to show what reps would need to meet them.',
      check: 'The agenda of the meeting shows the 15 minutes and who speaks.',
    },
    4: {
      symptom:
        'The first draft is written before enablement sees it, so a goal that reps cannot be ready for may stay in.',
      action:
        'Ask the owner of the next plan for its first draft, to comment on two points before goals are set.',
      check: 'The owner has named the day on which the draft comes.',
    },
    5: {
      action: 'Show the owner of the last go-to-market plan three lines that enablement changed.',
      check: 'The owner agrees with at least one of the three.',
    },
  },
  2: {
    1: {
      symptom:
        'When a go-to-market priority changes, it is hard to tell which programs to stop, so hours can go to the old goal.',
      action:
        'Write a one-page list of the programs now running, with one go-to-market priority beside each.',
      check: 'Each program on the page has a priority, a reason to stay or an end date.',
    },
    2: {
      symptom:
        'People remember a conversation differently, so two programs can pull the same reps in two directions.',
      action:
        'Send sales leaders one page with the priorities agreed on in conversation and the programs that serve each.',
      check: 'Two sales leaders have confirmed the priority beside each program.',
    },
    3: {
      symptom:
        'Without approval by sales leaders, a busy quarter can push the plan aside and leave programs half done.',
      action: 'Get the written plan approved by sales leaders in one 30-minute meeting.',
      check: 'The plan carries their names and the date.',
    },
    4: {
      symptom:
        'The plan was right on the day of its approval; when a priority moves, reps can still be trained for the old one.',
      action:
        'Agree with sales leaders on three events that reopen the plan, such as a missed quarter.',
      check: 'The plan lists the three events and the date of its last change.',
    },
    5: {
      action: 'Count the days between the last change of a priority and the change of the plan.',
      check: 'The two dates are at most 30 days apart, or the plan names who updates it next time.',
    },
  },
  3: {
    1: {
      symptom:
        'Two reps can give one customer two different answers, and the next meeting goes to sorting out which one holds.',
      action:
        'Agree on one message for the main product, for each customer-facing team to learn in one 45-minute session.',
      check:
        'Asked the same customer question, three reps from different teams make the same main points.',
    },
    2: {
      symptom:
        'Each team’s version drifts, so a customer who passes from one team to the next can hear a different promise.',
      action:
        'Agree on one version of the message, for reps to present to each other in one 45-minute training.',
      check: 'A list shows who has presented the agreed version and when.',
    },
    3: {
      symptom:
        'The message was right when it was taught; as objections change, reps who patch it alone can tell customers several versions.',
      action:
        'Put four quarterly message reviews on the calendars of sales, marketing and service.',
      check: 'Four dates are accepted, and the first has an agenda.',
    },
    4: {
      symptom:
        'The message is reviewed on set dates; without customers’ own words in the review, an objection reps hear each week can go unanswered.',
      action:
        'Collect ten recorded customer comments for the next message review, sorted by the part they concern.',
      check:
        'That review changed at least one line of the message because of them, or says why not.',
    },
    5: {
      action: 'Write the recorded feedback beside each of the last three message changes.',
      check: 'Each change has its feedback, or the page says why not.',
    },
  },
} as const satisfies Readonly<Record<1 | 2 | 3, QuestionMoves>>
