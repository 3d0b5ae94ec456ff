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
    const before = allBefore(members.map(({ id }) => id))
    const circle = members.find(({ id }) => before.has(id))
    if (circle) {
      const name = typeof waiting === 'number' ? nameOf(waiting, names) : waiting
      complain(
        ['plan', 'waits', name],
        `“${name}” waits, in the end, for its own “${nameOf(circle.id, names)}”, so neither would ever start. Name other questions.`,
      )
    }
  }

  /** All that has to be reached before these, and before that. */
  function allBefore(ids: readonly number[]): ReadonlySet<number> {
    const found = new Set<number>()
    const open = [...ids]
    for (const id of open) {
      for (const question of directlyBefore(id)) {
        if (!found.has(question)) open.push(question)
        found.add(question)
      }
    }
    return found
  }

  function directlyBefore(id: number): readonly number[] {
    const section = questions.find((question) => question.id === id)?.section
    return waits
      .filter(({ waiting }) => waiting === id || waiting === section)
      .flatMap((wait) => wait.for.map(({ question }) => question))
  }
}
