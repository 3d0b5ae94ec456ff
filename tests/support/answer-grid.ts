import type { CompleteAnswers, OptionNumber } from '../../src/domain/assessment/assessment.ts'
import { MODEL } from '../../src/generated/model.ts'

/** Twelve options in question order. */
type Twelve = readonly OptionNumber[]

/** Without the reader's checks, which would take longer than what is tested. */
export function answersOfTwelve(options: Twelve): CompleteAnswers {
  return Object.fromEntries(options.map((option, index) => [index + 1, option])) as CompleteAnswers
}

/** The same sets for the same seed. Each set leans to its own level, so that all stages come up. */
export function* randomSets(count: number, seed: number): Generator<Twelve> {
  const random = randomOf(seed)
  for (let made = 0; made < count; made += 1) {
    const [level, spread] = [random() * 5, random() * 6]
    yield Array.from({ length: 12 }, () => optionAt(level + (random() - 0.5) * spread))
  }
}

function optionAt(value: number): OptionNumber {
  return MODEL.options[Math.min(4, Math.max(0, Math.floor(value)))] ?? 1
}

/** Mulberry32: small, and good enough to choose test data. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
