import type { Assessment } from './assessment.ts'

type Sampled = Pick<Assessment, 'sample' | 'stages'>

/**
 * What the report of the sample says. The domain cannot say it here: it knows the folder as it was compiled
 * before.
 */
export function sampleOutcome({ sample, stages }: Sampled): { score: string; stage: string } {
  const score = sample.reduce((sum, option) => sum + option, 0) / sample.length
  const stage = stages.find(({ from, to }) => from <= score && score <= to)
  return { score: score.toFixed(1), stage: stage?.name ?? '' }
}
