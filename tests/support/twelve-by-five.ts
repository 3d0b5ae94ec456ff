import type { Model, Stage } from '../../src/domain/assessment/model.ts'

/** Twelve questions with five options, as the examples of the tests need them, whatever an owner changes. */
export const MODEL: Model = {
  version: 1,
  questionIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  options: [1, 2, 3, 4, 5],
  sections: [
    { key: 'alignment', name: 'Strategic Alignment', questionIds: [1, 2, 3] },
    { key: 'content', name: 'Content & Training Delivery', questionIds: [4, 5, 6] },
    { key: 'coaching', name: 'Coaching & Reinforcement', questionIds: [7, 8, 9] },
    { key: 'measurement', name: 'Measurement & Optimization', questionIds: [10, 11, 12] },
  ],
  stages: [
    { name: 'Ad Hoc', from: 1, to: 1.5 },
    { name: 'Foundational', from: 1.6, to: 2.5 },
    { name: 'Evolving', from: 2.6, to: 3.4 },
    { name: 'Strategic', from: 3.5, to: 4.2 },
    { name: 'Optimized', from: 4.3, to: 5 },
  ],
  gapStage: 'Ad Hoc',
  plan: {
    days: [30, 60, 90],
    startOrder: [
      'Strategic Alignment',
      'Coaching & Reinforcement',
      'Measurement & Optimization',
      'Content & Training Delivery',
    ],
    lowOption: 2,
    steps: [
      { from: 1, to: 3 },
      { question: 12, from: 2, to: 4 },
    ],
    once: [12],
    together: ['Coaching & Reinforcement'],
    waits: [
      {
        waiting: 'Content & Training Delivery',
        for: [
          { id: 2, from: 2 },
          { id: 3, from: 3 },
        ],
      },
      { waiting: 9, for: [{ id: 5, from: 2 }] },
    ],
  },
}

/** With other ranges: `changes` by the index of the stage. */
export function withStages(changes: Readonly<Record<number, Partial<Stage>>>): Model {
  return { ...MODEL, stages: MODEL.stages.map((stage, index) => ({ ...stage, ...changes[index] })) }
}

export const WITHOUT_GAPS = withStages({
  0: { to: 1.59 },
  1: { to: 2.59 },
  2: { to: 3.49 },
  3: { to: 4.29 },
})
