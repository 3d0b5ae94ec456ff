import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { firstSentence, inQuotes } from '../../domain/assessment/in-quotes.ts'
import { QUESTIONS } from '../../generated/questions.ts'
import { optionSentence, optionText } from './questions.ts'

// Apart from the questions, as no page before the report quotes an answer.

/** As it stands in quotes. */
export function quotedOption(id: QuestionId, option: OptionNumber): string {
  return inQuotes(optionText(id, option))
}

/** The same, and how its explanation begins where other questions have options of this name, as “Repeatable” may be. */
export function explainedOption(id: QuestionId, option: OptionNumber): string {
  const [name, sentence] = [quotedOption(id, option), optionSentence(id, option)]
  const isRepeated =
    QUESTIONS.filter(({ options }) => options[option - 1] === optionText(id, option)).length > 1
  return isRepeated && sentence ? `${name}: ${inQuotes(firstSentence(sentence))}` : name
}
