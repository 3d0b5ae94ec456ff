import type { Edition } from '../../domain/edition/edition.ts'
import type { Move } from '../../domain/report/plan.ts'
import { LANGUAGE } from '../../generated/language.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/steps.ts'

/** How common the answer is that a move raises; none where the edition does not tell, or is of other questions. */
export function howCommon(edition: Edition | undefined, { id, from }: Move): string | undefined {
  if (edition?.version !== MODEL.version) return undefined
  const people = { people: edition.people.toLocaleString(`${LANGUAGE}-u-nu-latn`) }
  const isLowest = from === MODEL.options[0]
  const share = edition.shares[id]?.[from - 1]
  if (share === 'half') return isLowest ? say.halfLowest(people) : say.half(people)
  if (share === 'most') return isLowest ? say.mostLowest(people) : say.most(people)
  return undefined
}
