import { readAnswers } from '../assessment/assessment.ts'
import type { Answers } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { isRecord } from '../record.ts'
import type { Team, TeamQuestion } from './team.ts'

type RoomQuestion = Pick<TeamQuestion, 'id' | 'chosen'>

/** What a team looks at together. It stands still, whoever answers later. */
export type Room = {
  /** In the order of the talk; none before they are shown. */
  questions: readonly RoomQuestion[]
  /** Options that were pressed; 0 takes back what all had chosen. */
  pressed: Answers
}

/** With the counts of now: the widest first, or in the order in which they were shown before. */
export function showIn({ questions, pressed }: Room, { talkingPoints, others }: Team): Room {
  const placeOf = ({ id }: RoomQuestion) => questions.findIndex((shown) => shown.id === id)
  const inOrder = [...talkingPoints, ...others].sort((one, two) => placeOf(one) - placeOf(two))
  return { questions: inOrder, pressed }
}

/** How many had answered when the counts were taken in. */
export function answeredIn({ questions }: Room): number {
  return questions[0]?.chosen.reduce((sum, { count }) => sum + count, 0) ?? 0
}

/** What the team agrees on: what was pressed, otherwise what all had chosen. */
export function agreedIn({ questions, pressed }: Room): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, chosen: [first, ...others] }) => {
      const option = pressed[id] ?? (others.length === 0 && first?.option)
      return option ? [[id, option]] : []
    }),
  )
}

/** As a tab kept it, without what is wrong in it. */
export function roomOf(model: Model, value: unknown): Room {
  const { questions, pressed } = isRecord(value) ? value : {}
  const all: unknown[] = Array.isArray(questions) ? questions : []
  const read = all.filter((question) => isQuestionOf(model, question))
  const areAll = model.questionIds.every((id) => read.some((question) => question.id === id))
  return {
    questions: areAll && read.length === model.questionIds.length ? read : [],
    pressed: readAnswers({ ...model, options: [0, ...model.options] }, pressed) ?? {},
  }
}

function isQuestionOf(model: Model, value: unknown): value is RoomQuestion {
  const chosen = isRecord(value) && value['chosen']
  return Array.isArray(chosen) && chosen.every((each) => isChoiceOf(model, each))
}

function isChoiceOf({ options }: Model, value: unknown): boolean {
  const { option, count } = isRecord(value) ? value : {}
  return options.some((each) => each === option) && typeof count === 'number'
}
