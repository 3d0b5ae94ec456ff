import type { OptionNumber, QuestionId } from '../domain/assessment/assessment.ts'

export type Question = {
  id: QuestionId
  text: string
  /** Least to most mature: option n, counted from 1, scores n. */
  options: readonly [string, string, string, string, string]
}

/** In the order of their ids. What each line measures is told in question-notes.ts. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 1,
    text: 'When does enablement join work on a go-to-market plan?',
    options: [
      'At launch or later, along with the reps',
      'Shortly before launch, with the plan finished',
      'After goals and dates are set, for rollout',
      'During meetings that set goals and dates',
      'Before goals are set, at first draft',
    ],
  },
  {
    id: 2,
    text: 'How do company sales goals steer enablement work?',
    options: [
      'Programs run with no named sales goal',
      'Programs get a sales goal after they start',
      'A written plan names a goal per program',
      'Sales and marketing leaders approve the written plan',
      'Leaders reset the plan when goals change',
    ],
  },
  {
    id: 3,
    text: 'How do customer-facing teams agree on what customers hear?',
    options: [
      'Each rep chooses words for each customer',
      'Marketing publishes a message that teams adapt',
      'Teams learn one agreed message in a briefing',
      'Teams review the message together on set dates',
      'Customer feedback changes the message that teams share',
    ],
  },
  {
    id: 4,
    text: 'What decides which content a rep gets?',
    options: [
      'The rep’s own search through shared files',
      'A colleague’s reply when the rep asks',
      'The rep’s level, new or experienced',
      'A skill gap that the manager sees',
      'A suggestion from the rep’s current deals',
    ],
  },
  {
    id: 5,
    text: 'What training do reps get after onboarding ends?',
    options: [
      'Tips they pick up on the job',
      'Sessions when a product or problem comes up',
      'Sessions from a yearly training calendar',
      'Year-round modules, each with a skill check',
      'Modules matched to each rep’s skill checks',
    ],
  },
  {
    id: 6,
    text: 'Which content versions are kept current for different roles?',
    options: [
      'One version that serves the whole team',
      'Single pieces made for roles on request',
      'A separate set for each main role',
      'Sets by deal stage for main sales roles',
      'Deal-stage sets for service or partners too',
    ],
  },
  {
    id: 7,
    text: 'How is skill coaching between managers and reps organized?',
    options: [
      'Each manager decides when to coach',
      'Leaders ask for coaching, with timing left open',
      'A written guide sets method and timing',
      'Leaders check that scheduled sessions take place',
      'Scheduled sessions take topics from call records',
    ],
  },
  {
    id: 8,
    text: 'What is the most help managers get with coaching?',
    options: [
      'Ideas they work out for themselves',
      'Tips or a one-time class',
      'A coaching guide with training on its use',
      'Training each quarter with team skill data',
      'Feedback from leaders who watch them coach',
    ],
  },
  {
    id: 9,
    text: 'How close to daily work does training follow-up come?',
    options: [
      'Reps work from memory or personal notes',
      'Reps receive the slides or a recording',
      'Reps take quizzes or practice in later weeks',
      'Reps see guides inside the tools they use',
      'Reps get matching guides at deal events',
    ],
  },
  {
    id: 10,
    text: 'What is the furthest result checked for most enablement programs?',
    options: [
      'Impressions that people share in conversation',
      'Attendance, completion or view counts',
      'Scores on a test or skill check',
      'Behavior that shows in calls or deals',
      'Sales results with a baseline for comparison',
    ],
  },
  {
    id: 11,
    text: 'What decides which piece of enablement work comes next?',
    options: [
      'The latest or most pressing request',
      'The order in which requests arrive',
      'A ranking that leaders make in a meeting',
      'A ranking built on feedback and usage data',
      'The expected effect on one sales result',
    ],
  },
  {
    id: 12,
    text: 'When are content and training reviewed for change or removal?',
    options: [
      'When someone reports a problem',
      'Once a year',
      'Twice a year',
      'Once a quarter',
      'Once a month or sooner',
    ],
  },
]

export function questionOf(id: QuestionId): Question {
  const question = QUESTIONS.find((other) => other.id === id)
  if (!question) throw new Error(`Question ${id} has no words`)
  return question
}

export function optionText(id: QuestionId, option: OptionNumber): string {
  const text = questionOf(id).options[option - 1]
  if (text === undefined) throw new Error(`Question ${id} has no option ${option}`)
  return text
}
