import { QUESTION_IDS } from '../../../domain/assessment/assessment.ts'
import { atLeast } from './variants.ts'
import type { Meaning } from './variants.ts'

export const OPTIMIZED_MEANING: Meaning = {
  subtitle: [
    { text: 'Work aimed at sales results, checked against a baseline', when: atLeast(5, [10, 11]) },
    { text: 'Practices adjusted as the evidence comes in', when: atLeast(4, [10, 11, 12]) },
    { text: 'Most practices are near the top and need upkeep', when: [] },
  ],
  description: [
    {
      text: 'Each of the twelve answers is at the top of its scale. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped. This result is one person’s view, so it is worth asking two reps and a manager to answer the same questions.',
      when: [{ option: 5, from: 12, to: 12 }],
    },
    {
      text: 'At this stage, practices are at the top of their scale or close to it, and here one answer is a level below. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped. This result is one person’s view, and reps or revenue operations may see some of it differently.',
      when: [{ option: 5, from: 11, to: 11 }, ...atLeast(4, QUESTION_IDS)],
    },
    {
      text: 'At this stage, most answers are at the top of their scale, and the others are one level below. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped. This result is one person’s view, and reps or revenue operations may see some of it differently.',
      when: [{ option: 5, from: 7, to: 10 }, ...atLeast(4, QUESTION_IDS)],
    },
    {
      text: 'Teams at this stage usually join planning early, check skills after training and compare results with a baseline. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped. This result is one person’s view, and reps or revenue operations may see some of it differently.',
      when: [...atLeast(4, [1, 5]), ...atLeast(5, [10])],
    },
    {
      text: 'At this stage, most practices are at or near the top of their scale. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped. This result is one person’s view, and reps or revenue operations may see some of it differently.',
      when: [],
    },
  ],
}
