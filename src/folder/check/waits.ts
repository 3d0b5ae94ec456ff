import type { Structure, QuestionOf } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import { nameOf } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'

/** Nothing waits for itself, nor for others that wait for it. */
export function checkWaits(
  { plan: { waits } }: Structure,
  questions: readonly QuestionOf[],
  names: QuestionNames,
  complain: Complain,
): void {
  for (const { waiting } of waits) {
    const members = questions.filter(({ id, section }) => id === waiting || section === waiting)
    const before = new Set<number>()
    for (const { id } of members) addAllBefore(id, before)
    const circle = members.find(({ id }) => before.has(id))
    if (circle) {
      const name = typeof waiting === 'number' ? nameOf(waiting, names) : waiting
      complain(
        ['plan', 'waits', name],
        `“${name}” waits, in the end, for its own “${nameOf(circle.id, names)}”, so neither would ever start. Name other questions.`,
      )
    }
  }

  /** What has to be reached before a question, and before that. */
  function addAllBefore(id: number, found: Set<number>): void {
    const section = questions.find((question) => question.id === id)?.section
    const before = waits
      .filter(({ waiting }) => waiting === id || waiting === section)
      .flatMap((wait) => wait.for.map((each) => each.id))
    for (const each of before.filter((other) => !found.has(other))) {
      found.add(each)
      addAllBefore(each, found)
    }
  }
}
