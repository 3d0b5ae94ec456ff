import type { QuestionId } from '../../domain/assessment/assessment.ts'

/** How the five options of a question begin: the same way, so that grammar marks no level. */
export type OpeningPattern = 'time phrase' | 'noun phrase' | 'subject and verb'

export type QuestionNote = {
  /** The one thing that changes from option to option. */
  dimension: string
  pattern: OpeningPattern
}

/** For reviewers and tests; no page shows these notes. */
export const QUESTION_NOTES: Readonly<Record<QuestionId, QuestionNote>> = {
  1: {
    dimension: 'the point in time at which enablement work becomes part of the plan',
    pattern: 'time phrase',
  },
  2: {
    dimension: 'how firmly programs are tied to priorities',
    pattern: 'subject and verb',
  },
  3: {
    dimension: 'how one message is agreed and kept current',
    pattern: 'subject and verb',
  },
  4: {
    dimension: 'what the choice of content for one rep is based on',
    pattern: 'noun phrase',
  },
  5: {
    dimension: 'how planned and how individual training is after onboarding',
    pattern: 'noun phrase',
  },
  6: {
    dimension: 'how finely content is split and how far the split reaches',
    pattern: 'noun phrase',
  },
  7: {
    dimension: 'how firmly skill coaching sessions happen',
    pattern: 'subject and verb',
  },
  8: {
    dimension: 'the depth of support that managers get for coaching',
    pattern: 'noun phrase',
  },
  9: {
    dimension: 'how close help comes to the moment of work',
    pattern: 'noun phrase',
  },
  10: {
    dimension: 'the furthest kind of result that is checked',
    pattern: 'noun phrase',
  },
  11: {
    dimension: 'the basis on which the next piece of work is chosen',
    pattern: 'noun phrase',
  },
  12: {
    dimension: 'the interval at which content and training are reviewed',
    pattern: 'time phrase',
  },
}
