import type { QuestionId, SectionName } from '../../domain/assessment/assessment.ts'
import type { Condition } from '../../domain/report/condition.ts'

type Answered = Extract<Condition, { question: QuestionId }>

/** What two answers say together, and mostly their areas too. */
export type Reading = {
  readonly text: string
  /** One is high and the other low; absent where the answers differ enough to say it alone. */
  readonly areas?: { readonly high: SectionName; readonly low: SectionName }
  readonly when: readonly Answered[]
}

const ALIGNMENT = 'Strategic Alignment'
const CONTENT = 'Content & Training Delivery'
const COACHING = 'Coaching & Reinforcement'
const MEASUREMENT = 'Measurement & Optimization'

const PLAN_IS_WRITTEN: Answered = { question: 2, from: 3, to: 5 }
const PLAN_IS_UPDATED: Answered = { question: 2, from: 5, to: 5 }
const NO_WRITTEN_PLAN: Answered = { question: 2, from: 1, to: 2 }
const CONTENT_IS_NOT_CHOSEN: Answered = { question: 4, from: 1, to: 2 }
const TRAINING_IS_SCHEDULED: Answered = { question: 5, from: 3, to: 4 }
const NO_TRAINING: Answered = { question: 5, from: 1, to: 1 }
const TRAINING_WAITS: Answered = { question: 5, from: 2, to: 2 }
const COACHING_IS_AGREED: Answered = { question: 7, from: 3, to: 5 }
const COACHING_IS_OPEN: Answered = { question: 7, from: 1, to: 2 }
const LITTLE_FOLLOWS_TRAINING: Answered = { question: 9, from: 1, to: 2 }
const CHANGES_ARE_SEEN: Answered = { question: 10, from: 4, to: 5 }
const OPINIONS_ARE_CHECKED: Answered = { question: 10, from: 1, to: 2 }
const REQUESTS_DECIDE: Answered = { question: 11, from: 1, to: 1 }
const ONE_PERSON_DECIDES: Answered = { question: 11, from: 2, to: 2 }
const A_RESULT_DECIDES: Answered = { question: 11, from: 5, to: 5 }

export const READINGS: readonly Reading[] = [
  {
    text: 'Work is chosen for its effect on sales, but judged by comments, attendance or ratings.',
    when: [A_RESULT_DECIDES, OPINIONS_ARE_CHECKED],
  },
  {
    text: 'Leaders keep the plan current, but requests decide what comes next.',
    when: [PLAN_IS_UPDATED, REQUESTS_DECIDE],
  },
  {
    text: 'Leaders keep the plan current, but one person decides what comes next.',
    when: [PLAN_IS_UPDATED, ONE_PERSON_DECIDES],
  },
  {
    text: 'Changes can be seen, but coaching has no agreed schedule.',
    areas: { high: MEASUREMENT, low: COACHING },
    when: [CHANGES_ARE_SEEN, COACHING_IS_OPEN],
  },
  {
    text: 'Reps get scheduled training, but little brings it back in daily work.',
    areas: { high: CONTENT, low: COACHING },
    when: [TRAINING_IS_SCHEDULED, LITTLE_FOLLOWS_TRAINING],
  },
  {
    text: 'Priorities are in writing, but managers decide when reps are coached.',
    areas: { high: ALIGNMENT, low: COACHING },
    when: [PLAN_IS_WRITTEN, COACHING_IS_OPEN],
  },
  {
    text: 'Much is made for reps, but no written plan says which priority it serves.',
    areas: { high: CONTENT, low: ALIGNMENT },
    when: [NO_WRITTEN_PLAN],
  },
  {
    text: 'Results get checked, but no written plan ties each program to a priority.',
    areas: { high: MEASUREMENT, low: ALIGNMENT },
    when: [CHANGES_ARE_SEEN, NO_WRITTEN_PLAN],
  },
  {
    text: 'Coaching is organized, but programs are judged by comments, attendance or ratings.',
    areas: { high: COACHING, low: MEASUREMENT },
    when: [COACHING_IS_AGREED, OPINIONS_ARE_CHECKED],
  },
  {
    text: 'Coaching is organized, but after onboarding reps learn from tips on the job.',
    areas: { high: COACHING, low: CONTENT },
    when: [COACHING_IS_AGREED, NO_TRAINING],
  },
  {
    text: 'Coaching is organized, but training after onboarding waits for a product or problem.',
    areas: { high: COACHING, low: CONTENT },
    when: [COACHING_IS_AGREED, TRAINING_WAITS],
  },
  {
    text: 'Content and training are well developed, but programs are judged by comments, attendance or ratings.',
    areas: { high: CONTENT, low: MEASUREMENT },
    when: [OPINIONS_ARE_CHECKED],
  },
  {
    text: 'The plan says where to go, but little shows whether programs take sales there.',
    areas: { high: ALIGNMENT, low: MEASUREMENT },
    when: [PLAN_IS_WRITTEN, OPINIONS_ARE_CHECKED],
  },
  {
    text: 'Results get checked, but they do not yet decide which content a rep gets.',
    areas: { high: MEASUREMENT, low: CONTENT },
    when: [CHANGES_ARE_SEEN, CONTENT_IS_NOT_CHOSEN],
  },
]
