import type { Complain } from '../complaints.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'
import { FACTS } from '../facts.ts'
import type { Pages, Scale } from '../shape.ts'
import { refuseSameOptions } from './questions.ts'
import { checkPlaceholders } from './words.ts'

export function checkPages(
  { scale, terms, consent, consentRequired: required }: Pages,
  optionCount: number,
  complain: Complain,
): void {
  if (scale) checkScale(scale, optionCount, complain)
  checkPlaceholders(terms ?? '', FACTS, ['terms'], complain)
  checkPlaceholders(consent ?? '', FACTS, ['form', 'consent'], complain)
  if (required !== undefined && consent === undefined) {
    complain(
      ['form', 'consent required'],
      'there is no consent that could be required. Write its words in “consent”.',
    )
  }
}

/** One option for each letter, in their order, and no two with the same words. */
function checkScale(scale: Scale, optionCount: number, complain: Complain): void {
  const letters = Array.from({ length: optionCount }, (_, index) => letterOf(index + 1))
  const names = Object.keys(scale)
  if (names.join() !== letters.join()) {
    complain(
      ['scale'],
      `write ${letters.join(', ')} here, in this order: “options” says that there are ${optionCount}.`,
    )
  }
  refuseSameOptions(['scale'], scale, complain)
}
