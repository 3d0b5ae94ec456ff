import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import { readResponses } from './reads.ts'
import type { Finding } from './owner-store.ts'
import type { Sql } from '../sql.ts'

const END_OF_TIME = new Date('9999-12-31T00:00:00.000Z')

/** Whether each stored score is the one that its twelve answers give. */
export async function checkScores(sql: Sql): Promise<Finding> {
  let [seen, wrong, firstWrong] = [0, 0, 0]
  for await (const responses of readResponses(sql, { since: undefined, until: END_OF_TIME })) {
    for (const { id, answers, overallScore } of responses) {
      seen += 1
      if (scoreAnswers(answers).overall === overallScore) continue
      wrong += 1
      firstWrong ||= id
    }
  }
  return wrong === 0
    ? { answer: 'ok', sentence: `${seen} responses hold the score that their answers give` }
    : {
        answer: 'wrong',
        sentence:
          `${wrong} of ${seen} responses hold a score that their answers do not give, ` +
          `first the response ${firstWrong}: somebody changed the rows, compare with a backup`,
      }
}
