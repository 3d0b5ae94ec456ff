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
    dimension: 'the point in time at which enablement first takes part',
    pattern: 'time phrase',
    evidence: [
      'the date of the first planning invitation, next to the launch date',
      'a draft of the plan that carries comments from enablement',
      'a readiness line in the launch checklist',
    ],
  },
  2: {
    dimension: 'how firmly enablement work is tied to current company sales goals',
    pattern: 'subject and verb',
    evidence: [
      'a plan with a column for the goal',
      'the date on which leaders approved it',
      'a change log from the last time goals moved',
    ],
  },
  3: {
    dimension: 'how far one message is shared and kept current across teams',
    pattern: 'subject and verb',
    evidence: [
      'the date on the message document',
      'decks and calls from different teams',
      'notes of the last joint review',
    ],
  },
  4: {
    dimension: 'what the choice of content for one rep is based on',
    pattern: 'noun phrase',
    evidence: [
      'two reps whose assigned lists differ',
      'a suggestion shown inside the CRM',
      'messages that ask a colleague for a file',
    ],
  },
  5: {
    dimension: 'how continuous and how individual training is after onboarding',
    pattern: 'noun phrase',
    evidence: [
      'the last training date of a rep with two years of service',
      'the training calendar',
      'records of skill checks',
    ],
  },
  6: {
    dimension: 'how many role and deal-stage versions are kept current',
    pattern: 'noun phrase',
    evidence: ['a grid of roles by deal stages, with an owner and a date in each cell'],
  },
  7: {
    dimension: 'how firmly skill coaching sessions happen',
    pattern: 'subject and verb',
    evidence: [
      'sessions on calendars, apart from forecast reviews',
      'coaching notes',
      'the share of reps coached last month',
    ],
  },
  8: {
    dimension: 'the depth of support that managers get for coaching',
    pattern: 'noun phrase',
    evidence: [
      'the training offered to managers',
      'a coaching guide in use',
      'notes from a leader who watched a session',
    ],
  },
  9: {
    dimension: 'how close follow-up comes to the moment of work',
    pattern: 'subject and verb',
    evidence: [
      'the dates of follow-up after the last session',
      'a guide inside the CRM',
      'records of practice',
    ],
  },
  10: {
    dimension: 'the furthest kind of result that is checked',
    pattern: 'noun phrase',
    evidence: ['the report on the last program', 'a baseline figure', 'scored calls'],
  },
  11: {
    dimension: 'the basis on which the next piece of work is chosen',
    pattern: 'noun phrase',
    evidence: ['the list of requests', 'a scoring sheet', 'the list of declined requests'],
  },
  12: {
    dimension: 'the interval at which content and training are reviewed',
    pattern: 'time phrase',
    evidence: ['review dates', 'the count of retired files', 'an owner and a date on each file'],
  },
}
