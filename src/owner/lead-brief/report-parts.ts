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
import type { BriefLine, BriefPart } from '../../contract/brief.ts'
import { summaryOf } from './summary.ts'

const STRENGTHS = 2
const OPENING_QUESTIONS = 3

const [BARELY_IN_PLACE, IN_PLACE] = [3, 4] as const

/** What the visitor read in the report, in its order, and what to ask about it. */
export function reportParts(answers: CompleteAnswers): BriefPart[] {
  const report = reportOf(answers)
  const { whatsWorking, helps } = stageWordsOf(report)
  const strengths = whatsWorking.slice(0, STRENGTHS)
  return [
    { title: 'Start with what works', lines: strengths.map(pickedLine) },
    { title: 'Questions to open with', place: 'first', lines: openingLines(report) },
    { title: 'Their plan, in the words of the report', lines: planLines(report) },
    {
      title: `How ${SITE.providerName} can help, in the words of the report`,
      lines: helps.map(pickedLine),
    },
    {
      title: 'Already in place: do not pitch these as new',
      lines: inPlaceLines(answers, strengths),
    },
  ]
}

export function briefLineOf(text: string, below: readonly string[] = []): BriefLine {
  return { words: [text], below: below.map((own) => briefLineOf(own)) }
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
function pickedLine({ text, answer: { id, option } }: PickedLine): BriefLine {
  return briefLineOf(text, [`because they said ${choiceOf(id, option)} (question ${id})`])
}

/** One for each weak answer; a reader with fewer than three is asked what the plan is about, too. */
function openingLines({ answers, plan }: Report): BriefLine[] {
  const weakest = summaryOf(answers).weakest.map(({ id }) => id)
  const ids = [...new Set([...weakest, ...plan.first.map(({ id }) => id)])]
  return ids
    .slice(0, OPENING_QUESTIONS)
    .map((id, place) =>
      briefLineOf(
        `${place + 1}. You said “${optionText(id, answers[id])}.” ${openingQuestionOf(id, answers[id])}`,
        [`${letterOf(answers[id])} on ${topicOf(id)}`],
      ),
    )
}

function planLines({ plan }: Report): BriefLine[] {
  const { start, first, later, nextStage } = plan
  const rest = [...new Set(later.map(({ id }) => questionOf(id).topic))]
  return [
    briefLineOf(`“Start with ${start.section}. ${whyStart(start)}”`),
    ...first.map((move, place) => {
      const { action, check } = planStepOf(move)
      return briefLineOf(`Within ${FIRST_DAYS[place]} days: ${action} (question ${move.id})`, [
        `Check: ${check}`,
      ])
    }),
    ...(nextStage && rest.length > 0
      ? [
          briefLineOf(
            `After the 90 days, the rest of the way to ${nextStage.stage}: ${rest.join(', ')}`,
          ),
        ]
      : []),
  ]
}

/** The answers at D and above, or at C where none is higher, apart from those that were `told`. */
function inPlaceLines(answers: CompleteAnswers, told: readonly PickedLine[]): BriefLine[] {
  const isHigh = QUESTION_IDS.some((id) => answers[id] >= IN_PLACE)
  const from = isHigh ? IN_PLACE : BARELY_IN_PLACE
  return QUESTION_IDS.filter(
    (id) => answers[id] >= from && told.every(({ answer }) => answer.id !== id),
  )
    .toSorted((one, other) => answers[other] - answers[one])
    .map((id) => briefLineOf(`${choiceOf(id, answers[id])} (question ${id})`))
}
