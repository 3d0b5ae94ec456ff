import type { Openings, Said } from './said.ts'
import { WITH_SKILL_CHECKS, WITHOUT_SKILL_CHECKS } from './pool.ts'

/** Measures the furthest kind of result that is checked. */
export const PROOF_OF_PROGRAMS: Said = {
  evidence: ['the report on the last program', 'scored calls', 'a starting figure with its date'],
  moves: {
    A: {
      symptom:
        'The loudest comment can decide how a program is remembered, so one that changed nothing can run again.',
      action:
        'Pick one skill from your next program, to score each rep on it before the program starts.',
      needs: 'one skill score from each rep',
      check: 'One page shows each rep’s score with its date, and a date for the second score.',
    },
    B: {
      symptom:
        'A full room or a good rating looks like success, so a program that changes nothing can go on taking up hours.',
      action: 'Add a ten-minute skill check to the next program, to report how many reps passed.',
      needs: 'ten minutes in the next program',
      check: 'The report on the program shows how many reps passed.',
    },
    C: {
      symptom: 'Reps can pass the test and sell as before, and nobody would see it.',
      action: 'Count one named behavior in ten recent calls, with a date for the second count.',
      needs: 'ten recorded calls',
      check: 'The first count is on one page, beside the date of the second.',
    },
    D: {
      symptom:
        'Without a recorded baseline, a lucky quarter can look like success, and the wrong work gets the credit.',
      action:
        'Write down today’s figure for the one sales result that the next program is meant to change.',
      needs: 'whoever owns the sales figures',
      check: 'The figure is dated before the program starts, and the comparison has a date.',
    },
    E: {
      action:
        'Ask the owner of the sales figures to check the comparison made for the last program.',
      needs: '30 minutes of whoever owns the sales figures',
      check: 'They confirm the baseline, its date and what else changed in that time.',
    },
  },
  whatsWorking: {
    'Ad Hoc': {
      A: 'People comment on programs, so you can ask three of them what they did differently.',
      B: 'Attendance, views or ratings get noted, so there is a number to look at.',
      C: 'Most programs get a score, so there is more to go by than comments.',
      D: 'Calls or deals show whether a program worked, beyond what people say.',
      E: 'Sales figures are compared with a baseline, so results, at least, are not guessed.',
    },
    Foundational: {
      A: 'Comments on past programs can suggest what a skill check should cover.',
      B: 'Attendance, views or ratings give a first view of how programs are received.',
      C: 'Scores on a test or skill check are on record, so learning can be shown.',
      D: 'Changes in calls or deals tell you more than who attended.',
      E: 'Sales figures are set against a written baseline, so a claim can be checked.',
    },
    Evolving: {
      B: 'Attendance, views or ratings are on record, so skill checks can be set beside them.',
      C: 'Scores on a test or skill check show what reps learned from a program.',
      D: 'Programs are checked by what changes in calls or deals.',
      E: 'Sales figures are compared with a recorded baseline, so a change can be shown.',
    },
    Strategic: {
      C: 'Skill scores exist for most programs, ready to be compared with sales results.',
      D: 'Calls or deals show what changed, so leaders can discuss a program’s results.',
      E: 'Results are compared with a recorded baseline, so leaders can check a claim.',
    },
    Optimized: {
      E: 'Sales figures are compared with a recorded baseline, so a claim can be checked.',
    },
  },
  whereToFocus: {
    'Ad Hoc': {
      A: [
        {
          text: 'Score reps on one skill before and after the next program, because comments show no learning.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Judge the next program by the skill checks already taken, because comments prove little.',
          and: WITH_SKILL_CHECKS,
        },
      ],
    },
    Foundational: {
      A: [
        {
          text: 'Score one skill per program, because a comment proves no skill.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Put the skill checks reps take into each program’s record, because comments show no learning.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      B: [
        {
          text: 'Score one skill per program, because turnout and ratings show no learning.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Put the skill checks reps take into each program’s record, because turnout shows no learning.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      C: 'Look for one trained skill in real calls, because a test shows knowledge alone.',
    },
    Evolving: {
      A: [
        {
          text: 'Judge each program by skill scores, because comments say little about learning.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Judge each program by the skill checks already taken, because comments show no skill.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      B: [
        {
          text: 'Judge each program by skill scores, because turnout and ratings say little about learning.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Judge each program by the skill checks already taken, because ratings say nothing about skill.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      C: 'Look for trained skills in calls or deals, because a test cannot show a habit.',
      D: 'Compare what changed with a recorded starting figure, so progress can be shown.',
    },
    Strategic: {
      'A-B': [
        {
          text: 'Judge each program by skill scores, because skills change before a sales result does.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Judge each program by the skill checks already taken, because sales results come later.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      C: 'Count one trained skill in recorded calls, because passing a test is not using a skill.',
      D: 'Compare results with a recorded baseline, because one quarter proves little.',
      E: 'Show leaders one baseline comparison when you ask for the next step, because results convince more than plans.',
    },
    Optimized: {
      A: [
        {
          text: 'Judge programs by skill scores, because comments are hard to defend in a budget meeting.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Use the skill checks reps already take to judge programs, because comments prove little.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      B: [
        {
          text: 'Judge programs by skill scores, because turnout is hard to defend in a budget meeting.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'Use the skill checks reps already take to judge programs, because turnout proves little.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      C: 'Count one trained skill in real calls, because a passed test does not prove a habit.',
      D: 'Compare sales figures with a recorded starting figure, because success without a baseline stays a claim.',
      E: 'Have the owner of the sales figures check one comparison, because leaders question unconfirmed figures.',
    },
  },
  helps: {
    'Ad Hoc': {
      A: [
        {
          text: 'A quiz tool keeps each rep’s score from before and after a program.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'A program sheet keeps the skill checks already taken beside each program.',
          and: WITH_SKILL_CHECKS,
        },
      ],
    },
    Foundational: {
      A: 'A score sheet gives each program one skill score beside the comments on it.',
      B: 'A program page shows skill scores beside attendance or ratings, team by team.',
      C: 'A call checklist lets two people count the same skill in real calls.',
    },
    Evolving: {
      'A-B': [
        {
          text: 'A skill-check tool keeps one score per rep for each program.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'A program page shows each rep’s skill checks next to the program they took.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      C: 'A scorecard on recorded calls shows whether a trained skill is used.',
      D: 'A trend view keeps a starting figure, so later changes have something to stand beside.',
    },
    Strategic: {
      'A-C': 'A comparison report shows reps who took a program beside reps who did not.',
      'D-E':
        'A pilot report shows a test group beside the rest before leaders decide on a rollout.',
    },
    Optimized: {
      A: [
        {
          text: 'An automatic skill check after each program keeps scores beside comments.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'An automatic report keeps the skill checks reps take beside comments.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      B: [
        {
          text: 'An automatic skill check after each program keeps scores beside attendance.',
          and: WITHOUT_SKILL_CHECKS,
        },
        {
          text: 'An automatic report keeps the skill checks reps take beside attendance.',
          and: WITH_SKILL_CHECKS,
        },
      ],
      C: 'An automatic count shows how often a trained skill comes up in calls.',
      D: 'An automatic baseline keeps the sales figure from the day each program starts.',
      E: 'An early warning shows a drop in results, so you can ask people why.',
    },
  },
}

export const PROOF_OF_PROGRAMS_OPENINGS: Openings = {
  A: 'What could you show your finance team about the last program?',
  B: 'What did reps do differently after the program that most of them attended?',
  C: 'How do the reps with the highest scores sell, compared with the rest?',
  D: 'How do you know that the change came from the program?',
  E: 'Who outside enablement has looked at that comparison?',
}
