import type { StageName } from '../../domain/assessment/stage.ts'

type StageMeaning = {
  /** Below the heading, where no two answers of the reader say more. */
  subtitle: string
  /** What the stage means: two sentences that are true for whoever is in it, or just above it. */
  description: string
}

export const STAGE_MEANINGS: Readonly<Record<StageName, StageMeaning>> = {
  'Ad Hoc': {
    subtitle: 'Much of the work is left to each person and each moment.',
    description:
      'Ad Hoc is an average near A, where work depends on the person and the moment. At least nine of the twelve answers are at A or B, so one shared practice at a time is enough.',
  },
  Foundational: {
    subtitle: 'Some practices are in place; others are settled case by case.',
    description:
      'Foundational is an average near B, where practices are shared but informal. What is on paper stays when people change teams; what is in someone’s head leaves with them.',
  },
  Evolving: {
    subtitle: 'Several shared practices are in place.',
    description:
      'Evolving is an average near C, where practices are agreed or scheduled. A practice that people agreed on can be looked up by those who join the team later.',
  },
  Strategic: {
    subtitle: 'Many practices are shared, and several are well developed.',
    description:
      'Strategic is an average near D, where practices are approved, checked or built on data. Leaders tend to notice this and ask what it changes, so have one example ready for each practice.',
  },
  Optimized: {
    subtitle: 'Most practices are near the top and need upkeep.',
    description:
      'Optimized is an average near E, where practices keep improving from records and results. A practice this far along can fade unnoticed when its owner changes jobs or a check is dropped.',
  },
}
