import { QUESTION_IDS } from '../../../domain/assessment/assessment.ts'
import { atLeast } from './variants.ts'
import type { Meaning } from './variants.ts'

export const OPTIMIZED_MEANING: Meaning = {
  means:
    'Optimized means an average answer near E: practices that records and results keep changing.',
  subtitle: [
    {
      text: 'Work aimed at sales results, checked against a baseline',
      when: atLeast(5, [10, 11]),
      praises: [10],
    },
    {
      text: 'Practices adjusted as the evidence comes in',
      when: atLeast(4, [10, 11, 12]),
      praises: [10],
    },
    { text: 'Most practices are near the top and need upkeep', when: [] },
  ],
  description: [
    {
      text: 'there is no option above any of these answers. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped.',
      when: [{ option: 5, from: 12, to: 12 }],
    },
    {
      text: 'practices are at the top of their scale or close to it, and here one answer is one option below. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped.',
      when: [{ option: 5, from: 11, to: 11 }, ...atLeast(4, QUESTION_IDS)],
    },
    {
      text: 'most answers are at the top of their scale, and the others are one option below. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped.',
      when: [{ option: 5, from: 7, to: 10 }, ...atLeast(4, QUESTION_IDS)],
    },
    {
      text: 'enablement joins planning early, skills are checked after training, and results are compared with a baseline. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped.',
      when: [...atLeast(4, [1, 5]), ...atLeast(5, [10])],
      praises: [10],
    },
    {
      text: 'most practices are at or near the top of their scale. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped.',
      when: [],
    },
  ],
}
