import type { TeamReply } from '../contract/api.ts'
import { isRecord } from '../domain/record.ts'
import type { Team, TeamQuestion } from '../domain/sharing/team.ts'
import { MODEL } from '../generated/model.ts'

/** Undefined if it is not our server's, or of other questions than this page has, as during a deploy. */
export function teamReplyOf(body: unknown): TeamReply | undefined {
  if (!isRecord(body)) return undefined
  const { count, ...others } = body
  if (!isCount(count)) return undefined
  if (Object.keys(others).length === 0) return { count }
  return isTeam(body) ? body : undefined
}

function isTeam(body: Record<string, unknown>): body is Record<string, unknown> & Team {
  const { talkingPoints, others, agreedCount, sections } = body
  if (!Array.isArray(talkingPoints) || !Array.isArray(others) || !Array.isArray(sections)) {
    return false
  }
  const questions: unknown[] = [...talkingPoints, ...others]
  return (
    isCount(agreedCount) &&
    questions.every(isQuestion) &&
    new Set(questions.map(({ id }) => id)).size === MODEL.questionIds.length &&
    sections.length === MODEL.sections.length &&
    sections.every((each, index) => isSection(each, index))
  )
}

function isQuestion(value: unknown): value is TeamQuestion {
  if (!isRecord(value)) return false
  const { id, chosen, range } = value
  return (
    MODEL.questionIds.some((each) => each === id) &&
    isCount(range) &&
    Array.isArray(chosen) &&
    chosen.every(
      (each) =>
        isRecord(each) &&
        MODEL.options.some((option) => option === each['option']) &&
        isCount(each['count']),
    )
  )
}

function isSection(value: unknown, index: number): boolean {
  const { name, lowest, highest } = isRecord(value) ? value : {}
  return (
    name === MODEL.sections[index]?.name &&
    [lowest, highest].every((score) => typeof score === 'number')
  )
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
