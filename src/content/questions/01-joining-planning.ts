import type { Openings, Said } from './said.ts'

/** Measures the point in time at which enablement work becomes part of the plan. */
export const JOINING_PLANNING: Said = {
  evidence: [
    'the first planning invitation, dated before selling starts',
    'a draft of the plan with comments from enablement',
    'the notes of the meeting that set the goals',
  ],
  moves: {
    A: {
      symptom:
        'Reps meet a new offer and its first questions on the same day, so early customers can get wrong answers.',
      action:
        'Write one page on reps’ needs for the next launch, for the launch owner to confirm once dates are final.',
      needs: '15 minutes of the launch owner',
      check: 'Each item has a name beside it, and the launch owner has set a day to confirm.',
    },
    B: {
      symptom:
        'Preparation can happen in a hurry, so the first weeks of selling go to fixing gaps.',
      action:
        'Book a 30-minute handover with the owner of the next go-to-market plan, for the day its goals and dates are final.',
      needs: '30 minutes of the owner of the next go-to-market plan',
      check:
        'The handover is on both calendars, and the invitation says how many weeks are left before selling starts.',
    },
    C: {
      symptom:
        'Goals arrive finished, so a start date that leaves reps too little time comes to light only when it can no longer move.',
      action:
        'Book 15 minutes in the next meeting that sets goals and dates, to show what reps would need to meet them.',
      needs: '15 minutes in the meeting that sets goals and dates',
      check: 'The agenda of the meeting shows the 15 minutes and who speaks.',
    },
    D: {
      symptom:
        'The first draft is written before enablement sees it, so a goal that reps cannot be ready for may stay in.',
      action:
        'Ask the owner of the next go-to-market plan for its first draft, to comment on two points while goals can still change.',
      needs: 'the first draft from the owner of the next plan',
      check: 'The owner has named the day on which the draft comes.',
    },
    E: {
      action: 'Show the owner of the last go-to-market plan three lines that enablement changed.',
      needs: '15 minutes of the owner of the last plan',
      check: 'The owner agrees with at least one of the three.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'Questions from the first sales calls show what to prepare next time.',
      B: 'Enablement work starts before selling does, if only by a few weeks.',
      C: 'Final goals and dates reach enablement, so each launch has a known starting point.',
      D: 'Enablement has a seat while goals are drafted, which is a head start to build on.',
      E: 'Enablement joins planning at the first draft, when a goal can still be questioned.',
    },
    Foundational: {
      A: 'Questions from the last launch can be written down as a checklist for the next.',
      B: 'Enablement work begins in the weeks before selling, which gives you something to build on.',
      C: 'Enablement starts once goals and dates are final, so preparation can follow the plan.',
      D: 'Enablement joins planning while goals are drafted, so what reps need can be written in.',
      E: 'Enablement is part of the first draft, so what reps need can be in it.',
    },
    Evolving: {
      C: 'Enablement starts as soon as goals and dates are final, so the work can match them.',
      D: 'Enablement takes part in planning while goals and dates can still move.',
      E: 'Enablement takes part from the first draft on, while each goal can still change.',
    },
    Strategic: {
      D: 'Enablement sits at the table while goals and dates are still open.',
      E: 'Enablement works on the first draft, so leaders hear from it while goals are open.',
    },
    Optimized: { E: 'Enablement is part of the first draft, when goals can still be shaped.' },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Put what reps will need at the next launch on one page, so preparation starts sooner.',
    },
    Foundational: {
      A: 'Put reps’ needs for the next launch on one page, because late starts mean rushed content.',
      B: 'Get goals and dates the day they are final, because late starts mean rushed content.',
    },
    Evolving: {
      A: 'Put what reps need for the next launch on one page, so reps have answers before selling starts.',
      B: 'Agree on a handover when goals and dates are final, so launches are not prepared late.',
      C: 'Take part while goals and dates are being set, because final plans are hard to change.',
    },
    Strategic: {
      A: 'Show leaders one page on what reps will need, because programs cannot recover lost weeks.',
      B: 'Get goals and dates handed over once final, because programs cannot recover lost weeks.',
      C: 'Get a seat where leaders set goals, because early advice costs less than late repair.',
      D: 'Extend enablement’s part in planning to the first draft, because early goals tend to stay.',
      E: 'Keep a record of what early enablement input changed, so leaders see what early advice is worth.',
    },
    Optimized: {
      A: 'Put reps’ needs for the next launch on one page, because a late start undoes work.',
      B: 'Get goals and dates handed over once final, because a late start undoes other work.',
      C: 'Bring enablement into the meetings that set goals, because final dates leave little room for advice.',
      D: 'Move enablement’s part in planning toward the first draft, because early goals are cheapest to shape.',
      E: 'Keep a record of what joining early changed, because a new leader will ask what enablement adds.',
    },
  },
  helps: {
    'Ad Hoc': {
      A: 'A launch calendar shows the dates ahead, so someone can start preparing sooner.',
    },
    Foundational: {
      'A-C': 'A shared planning calendar shows enablement the dates that sales and marketing see.',
    },
    Evolving: { 'A-C': 'A launch workspace shows enablement tasks next to the dates in the plan.' },
    Strategic: {
      'A-C': 'A planning board shows leaders what enablement needs before they settle a launch.',
      'D-E': 'A planning record shows leaders what enablement input changed in the last plan.',
    },
    Optimized: {
      'A-C': 'A notice lets enablement know when a new plan is started.',
      'D-E': 'An archive of past plans shows what enablement input changed over the years.',
    },
  },
}

export const JOINING_PLANNING_OPENINGS: Openings = {
  A: 'Think of your last launch: which questions came up first?',
  B: 'How much was ready on the first day of your last launch?',
  C: 'What would you have changed about the latest goals or dates, had you been asked?',
  D: 'What did leaders change last time because of something you said?',
  E: 'Which goal in the current plan would look different without you?',
}
