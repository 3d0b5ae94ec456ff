import type { Openings, Said } from './said.ts'

/** Measures the interval at which content and training are reviewed. */
export const REVIEW_OF_CONTENT: Said = {
  evidence: [
    'the dates of the last two reviews',
    'the count of pieces changed or removed',
    'an owner and a review date on each piece',
  ],
  moves: {
    A: {
      symptom:
        'Old content can stay in use until it fails in front of a customer, and then reps can stop trusting the rest.',
      action:
        'Review the ten most-used pieces in one two-hour session, with a second session set for six months later.',
      needs: 'two hours of those who look after content',
      check:
        'Each of the ten is marked kept, changed or removed, and the second session has a date.',
    },
    B: {
      symptom:
        'A claim that goes out of date after the review can stay in front of customers for most of a year.',
      action:
        'Set dates for four reviews of content and training a year, one in each quarter, with one owner.',
      needs: 'one owner and two hours each quarter',
      check: 'The owner’s calendar has a review in each of the next four quarters.',
    },
    C: {
      symptom:
        'A piece that goes out of date can reach customers for up to six months before anyone reviews it.',
      action: 'Move from two reviews a year to four, with an owner for each review.',
      needs: 'an owner for each of four reviews',
      check: 'Four dates are on the calendar, each with an owner.',
    },
    D: {
      symptom:
        'A piece that goes out of date early in the quarter can be shown to customers until the next review.',
      action: 'Start a monthly 30-minute review of the five pieces that reps open most.',
      needs: '30 minutes a month of those who look after content',
      check: 'The five are marked kept, changed or removed, and the next review has a date.',
    },
    E: {
      action: 'Count the pieces changed or removed in the last three reviews.',
      needs: 'the notes of the last three reviews',
      check: 'One page shows the count per review, with a reason beside each zero.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'People report content that has a problem, so someone is paying attention.',
      B: 'Once a year, someone looks through content and training, so old pieces can be found.',
      C: 'Content and training are reviewed twice a year, so there are dates to plan by.',
      D: 'Someone goes through content and training each quarter, a routine that other work can copy.',
      E: 'Someone goes through content and training each month, so old files come to light.',
    },
    Foundational: {
      A: 'Reported problems show which files need an owner and a date first.',
      B: 'A review takes place once a year, a habit to build on.',
      C: 'Content and training are reviewed twice a year, so shared files get a second look.',
      D: 'Content and training are reviewed once a quarter, so reps can trust shared files more.',
      E: 'A review at least once a month keeps the shared files fit for a new rep.',
    },
    Evolving: {
      B: 'A yearly review takes place, and a second date can join it.',
      C: 'Content and training are reviewed twice a year, by the calendar and not by complaint.',
      D: 'Content and training are reviewed each quarter, so unused pieces can come to light.',
      E: 'Content and training are reviewed every month, so little goes stale.',
    },
    Strategic: {
      D: 'A review every quarter keeps content and training from growing unchecked.',
      E: 'A monthly review keeps content and training from growing unchecked.',
    },
    Optimized: {
      E: 'Content and training are reviewed at least monthly, so little goes stale unseen.',
    },
  },
  whereToFocus: {
    'Ad Hoc': { A: 'Review the most-used files twice a year, because old files mislead.' },
    Foundational: {
      A: 'Review the ten most-used files twice a year, because old content misleads new reps most.',
      B: 'Review content each quarter, because a claim can mislead within months.',
      C: 'Review the most-used files each quarter, because old files in daily use mislead most.',
    },
    Evolving: {
      A: 'Review the most-used pieces twice a year, so claims do not age unseen.',
      B: 'Review content each quarter, so an outdated claim lasts three months at most.',
      C: 'Move to a review each quarter, because six months is long for an old claim.',
      D: 'Add a monthly look at the most-opened pieces, because pieces in daily use age between reviews.',
    },
    Strategic: {
      A: 'Schedule two reviews a year, because old claims can stay in use.',
      B: 'Add a second review, and plan for one each quarter, because claims go out of date.',
      C: 'Review each quarter, with a decision on each file, because old files pile up.',
      D: 'Add a short monthly review of most-opened pieces, because customers see popular pieces between reviews.',
      E: 'Keep monthly reviews short, so time stays free for the lowest answers.',
    },
    Optimized: {
      A: 'Set two review dates a year, because reps build on content that may be old.',
      B: 'Move from one review a year to one each quarter, because content ages within months.',
      C: 'Move reviews from twice a year to each quarter, so old content is retired sooner.',
      D: 'Shorten the time between reviews of the most-used content, because early fixes are small.',
      E: 'Check what recent reviews changed, because a review that changes nothing costs time.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'An owner field shows who keeps each file current.' },
    Foundational: {
      'A-C': 'An expiry date reminds the owner of each file to review it or retire it.',
    },
    Evolving: {
      'A-C':
        'An analytics view shows which files reps open most, so you know what to review first.',
      D: 'A review queue reminds owners of the most-opened pieces and keeps their decisions.',
    },
    Strategic: {
      'A-C': 'An expiry rule keeps old versions out of use and reminds their owners.',
      'D-E': 'A retirement list shows versions with little use, ready for the next review.',
    },
    Optimized: {
      'A-C': 'A review date on each new file keeps it from going unchecked.',
      D: 'A due date reminds owners when their most-used files need a review.',
      E: 'An upkeep report shows what reviews cost beside what they improved.',
    },
  },
}

export const REVIEW_OF_CONTENT_OPENINGS: Openings = {
  A: 'What was the last problem that someone reported, and how old was it by then?',
  B: 'What goes out of date first between two reviews?',
  C: 'What would you take out today if the review were now?',
  D: 'What did the last review change or remove?',
  E: 'How much time do the reviews take, and who does them?',
}
