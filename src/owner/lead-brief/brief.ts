import {
  letterOf,
  QUESTION_IDS,
  sectionOf,
  TOP_OPTION,
} from '../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../../domain/assessment/assessment.ts'
import { planOf } from '../../domain/report/plan.ts'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import type { Scores } from '../../domain/assessment/scoring.ts'
import { gapOf } from '../../domain/assessment/stage.ts'
import type { Gap, StageName } from '../../domain/assessment/stage.ts'
import { optionText, questionOf } from '../../content/questions.ts'

const WEAKEST_COUNT = 3

/** An answer in the words that the visitor read and chose. */
export type WordedAnswer = {
  id: QuestionId
  section: SectionName
  question: string
  letter: string
  option: string
}

/** What a seller wants to know before a talk. */
export type Brief = {
  scores: Scores
  gap: Gap | undefined
  /** Lowest first, at most three, and only answers that can be raised. */
  weakest: readonly WordedAnswer[]
  /** `points`: answers to raise by one option each. */
  nextStage: { stage: StageName; points: number } | undefined
}

export function briefOf(answers: CompleteAnswers): Brief {
  const scores = scoreAnswers(answers)
  const next = planOf(answers, scores).nextStage
  const open = QUESTION_IDS.filter((id) => answers[id] < TOP_OPTION)
  const lowestFirst = open.toSorted((one, other) => answers[one] - answers[other])
  return {
    scores,
    gap: gapOf(scores.overall),
    weakest: lowestFirst.slice(0, WEAKEST_COUNT).map((id) => wordedAnswer(id, answers[id])),
    nextStage: next && { stage: next.stage, points: next.pointsMissing },
  }
}

function wordedAnswer(id: QuestionId, option: OptionNumber): WordedAnswer {
  return {
    id,
    section: sectionOf(id),
    question: questionOf(id).text,
    letter: letterOf(option),
    option: optionText(id, option),
  }
}
