import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ResponseBody } from '../../contract/bodies.ts'
import { answersOf, digitsOf } from '../../../tests/support/answer-sets.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { createRunStore } from './run-store.ts'
import { MODEL } from '../../generated/model.ts'

const DAY = '2026-11-20'
const DAYS = { day: DAY, planEnd: '2026-02-18' }
const ANSWERS = answersOf('123 451 234 512')
const OTHERS = answersOf('123 451 234 513')

beforeAll(() => void vi.useFakeTimers({ now: 1_763_640_000_000, toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

function setup() {
  const storage = memoryStorage()
  const handedOver: ResponseBody[] = []
  const joined: string[] = []
  const open = () =>
    createRunStore(
      storage,
      (body) => handedOver.push(body),
      (team, answers) => joined.push(`${team} ${digitsOf(answers)}`),
    )
  return { storage, handedOver, joined, open }
}

it('queues a run once, however often it is finished', () => {
  const { open, handedOver } = setup()
  open().finish(ANSWERS, 'ada@larkfield.example', DAYS)
  open().finish(ANSWERS, 'ada@larkfield.example', DAYS)

  expect(handedOver).toEqual([
    {
      session_id: expect.stringMatching(/^session_1763640000000_[0-9a-f]{32}$/),
      model_version: MODEL.version,
      responses: ANSWERS,
      user_email: 'ada@larkfield.example',
      day: DAY,
    },
  ])
  expect(open().finishedId(ANSWERS)).toBe(handedOver[0]?.session_id)
  expect(open().finishedId(OTHERS)).toBeUndefined()
  expect([open().finishedOn(ANSWERS), open().finishedOn(OTHERS)]).toEqual([DAY, undefined])
})

it('is another run after Start, and when an answer changed after the report', () => {
  const { open, handedOver } = setup()
  open().finish(ANSWERS, null, DAYS)
  open().begin()
  expect(open().finishedId(ANSWERS)).toBeUndefined()
  open().finish(ANSWERS, null, DAYS)
  open().finish(OTHERS, null, DAYS)

  expect(handedOver.map(({ responses }) => responses)).toEqual([ANSWERS, ANSWERS, OTHERS])
  expect(new Set(handedOver.map(({ session_id }) => session_id)).size).toBe(3)
  expect(open().finishedId(OTHERS)).toBe(handedOver[2]?.session_id)
})

it('is another run when later questions get the same answers', () => {
  const { open, handedOver, storage } = setup()
  open().finish(ANSWERS, null, DAYS)
  const run = JSON.parse(storage.get('assessmentRun') ?? '{}')
  storage.set('assessmentRun', JSON.stringify({ ...run, modelVersion: MODEL.version - 1 }))
  expect(open().finishedId(ANSWERS)).toBeUndefined()
  open().finish(ANSWERS, null, DAYS)

  expect(handedOver[1]?.session_id).not.toBe(handedOver[0]?.session_id)
})

it('keeps its id when it is handed over again, because it was not known to be', () => {
  const { open, handedOver, storage } = setup()
  open().finish(ANSWERS, null, DAYS)
  const { sessionId } = JSON.parse(storage.get('assessmentRun') ?? '{}')
  for (const finished of [undefined, false, true]) {
    storage.set('assessmentRun', JSON.stringify({ sessionId, finished }))
    open().finish(ANSWERS, null, DAYS)
  }

  expect(new Set(handedOver.map(({ session_id }) => session_id))).toEqual(new Set([sessionId]))
})

it.each(['{', '"x"', ...["session_1763640000000_a'; --", 5].map(runNamed)])(
  'ignores a stored run %s',
  (stored) => {
    const { storage, open, handedOver } = setup()
    storage.set('assessmentRun', stored)

    expect(open().finishedId(ANSWERS)).toBeUndefined()
    open().finish(ANSWERS, null, DAYS)
    expect(handedOver[0]?.session_id).toMatch(/^session_1763640000000_[0-9a-f]{32}$/)
  },
)

function runNamed(sessionId: unknown): string {
  return JSON.stringify({ sessionId, finished: ANSWERS })
}

describe('the team of a run', () => {
  const TEAM = 'K7Q2M4XT9B3C5D6E'
  const FIRST = `${TEAM} ${digitsOf(ANSWERS)}`
  const CHANGED = `${TEAM} ${digitsOf(OTHERS)}`

  it('gets the answers of a run that was open once, and changed ones too', () => {
    const { open, joined } = setup()
    open().join('T'.repeat(16))
    open().join(TEAM)
    expect(open().nextTeam()).toBe(TEAM)
    open().finish(ANSWERS, null, DAYS)
    open().finish(ANSWERS, null, DAYS)
    open().finish(OTHERS, null, DAYS)

    expect([joined, open().team(), open().nextTeam()]).toEqual([[FIRST, CHANGED], TEAM, undefined])
  })

  it('is kept by a retake, and goes with the run when another one begins', () => {
    const { open, joined } = setup()
    open().join(TEAM)
    open().begin()
    open().finish(ANSWERS, null, DAYS)
    open().retake()
    expect(open().nextTeam()).toBe(TEAM)
    open().begin()
    open().finish(OTHERS, null, DAYS)
    open().begin()
    open().finish(ANSWERS, null, DAYS)

    expect([joined, open().team()]).toEqual([[FIRST, CHANGED], undefined])
  })

  it('is not joined by a run that was finished before Start, but by its retake', () => {
    const { open, joined, handedOver, storage } = setup()
    open().finish(ANSWERS, null, DAYS)
    open().join(TEAM)
    open().finish(ANSWERS, null, DAYS)

    expect([joined, handedOver.length, open().team()]).toEqual([[], 1, undefined])
    open().retake()
    expect(open().nextTeam()).toBe(TEAM)
    storage.set('assessmentRun', JSON.stringify({ nextTeamKey: 'T'.repeat(16) }))
    open().join(TEAM)
    expect(open().nextTeam(), 'the last one').toBe(TEAM)
  })

  it('can be left before the first question and within the run', () => {
    const { open, joined, storage } = setup()
    open().join(TEAM)
    open().leave(TEAM)
    expect([open().nextTeam(), storage.get('assessmentRun')]).toEqual([undefined, undefined])
    open().join(TEAM)
    open().begin()
    open().leave('T'.repeat(16))
    expect(open().nextTeam()).toBe(TEAM)
    open().leave(TEAM)
    open().finish(ANSWERS, null, DAYS)

    expect(joined).toEqual([])
    open().forget()
    expect(storage.get('assessmentRun')).toBeUndefined()
  })

  it('that somebody asks after the report has what is changed later, until it is left', () => {
    const { open, joined, handedOver } = setup()
    open().finish(ANSWERS, null, DAYS)
    open().share(TEAM)
    expect([open().team(), open().finishedId(ANSWERS)]).toEqual([TEAM, expect.any(String)])
    open().finish(OTHERS, null, DAYS)
    open().leave(TEAM)
    expect(open().finishedId(OTHERS)).toBe(handedOver[1]?.session_id)
    open().finish(ANSWERS, null, DAYS)

    expect(joined).toEqual([CHANGED])
  })

  it.each([5, TEAM.toLowerCase()])('is none as %j', (teamKey) => {
    const { open, storage, joined } = setup()
    storage.set('assessmentRun', JSON.stringify({ teamKey, nextTeamKey: teamKey }))
    expect([open().team(), open().nextTeam()]).toEqual([undefined, undefined])
    open().finish(ANSWERS, null, DAYS)
    expect(joined).toEqual([])
  })
})
