import type { StageName } from '../domain/assessment/stage.ts'

/** The words of the landing page below its title. */
export const LANDING = {
  tagline:
    'Twelve questions show where your enablement stands today, from Ad Hoc to Optimized, and what to do next.',
  start: 'Start Your Assessment',
  terms: 'No email required • Instant results • Free assessment',
  withoutJavaScript: 'The assessment needs JavaScript, which is switched off in this browser.',
  /** Beside them: the five stages, and a flag at one of them. */
  picture: 'The five stages of maturity',
  sample: { stage: 'Evolving' satisfies StageName, text: 'Sample: 3.1' },
  benefits: {
    time: {
      title: 'Under 3 Minutes',
      text: 'Twelve multiple-choice questions, one at a time.',
    },
    report: {
      title: 'Personalized Report',
      text: 'Your score, your stage and your four areas, computed from your own answers.',
    },
    steps: {
      title: 'Actionable Insights',
      text: 'What is working, where to focus next, and the steps that lead to the next stage.',
    },
  },
}
