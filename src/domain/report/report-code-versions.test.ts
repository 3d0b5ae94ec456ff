import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import RECORDED from '../assessment/model-versions.json' with { type: 'json' }
import { roomProblemOf } from './code-room.ts'

const RECORDS = '../assessment/model-versions.json'
const ASSESSMENT = '../assessment/assessment.ts'

/** The code as the product makes and reads it with other records or other questions. */
async function codesWith(path: string, change: object) {
  vi.resetModules()
  vi.doMock(path, async (original) => ({ ...(await original<object>()), ...change }))
  return import('./report-code.ts')
}

/** The earlier versions, and after them the one that the questions have now. */
function recordsOf(...earlier: object[]) {
  const records = [...earlier, ...RECORDED.slice(-1)]
  return { default: records.map((record, place) => ({ ...record, version: place + 1 })) }
}

afterEach(() => {
  vi.doUnmock(RECORDS)
  vi.doUnmock(ASSESSMENT)
  vi.resetModules()
})

describe('a code of an earlier version', () => {
  it('tells the score and the stage of its own sections', async () => {
    const ten = {
      sections: [
        { name: 'Planning', questionCount: 5 },
        { name: 'Training', questionCount: 5 },
      ],
      stages: [
        { name: 'Early', from: 1, to: 2.9 },
        { name: 'Late', from: 3, to: 5 },
      ],
    }
    // Ten answers are the same number as twelve that begin twice with the first option.
    const { reportCodeOf } = await codesWith(RECORDS, recordsOf())
    const code = reportCodeOf(answersOf('115 555 511 111'))

    const { readReportCode } = await codesWith(RECORDS, recordsOf(ten))

    expect(readReportCode(code)).toEqual({
      ok: true,
      value: {
        kind: 'earlier',
        stage: 'Late',
        scores: {
          total: 30,
          overall: 3,
          sections: [
            { name: 'Planning', total: 25, score: 5 },
            { name: 'Training', total: 5, score: 1 },
          ],
        },
      },
    })
  })
})

describe('a code without room', () => {
  it.each([
    [1, 12],
    [15, 12],
    [15, 11],
  ])('is none for version %i and %i questions', (version, questionCount) => {
    expect(roomProblemOf(version, questionCount)).toBeUndefined()
  })

  it('stops the product with a thirteenth question, and says what to do', async () => {
    const ids = Array.from({ length: 13 }, (_, place) => place + 1)

    await expect(codesWith(ASSESSMENT, { QUESTION_IDS: ids })).rejects.toThrow(
      /no room for the answers to 13 questions: give codes more symbols .*016-model-version\.md/,
    )
  })

  it('stops the product at the sixteenth version, and says what to do', async () => {
    const records = recordsOf(...Array.from({ length: 15 }, () => ({ sections: [], stages: [] })))

    await expect(codesWith(RECORDS, records)).rejects.toThrow(
      /room for versions up to 15, not for 16: give codes more symbols/,
    )
  })
})
