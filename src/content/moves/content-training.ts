import type { QuestionMoves } from './moves.ts'

export const CONTENT_TRAINING = {
  4: {
    1: {
      symptom:
        'Which piece a rep finds depends on where they look or whom they ask, so selling time goes to searching, and useful pieces can stay unseen.',
      action:
        'Pick ten pieces of current content for new reps and ten for experienced reps, on two lists.',
      check: 'When asked, three reps open the right list, and each link on it works.',
    },
    2: {
      symptom:
        'The set can hold more than new reps need and what experienced reps already know, so both stop opening it.',
      action:
        'Split the standard set in two, up to ten pieces each, for new and for experienced reps.',
      check: 'Three reps open their group’s set, and the two sets differ.',
    },
    3: {
      symptom:
        'Two reps in the same group can have different gaps, and each spends time on what the other one needs.',
      action:
        'Choose one piece of content for one skill gap per rep, noted by the manager or seen in a skill check.',
      check: 'One sheet shows a gap and a piece of content for each rep.',
    },
    4: {
      symptom:
        'The choice rests on what a manager happens to see, so a gap that shows in the deals can go unnoticed.',
      action:
        'Choose next month’s content for the reps on one team from their skill scores or open deals.',
      check: 'Each choice shows the score or the deal it comes from.',
    },
    5: {
      action:
        'Ask five reps whether the last content chosen for them fit the skill or deal it was for.',
      check: 'Five answers are written down, with a reason beside each no.',
    },
  },
  5: {
    1: {
      symptom:
        'Experienced reps pass on what once worked, and old product facts may come with it until a customer notices.',
      action:
        'Set dates for three one-hour training sessions over three months, with one topic each.',
      check: 'Three dates are on the reps’ calendars, each with its topic.',
    },
    2: {
      symptom:
        'Training waits for a product or a problem, so a gap that nobody reports can stay open for months.',
      action: 'Publish dates for one training session a month over the next quarter.',
      check: 'Three dates are published, and the first is at least two weeks away.',
    },
    3: {
      symptom:
        'Sessions take place, but one without its own check does not show what reps kept, so a gap can be found late.',
      action:
        'End the next scheduled session with a ten-minute skill check, such as a recorded practice call.',
      check: 'There is one result for each rep who attended.',
    },
    4: {
      symptom:
        'Skill checks show who needs what; when the next session is the same for everyone, some reps lose hours on what they can do.',
      action: 'Pick each rep’s next session from the lowest result in that rep’s last skill check.',
      check: 'Two reps on one team are booked for different sessions.',
    },
    5: {
      action: 'Compare the skill checks of five reps before and after a session chosen for them.',
      check: 'Both results stand side by side for each of the five.',
    },
  },
  6: {
    1: {
      symptom:
        'Reps may rework general content for the deal at hand, so the same editing is done many times over and versions multiply.',
      action:
        'Sort up to thirty pieces of current content by deal stage, each marked with one of three stages.',
      check: 'Three reps each find a piece for a given stage in under a minute.',
    },
    2: {
      symptom:
        'A piece made on request helps those who know of it; the next rep in that role can ask again, and the work is done twice.',
      action:
        'Gather the pieces made on request for the largest role into one set, with one owner.',
      check: 'Reps in that role open the set from one link, which names its owner.',
    },
    3: {
      symptom:
        'Content fits either the role or the deal stage, so reps may still rework it before a meeting that matters.',
      action:
        'Draw a grid of main roles by deal stages, with one current piece and one owner in each cell.',
      check: 'Each cell has a piece and an owner, or a date by which it will.',
    },
    4: {
      symptom:
        'Sales has content for each stage; where service or partners make their own, customers hear a new story after they sign.',
      action: 'Make one deal-stage set for a team outside sales, such as service or partners.',
      check: 'Two people there can show where they used it this month.',
    },
    5: {
      action: 'Time one person in each role while they look for the piece for one deal stage.',
      check: 'Each found a current piece in under a minute, or the gap is written down.',
    },
  },
} as const satisfies Readonly<Record<4 | 5 | 6, QuestionMoves>>
