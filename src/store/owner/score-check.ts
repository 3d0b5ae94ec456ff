import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { outcomeOf } from '../../domain/assessment/outcome.ts'
import { countOlder } from '../purge.ts'
import { readResponses } from './reads.ts'
import type { Finding } from '../../contract/desk.ts'
import type { StoredResponse, VerifyProgress } from './owner-store.ts'
import type { Sql } from '../sql/sql.ts'

const END_OF_TIME = new Date('9999-12-31T00:00:00.000Z')

/** Whether the stored scores and stages are those that the answers give. */
export async function checkScores(sql: Sql, onProgress: VerifyProgress): Promise<Finding[]> {
  let [seen, wrong, firstWrong, others] = [0, 0, 0, 0]
  const everything = { since: undefined, until: END_OF_TIME }
  const { responses: total } = await countOlder(sql, END_OF_TIME)
  onProgress(0, total)
  for await (const responses of readResponses(sql, everything)) {
    for (const response of responses) {
      if (response.modelVersion !== MODEL_VERSION) {
        others += 1
        continue
      }
      seen += 1
      if (isScored(response)) continue
      wrong += 1
      firstWrong ||= response.id
    }
    onProgress(seen + others, total)
  }
  const scores: Finding =
    wrong === 0
      ? {
          answer: 'ok',
          sentence: `${seen} responses hold the scores and the stage that their answers give`,
        }
      : {
          answer: 'wrong',
          sentence:
            `${wrong} of ${seen} responses hold a score or a stage that their answers do not give, ` +
            `first the response ${firstWrong}: somebody changed the rows, compare with a backup`,
        }
  return others === 0 ? [scores] : [scores, { answer: 'not checked', sentence: otherText(others) }]
}

function isScored({
  answers,
  overallScore,
  maturityStage,
  sectionScores,
}: StoredResponse): boolean {
  if (!answers) return false
  const { scores, stage } = outcomeOf(answers)
  return (
    scores.overall === overallScore &&
    stage === maturityStage &&
    Object.keys(sectionScores).length === scores.sections.length &&
    scores.sections.every(({ name, score }) => sectionScores[name] === score)
  )
}

function otherText(count: number): string {
  return `Another version of the questions: ${count} ${count === 1 ? 'response' : 'responses'}`
}
