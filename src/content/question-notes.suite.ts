import type { QuestionId } from '../domain/assessment/assessment.ts'

/** How the five options of a question begin: the same way, so that grammar marks no level. */
export type OpeningPattern = 'time phrase' | 'noun phrase' | 'subject and verb'

export type QuestionNote = {
  /** The one line that changes from option to option; all else stays the same. */
  dimension: string
  pattern: OpeningPattern
  /** What a reader could point to. */
  evidence: readonly string[]
}

/** For reviewers and tests; no page shows these notes. */
export const QUESTION_NOTES: Readonly<Record<QuestionId, QuestionNote>> = {
  1: {
    dimension: 'the point in time at which enablement work becomes part of the plan',
    pattern: 'time phrase',
    evidence: [
      'the first planning invitation, dated before selling starts',
      'a draft of the plan with comments from enablement',
      'the notes of the meeting that set the goals',
    ],
  },
  2: {
    dimension: 'how firmly programs are tied to priorities',
    pattern: 'subject and verb',
    evidence: [
      'a plan with a priority beside each program',
      'the date on which sales leaders approved it',
      'the change made the last time a priority moved',
    ],
  },
  3: {
    dimension: 'how one message is agreed and kept current',
    pattern: 'subject and verb',
    evidence: [
      'the date on the message document',
      'recorded calls from two teams',
      'the notes of the last message review',
    ],
  },
  4: {
    dimension: 'what the choice of content for one rep is based on',
    pattern: 'noun phrase',
    evidence: [
      'two reps whose lists differ',
      'a note of a skill gap with the content chosen for it',
      'the score or the deal behind a choice',
    ],
  },
  5: {
    dimension: 'how planned and how individual training is after onboarding',
    pattern: 'noun phrase',
    evidence: [
      'the last training date of a rep with two years of service',
      'the training calendar',
      'the results of a skill check',
    ],
  },
  6: {
    dimension: 'how finely content is split and how far the split reaches',
    pattern: 'noun phrase',
    evidence: ['a grid of roles by deal stages', 'an owner and a date in each cell of it'],
  },
  7: {
    dimension: 'how firmly skill coaching sessions happen',
    pattern: 'subject and verb',
    evidence: [
      'sessions on the calendar, apart from forecast reviews',
      'the count of sessions held and missed',
      'session notes',
    ],
  },
  8: {
    dimension: 'the depth of support that managers get for coaching',
    pattern: 'noun phrase',
    evidence: [
      'the coaching guide in use',
      'the dates of coaching training',
      'written feedback on a session that someone watched',
    ],
  },
  9: {
    dimension: 'how close help comes to the moment of work',
    pattern: 'noun phrase',
    evidence: [
      'the dates of practice after the last training',
      'a guide inside the CRM',
      'the count of how often it was opened',
    ],
  },
  10: {
    dimension: 'the furthest kind of result that is checked',
    pattern: 'noun phrase',
    evidence: ['the report on the last program', 'scored calls', 'a starting figure with its date'],
  },
  11: {
    dimension: 'the basis on which the next piece of work is chosen',
    pattern: 'noun phrase',
    evidence: [
      'the list of requests',
      'the ranking and who agreed on it',
      'the requests that were declined',
    ],
  },
  12: {
    dimension: 'the interval at which content and training are reviewed',
    pattern: 'time phrase',
    evidence: [
      'the dates of the last two reviews',
      'the count of pieces changed or removed',
      'an owner and a review date on each piece',
    ],
  },
}
