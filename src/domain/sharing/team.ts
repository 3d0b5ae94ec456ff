import { OPTION_NUMBERS, QUESTION_IDS, SECTIONS, TOP_OPTION } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import { currentScoresOf } from '../assessment/model-scores.ts'
import type { CurrentScores } from '../assessment/model-scores.ts'
import type { SectionScore } from '../assessment/scoring.ts'
import { STAGES } from '../assessment/stage.ts'
import type { StageName } from '../assessment/stage.ts'
import { LOW_OPTION } from '../report/start.ts'
import { compareSpreads, spreadOf } from './spread.ts'
import type { Spread } from './spread.ts'

export const SMALLEST_TEAM = 2
export const LARGEST_TEAM = 12
/** In a smaller team, people can tell who gave which answer. */
export const ANONYMOUS_FROM = 4
const TALKING_POINT_COUNT = 3

export type TeamQuestion = {
  id: QuestionId
  spread: Spread
  /** The reports that chose each option, by their place in the team; options nobody chose are left out. */
  chosen: readonly { option: OptionNumber; reports: readonly number[] }[]
}

type TeamSection = {
  name: SectionName
  /** Section scores, 1 to 5: the middle of the team, its lowest and its highest. */
  median: number
  lowest: number
  highest: number
}

export type Team = {
  reports: readonly CurrentScores[]
  /** Those the team agrees on least come first; ties in question order. */
  questions: readonly TeamQuestion[]
  /** At most three, widest first; none on which all agree. */
  talkingPoints: readonly TeamQuestion[]
  agreed: readonly TeamQuestion[]
  /** In the order of SECTIONS. */
  sections: readonly TeamSection[]
  /** Only stages that somebody stands in, least mature first. */
  stages: readonly { name: StageName; reports: readonly number[] }[]
  /** What all agree is at A or B, the lowest first; the first of them is where the team starts. */
  agreedLow: readonly TeamQuestion[]
}

/** What two to twelve finished assessments say together; no average hides who differs. */
export function teamOf(answerSets: readonly CompleteAnswers[]): Team {
  const questions = QUESTION_IDS.map((id) => teamQuestionOf(id, answerSets)).sort((one, other) =>
    compareSpreads(one.spread, other.spread),
  )
  const reports = answerSets.map(currentScoresOf)
  const sections = reports.flatMap(({ scores }) => scores.sections)
  return {
    reports,
    questions,
    talkingPoints: questions.filter(({ spread }) => spread.steps > 0).slice(0, TALKING_POINT_COUNT),
    agreed: questions.filter(({ spread }) => spread.steps === 0),
    sections: SECTIONS.map(({ name }) => ({
      name,
      ...scoreRangeOf(sections.filter((section) => section.name === name)),
    })),
    stages: STAGES.flatMap(({ name }) => {
      const inStage = reportsWhere(reports, ({ stage }) => stage === name)
      return inStage.length > 0 ? [{ name, reports: inStage }] : []
    }),
    agreedLow: questions
      .filter(({ chosen }) => (chosen.at(-1)?.option ?? TOP_OPTION) <= LOW_OPTION)
      .sort((one, other) => lowestChosen(one) - lowestChosen(other) || one.id - other.id),
  }
}

function teamQuestionOf(id: QuestionId, answerSets: readonly CompleteAnswers[]): TeamQuestion {
  return {
    id,
    spread: spreadOf(answerSets.map((answers) => answers[id])),
    chosen: OPTION_NUMBERS.flatMap((option) => {
      const reports = reportsWhere(answerSets, (answers) => answers[id] === option)
      return reports.length > 0 ? [{ option, reports }] : []
    }),
  }
}

function scoreRangeOf(sections: readonly SectionScore[]): Omit<TeamSection, 'name'> {
  const sorted = sections.map(({ score }) => score).sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  return { median: (lower + upper) / 2, lowest: sorted[0] ?? 0, highest: sorted.at(-1) ?? 0 }
}

function lowestChosen({ chosen }: TeamQuestion): number {
  return chosen[0]?.option ?? TOP_OPTION
}

function reportsWhere<Value>(
  values: readonly Value[],
  isMeant: (value: Value) => boolean,
): readonly number[] {
  return values.flatMap((value, place) => (isMeant(value) ? [place] : []))
}
