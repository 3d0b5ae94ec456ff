import type { MoveTexts, TimedPeople } from '../../domain/assessment/texts.ts'
import type { Complain } from '../complaints.ts'
import { readList } from '../conditions.ts'
import type { Path } from '../entry.ts'

const PEOPLE: readonly TimedPeople[] = [
  ...(['each', 'manager', 'session', 'one', 'rep', 'some', 'leaders', 'others', 'own'] as const),
]

/** Whose time a step takes, in minutes: “each 20, own 60”. */
export function readTime(path: Path, text: string, complain: Complain): MoveTexts['time'] {
  const parts = readList(text).map((part) => {
    const [, who, minutes] = /^(\S+) ([1-9]\d{0,3})$/.exec(part) ?? []
    return { who: PEOPLE.find((each) => each === who), minutes: Number(minutes) }
  })
  const isDouble = new Set(parts.map(({ who }) => who)).size < parts.length
  if (isDouble || parts.some(({ who }) => who === undefined)) {
    complain(
      path,
      `“${text}” does not say whose minutes. Write each once, as in “each 20, own 60”, of ${PEOPLE.join(', ')}.`,
    )
  }
  return Object.fromEntries(parts.map(({ who, minutes }) => [who, minutes]))
}
