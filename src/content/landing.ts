import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import type { StageName } from '../domain/assessment/stage.ts'

// The words of the landing page below its title. One constant each: no name of a property goes over
// the wire with the first page.

export const TAGLINE =
  'Twelve questions show where your enablement stands today, from Ad\u00a0Hoc to Optimized, and what to do next.'
export const START = 'Start Your Assessment'
export const TERMS = 'No email required • Instant results • Free assessment'
export const WITHOUT_JAVASCRIPT =
  'The assessment needs JavaScript, which is switched off in this browser.'

/** Beside them: the five stages, and a flag at one of them. */
export const PICTURE = 'The five stages of maturity'
export const SAMPLE_STAGE: StageName = 'Evolving'
export const SAMPLE_FLAG = 'Sample: 3.1'

/** Whose report is shown before there is one. */
export const SEE_SAMPLE = 'See a sample report'
export const SAMPLE_ANSWERS: CompleteAnswers = {
  1: 4,
  2: 3,
  3: 3,
  4: 2,
  5: 3,
  6: 2,
  7: 4,
  8: 4,
  9: 5,
  10: 2,
  11: 2,
  12: 3,
}

export const SHORT = {
  title: 'Under 3 Minutes',
  text: 'Twelve multiple-choice questions, one at a time.',
}
export const PERSONAL = {
  title: 'Personalized Report',
  text: 'Your score, stage and four areas, with the answers they rest on.',
}
export const USEFUL = {
  title: 'Actionable Insights',
  text: 'What is working, where to focus next, and the first step to take, with a check.',
}
