import { letterOf, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
} from '../../domain/assessment/assessment.ts'
import { FIRST_DAYS } from '../../domain/report/plan.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { Report } from '../../domain/report/report.ts'
import { openingQuestionOf } from '../../content/questions/opening-questions.ts'
import { planStepOf, whyStart } from '../../content/report/plan-words.ts'
import { optionText, questionOf } from '../../content/questions/questions.ts'
import { SITE } from '../../content/site.ts'
import { stageWordsOf } from '../../content/stages/stage-words.ts'
import { briefOf } from './brief.ts'

const STRENGTHS = 2
const OPENING_QUESTIONS = 3

const [BARELY_IN_PLACE, IN_PLACE] = [3, 4] as const

/** What the visitor read in the report, in its order, and what to ask about it. */
export function reportLines(answers: CompleteAnswers): string[] {
  const report = reportOf(answers)
  const { whatsWorking, helps } = stageWordsOf(report)
  const strengths = whatsWorking.slice(0, STRENGTHS)
  return [
    ...part('Start with what works', strengths.flatMap(pickedLines)),
    ...part('Questions to open with', openingLines(report)),
    ...part('Their plan, in the words of the report', planLines(report)),
    ...part(
      `How ${SITE.providerName} can help, in the words of the report`,
      helps.flatMap(pickedLines),
    ),
    ...part('Already in place: do not pitch these as new', inPlaceLines(answers, strengths)),
  ]
}

/** A title and what stands under it; nothing where there is nothing. */
export function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}

/** 'Skill coaching (question 7)' */
export function topicOf(id: QuestionId): string {
  return `${questionOf(id).topic} (question ${id})`
}

/** 'A “Each manager decides when to coach”' */
export function choiceOf(id: QuestionId, option: OptionNumber): string {
  return `${letterOf(option)} “${optionText(id, option)}”`
}

/** A line of the report and the answer behind it. */
function pickedLines({ text, answer: { id, option } }: PickedLine): string[] {
  return [text, `  because they said ${choiceOf(id, option)} (question ${id})`]
}

/** One for each weak answer; a reader with fewer than three is asked what the plan is about, too. */
function openingLines({ answers, plan }: Report): string[] {
  const weakest = briefOf(answers).weakest.map(({ id }) => id)
  const ids = [...new Set([...weakest, ...plan.first.map(({ id }) => id)])]
  return ids
    .slice(0, OPENING_QUESTIONS)
    .flatMap((id, place) => [
      `${place + 1}. You said “${optionText(id, answers[id])}.” ${openingQuestionOf(id, answers[id])}`,
      `   ${letterOf(answers[id])} on ${topicOf(id)}`,
    ])
}

function planLines({ plan }: Report): string[] {
  const { start, first, later, nextStage } = plan
  const rest = [...new Set(later.map(({ id }) => questionOf(id).topic))]
  return [
    `“Start with ${start.section}. ${whyStart(start)}”`,
    ...first.flatMap((move, place) => {
      const { action, check } = planStepOf(move)
      return [
        `Within ${FIRST_DAYS[place]} days: ${action} (question ${move.id})`,
        `  Check: ${check}`,
      ]
    }),
    ...(nextStage && rest.length > 0
      ? [`After the 90 days, the rest of the way to ${nextStage.stage}: ${rest.join(', ')}`]
      : []),
  ]
}

/** The answers at D and above, or at C where none is higher, apart from those that were `told`. */
function inPlaceLines(answers: CompleteAnswers, told: readonly PickedLine[]): string[] {
  const isHigh = QUESTION_IDS.some((id) => answers[id] >= IN_PLACE)
  const from = isHigh ? IN_PLACE : BARELY_IN_PLACE
  return QUESTION_IDS.filter(
    (id) => answers[id] >= from && told.every(({ answer }) => answer.id !== id),
  )
    .toSorted((one, other) => answers[other] - answers[one])
    .map((id) => `${choiceOf(id, answers[id])} (question ${id})`)
}
