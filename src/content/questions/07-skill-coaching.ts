import type { Openings, Said } from './said.ts'

/** Measures how firmly skill coaching sessions happen. */
export const SKILL_COACHING: Said = {
  evidence: [
    'sessions on the calendar, apart from forecast reviews',
    'the count of sessions held and missed',
    'session notes',
  ],
  moves: {
    A: {
      symptom:
        'Reps with a busy manager can go weeks without coaching, and the same mistake can turn up in deal after deal.',
      action:
        'Agree with managers on dates for a monthly 30-minute coaching session per rep, apart from forecast reviews.',
      needs: '30 minutes a month on managers’ calendars for each rep',
      check: 'Each rep has two dates on the calendar, each with a skill as its topic.',
    },
    B: {
      symptom:
        'Coaching without a date can be the first thing to go in a busy quarter, when reps need it most.',
      action:
        'Agree with managers on one coaching schedule across teams, such as 30 minutes per rep each month.',
      needs: '30 minutes a month on managers’ calendars for each rep',
      check: 'The sessions of the next eight weeks are on each manager’s calendar.',
    },
    C: {
      symptom:
        'Missed sessions go unseen where nobody counts them, so some reps can go a whole quarter without coaching.',
      action:
        'Count the scheduled coaching sessions of last month, held and missed, for each manager.',
      needs: 'last month’s calendars',
      check:
        'One page shows both counts for each manager, with an owner and a date for the next count.',
    },
    D: {
      symptom:
        'Sessions take place, but where topics are not chosen from notes, the same advice can come back while another gap stays.',
      action:
        'Set next month’s coaching topic for one team from notes taken in this month’s sessions.',
      needs: 'this month’s session notes of one team',
      check: 'The invitations name the topic and the notes it came from.',
    },
    E: {
      action: 'Ask three reps what they did differently after their last coaching session.',
      needs: 'ten minutes each of three reps',
      check: 'At least two of them point to a call or a deal.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'A manager who wants to coach can set dates this month without asking.',
      B: 'Leaders expect coaching, so a manager who tries it has their support.',
      C: 'Coaching follows an agreed schedule, so a rep does not have to ask for it.',
      D: 'Someone checks that coaching sessions take place, a habit that other work can copy.',
      E: 'Session records decide the next coaching topics, so a manager does not have to guess.',
    },
    Foundational: {
      A: 'Where a manager coaches at fixed times already, others can copy the schedule.',
      B: 'Leaders expect managers to coach, which gives a shared schedule a place to start.',
      C: 'Coaching has an agreed schedule, so a new manager knows when to coach.',
      D: 'Scheduled coaching gets checked, so the schedule is more than a piece of paper.',
      E: 'Coaching topics come from session records, so what was said is not lost.',
    },
    Evolving: {
      B: 'Leaders already expect coaching, so agreed dates can build on their word.',
      C: 'Coaching sessions follow an agreed schedule, so last month’s can be counted.',
      D: 'Someone checks that coaching takes place, so it is more than dates on a calendar.',
      E: 'Records of coaching sessions choose the next topics, so one session can build on the last.',
    },
    Strategic: {
      C: 'Coaching has an agreed schedule, so leaders can ask which sessions took place.',
      D: 'You can show that coaching happens, not only that it is planned.',
      E: 'Session records decide coaching topics, so leaders can look up what reps work on.',
    },
    Optimized: {
      E: 'Records of past coaching set the next topics, so advice builds on earlier sessions.',
    },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: 'Agree on a monthly coaching date per rep, because set dates are harder to drop.',
    },
    Foundational: {
      'A-B': 'Set coaching dates with managers, because coaching without dates gets pushed aside.',
      C: 'Write down which coaching sessions were held, because a schedule on paper changes little.',
    },
    Evolving: {
      'A-B':
        'Agree on coaching dates across teams, because coaching without dates is easily put off.',
      C: 'Count the sessions held last month, because a schedule does not show what took place.',
      D: 'Extend the check on sessions to their topics, so coaching follows what records show.',
    },
    Strategic: {
      'A-B': 'Agree on coaching dates for each team, because skills need coaching to last.',
      C: 'Report how many scheduled coaching sessions took place, so leaders see where coaching is missed.',
      D: 'Let notes from sessions set the next coaching topic, so advice is not repeated.',
      E: 'Show leaders one skill that coaching from records improved, so coaching lasts through a busy quarter.',
    },
    Optimized: {
      'A-B':
        'Put coaching on an agreed schedule, because a busy quarter pushes out what has no date.',
      C: 'Have someone count the sessions held, because a schedule shows plans and not coaching.',
      D: 'Use session records to set coaching topics, because held sessions do not prove progress.',
      E: 'Ask reps what they changed after coaching, because records show topics and not results.',
    },
  },
  helps: {
    'Ad Hoc': { A: 'A note before each session reminds manager and rep to pick one skill.' },
    Foundational: {
      'A-C': 'A coaching schedule reminds managers of each session and shows the missed ones.',
    },
    Evolving: {
      'A-B': 'A coaching calendar shows each rep’s next session, so a rep without one stands out.',
      C: 'A coaching log shows which sessions took place and which were missed.',
      D: 'A session note keeps the topic on record, ready for the next choice.',
    },
    Strategic: {
      'A-C': 'A coaching view shows leaders each team’s sessions, so they can ask about gaps.',
      'D-E': 'A skill trend by team shows leaders whether coached skills move up or down.',
    },
    Optimized: {
      'A-B': 'A repeating invitation keeps a coaching date open for each rep.',
      C: 'An automatic count of sessions shows leaders gaps before the quarter ends.',
      D: 'A topic suggestion from session records gives managers ideas and leaves the coaching to them.',
      E: 'A search across session records shows managers what was said about a skill before.',
    },
  },
}

export const SKILL_COACHING_OPENINGS: Openings = {
  A: 'What happens in a busy quarter?',
  B: 'How much coaching took place last month, as far as you can tell?',
  C: 'How would you find out which sessions were missed last month?',
  D: 'What are the sessions about, and who decides that?',
  E: 'Which topic came up most in the latest records, and what changed?',
}
