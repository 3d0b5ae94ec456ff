import { letterOf, OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { OptionLetter, OptionNumber } from '../../domain/assessment/assessment.ts'
import type { Condition } from '../../domain/report/condition.ts'
import { SAID } from '../questions/said.ts'
import { STAGE_TEXTS } from '../stages/stage-texts.ts'
import { HIGH_TEXTS, LOW_TEXTS, PAIRS } from './tension-texts.ts'

export type Told = { text: string; when: readonly Condition[] }

const TENSIONS: readonly Told[] = QUESTION_IDS.flatMap((high) =>
  PAIRS[high].flatMap((low) =>
    HIGH_TEXTS[high].flatMap((praise, place, praises) =>
      OPTION_NUMBERS.flatMap((option) => {
        const clauses: { readonly [letter in OptionLetter]?: string } = LOW_TEXTS[low]
        const clause = clauses[letterOf(option)]
        if (clause === undefined) return []
        const when: Condition[] = [
          { question: high, from: praise.from, to: optionBelow(praises[place + 1]?.from) },
          { question: low, from: option, to: option },
        ]
        return [{ text: `${praise.text}, but ${clause}.`, when }]
      }),
    ),
  ),
)

/** The highest praise that is true is used, so each ends where the next begins. */
function optionBelow(next: OptionNumber | undefined): OptionNumber {
  return OPTION_NUMBERS.find((option) => option + 1 === next) ?? 5
}

/** Every sentence that a report can say, with the answers that it rests on. */
export const EVERY_LINE: readonly Told[] = [
  ...Object.values(STAGE_TEXTS).flatMap(({ subtitle, description, ...lists }) => [
    ...subtitle,
    ...description,
    ...[lists.whatsWorking, lists.whereToFocus, lists.helps].flat(),
  ]),
  ...TENSIONS,
  ...QUESTION_IDS.flatMap((question) =>
    OPTION_NUMBERS.flatMap((from) => {
      const move = SAID[question].moves[letterOf(from)]
      const symptom = 'symptom' in move ? [move.symptom] : []
      return [...symptom, move.action, move.needs, move.check].map((text) => ({
        text,
        when: [{ question, from, to: from }],
      }))
    }),
  ),
]
