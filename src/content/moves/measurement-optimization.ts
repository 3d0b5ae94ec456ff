import type { QuestionMoves } from './moves.ts'

export const MEASUREMENT_OPTIMIZATION = {
  10: {
    1: {
      symptom:
        'The loudest comment can decide how a program is remembered, so one that changed nothing can run again.',
      action:
        'Put one skill score per rep, new or from a check already taken, into the record of the next program.',
      check: 'The record shows each rep’s score with its date, and a date for the second score.',
    },
    2: {
      symptom:
        'A full room looks like success, so a program that changes nothing can go on taking up hours.',
      action:
        'Put one skill check with a pass mark into the report on the next program, beside the figures you report now.',
      check: 'The report shows how many reps reached the pass mark.',
    },
    3: {
      symptom: 'Reps can pass the test and sell as before, and nobody would see it.',
      action: 'Count one named behavior in ten recent calls, with a date for the second count.',
      check: 'The first count is on one page, beside the date of the second.',
    },
    4: {
      symptom:
        'Without a recorded baseline, a lucky quarter can look like success, and the wrong work gets the credit.',
      action:
        'Write down today’s figure for the one sales result that the next program is meant to change.',
      check: 'The figure is dated before the program starts, and the comparison has a date.',
    },
    5: {
      action:
        'Ask the owner of the sales figures to check the comparison made for the last program.',
      check: 'They confirm the baseline, its date and what else changed in that time.',
    },
  },
  11: {
    1: {
      symptom:
        'Each new request pushes out the one before, so small fixes can get done while large gaps wait.',
      action: 'Rank the ten latest requests with sales leaders in one 45-minute meeting.',
      check: 'The list shows the ten in order, with a date and the names of those who agreed.',
    },
    2: {
      symptom:
        'The choice rests on one person, so it is hard to explain to others and leaves when that person does.',
      action: 'Bring sales leaders the list of the next ten pieces of work, to agree on one order.',
      check: 'The agreed order is written down with names and a date.',
    },
    3: {
      symptom:
        'Leaders rank what they can see, so a problem that reps meet daily can wait a quarter if no leader has heard of it.',
      action: 'Put one figure on usage or feedback beside each item of the current ranking.',
      check: 'Each item shows its figure, and the order was kept or changed because of it.',
    },
    4: {
      symptom:
        'Feedback and usage show what reps use and like, so work that would move a sales result can lose its place.',
      action:
        'Name the sales result that each of the next three items should change, and by how much.',
      check: 'Three expected effects are written down, with a date to check them.',
    },
    5: {
      action: 'Compare the last three finished items with the effect expected of each.',
      check: 'Each item shows both figures side by side, or which one is missing.',
    },
  },
  12: {
    1: {
      symptom:
        'Old content can stay in use until it fails in front of a customer, and then reps can stop trusting the rest.',
      action:
        'Review the ten most-used pieces in one two-hour session, with a second session set for six months later.',
      check:
        'Each of the ten is marked kept, changed or removed, and the second session has a date.',
    },
    2: {
      symptom:
        'A claim that goes out of date after the review can stay in front of customers for most of a year.',
      action:
        'Add a second review of content and training each year, half a year after the first, with one owner.',
      check: 'Two review dates, half a year apart, are on the owner’s calendar.',
    },
    3: {
      symptom:
        'A piece that goes out of date can reach customers for up to six months before anyone reviews it.',
      action: 'Move from two reviews a year to four, with an owner for each review.',
      check: 'Four dates are on the calendar, each with an owner.',
    },
    4: {
      symptom:
        'A piece that goes out of date early in the quarter can be shown to customers until the next review.',
      action: 'Start a monthly 30-minute review of the five pieces that reps open most.',
      check: 'The five are marked kept, changed or removed, and the next review has a date.',
    },
    5: {
      action: 'Count the pieces changed or removed in the last three reviews.',
      check: 'One page shows the count per review, with a reason beside each zero.',
    },
  },
} as const satisfies Readonly<Record<10 | 11 | 12, QuestionMoves>>
