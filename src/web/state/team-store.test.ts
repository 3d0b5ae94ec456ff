import { expect, it } from 'vitest'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { MODEL } from '../../generated/model.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import type { TeamAnswers } from '../api.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { createTeamStore } from './team-store.ts'

const TEAM = 'K7Q2M4XT9B3C5D6E'
const OTHER = 'T'.repeat(16)
const KEY = /^[0-9A-HJKMNP-TV-Z]{16}$/
const ANSWERS = answersOf('123 451 234 512')

/** A store, what waits for each team, and a server that takes out or is away. */
function setup() {
  const storage = memoryStorage()
  const waiting: TeamAnswers[] = []
  const server = { isThere: true, takenOut: [] as string[] }
  const open = () =>
    createTeamStore(
      storage,
      {
        addToTeam: (answers) => void waiting.push(answers),
        dropTeam: (team) => {
          const left = waiting.filter((each) => each.team !== team)
          waiting.splice(0, waiting.length, ...left)
        },
      },
      {
        takeOutTeamAnswers: async (team, member) => {
          if (server.isThere) server.takenOut.push(`${team} ${member}`)
          return server.isThere
        },
      },
    )
  return { storage, waiting, server, open }
}

it('adds answers under one key for each team, also in a later visit', () => {
  const { open, waiting } = setup()
  expect(open().newKey()).toMatch(KEY)
  open().add(TEAM, ANSWERS)
  open().add(TEAM, answersOf('333 333 333 333'))
  open().add(OTHER, ANSWERS)

  const [first, second, third] = waiting
  expect(first).toEqual({
    ...{ team: TEAM, code: expect.stringMatching(/^.{4}-.{4}$/) },
    member: expect.stringMatching(KEY),
  })
  expect(second?.member).toBe(first?.member)
  expect(second?.code).not.toBe(first?.code)
  expect(third?.member).not.toBe(first?.member)
  expect(open().answersIn(TEAM)).toEqual(answersOf('333 333 333 333'))
  expect(open().answersIn(OTHER)).toEqual(ANSWERS)
  expect([open().has(TEAM), open().has('U'.repeat(16))]).toEqual([true, false])
})

it('is asked again after a change of the questions, and keeps its place in the team', () => {
  const { open, storage, waiting } = setup()
  open().add(TEAM, ANSWERS)
  const member = waiting[0]?.member
  const code = reportCodeOf({ ...MODEL, version: MODEL.version - 1 }, ANSWERS)
  storage.set('assessmentTeams', JSON.stringify({ [TEAM]: { member, code } }))
  expect([open().has(TEAM), open().answersIn(TEAM)]).toEqual([false, undefined])
  open().add(TEAM, ANSWERS)
  expect([open().has(TEAM), waiting.at(-1)?.member]).toEqual([true, member])
})

it('takes out what was sent and drops what waits, and is somebody new afterward', async () => {
  const { open, waiting, server } = setup()
  open().add(TEAM, ANSWERS)
  open().add(OTHER, ANSWERS)
  const [own] = waiting

  expect(await open().takeOut(TEAM)).toBe(true)

  expect(await open().takeOut(TEAM), 'with nothing left to take out').toBe(true)
  expect(server.takenOut).toEqual([`${TEAM} ${own?.member}`])
  expect([open().has(TEAM), open().has(OTHER)]).toEqual([false, true])
  expect(waiting.map(({ team }) => team)).toEqual([OTHER])
  open().add(TEAM, ANSWERS)
  expect(waiting.at(-1)?.member).not.toBe(own?.member)
})

it('can take out later what it could not while the server was away, and sends nothing meanwhile', async () => {
  const { open, waiting, server } = setup()
  open().add(TEAM, ANSWERS)
  server.isThere = false
  expect([await open().takeOut(TEAM), open().has(TEAM), waiting]).toEqual([false, true, []])
  server.isThere = true
  expect([await open().takeOut(TEAM), open().has(TEAM)]).toEqual([true, false])
})

it('forgets all teams, and nothing is taken out', () => {
  const { open, server, storage } = setup()
  open().add(TEAM, ANSWERS)
  open().clear()
  expect([open().has(TEAM), server.takenOut, storage.get('assessmentTeams')]).toEqual([
    ...[false, [], undefined],
  ])
})

it.each([
  '5',
  '{"K7Q2M4XT9B3C5D6E":5}',
  '{"K7Q2M4XT9B3C5D6E":{"member":"../../leads","code":"1111-1111"}}',
  '{"K7Q2M4XT9B3C5D6E":{"member":"0000000000000000","code":"<b>"}}',
])('ignores stored keys %s', (stored) => {
  const { open, storage, waiting } = setup()
  storage.set('assessmentTeams', stored)
  expect(open().has(TEAM)).toBe(false)
  open().add(TEAM, ANSWERS)
  expect(waiting).toHaveLength(1)
})
