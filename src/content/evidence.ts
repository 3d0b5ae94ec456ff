import type { QuestionId } from '../domain/assessment/assessment.ts'

/** What people could point at to settle a question. */
export const EVIDENCE: Readonly<Record<QuestionId, readonly string[]>> = {
  1: [
    'the first planning invitation, dated before selling starts',
    'a draft of the plan with comments from enablement',
    'the notes of the meeting that set the goals',
  ],
  2: [
    'a plan with a priority beside each program',
    'the date on which sales leaders approved it',
    'the change made the last time a priority moved',
  ],
  3: [
    'the date on the message document',
    'recorded calls from two teams',
    'the notes of the last message review',
  ],
  4: [
    'two reps whose lists differ',
    'a note of a skill gap with the content chosen for it',
    'the score or the deal behind a choice',
  ],
  5: [
    'the last training date of a rep with two years of service',
    'the training calendar',
    'the results of a skill check',
  ],
  6: ['a grid of roles by deal stages', 'an owner and a date in each cell of it'],
  7: [
    'sessions on the calendar, apart from forecast reviews',
    'the count of sessions held and missed',
    'session notes',
  ],
  8: [
    'the coaching guide in use',
    'the dates of coaching training',
    'written feedback on a session that someone watched',
  ],
  9: [
    'the dates of practice after the last training',
    'a guide inside the CRM',
    'the count of how often it was opened',
  ],
  10: ['the report on the last program', 'scored calls', 'a starting figure with its date'],
  11: [
    'the list of requests',
    'the ranking and who agreed on it',
    'the requests that were declined',
  ],
  12: [
    'the dates of the last two reviews',
    'the count of pieces changed or removed',
    'an owner and a review date on each piece',
  ],
}
