import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { memberAddressOf, takeOutAddressOf, teamAddressOf } from '../../../src/contract/api.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { MODEL } from '../../../src/generated/model.ts'
import { answersOf } from '../../support/answer-sets.ts'
import { createClient } from '../harness/client.ts'
import type { Client } from '../harness/client.ts'
import { openEngine } from '../harness/database.ts'
import type { TestDatabase } from '../harness/database.ts'
import { ENGINES } from '../harness/kept.ts'
import { startService } from '../harness/service.ts'
import { createRandom } from '../harness/settings.ts'
import { productServer } from '../harness/variants.ts'

const TEAM = 'K7Q2M4XT9B3C5D6E'
const MEMBERS = 50
const MOST_KILLS = 40
const CODES = ['111 111 111 112', '555 155 515 514'].map((digits) =>
  reportCodeOf(MODEL, answersOf(digits)),
)

/** As its browser has it. */
type Member = {
  key: string
  code: string
  takesOut: boolean
  /** What was acknowledged last. */
  acked?: 'kept' | 'taken out'
}

describe.each(ENGINES)('a server on %s, killed between team answers and the reply', (name) => {
  const engine = openEngine(name)

  it('has each member once after all is sent again, and nothing that was taken out', async () => {
    const random = createRandom(`team answers ${name}`)
    let keptWithoutReply = 0
    for (let kills = 0; keptWithoutReply === 0 && kills < MOST_KILLS; kills += 1) {
      const database = await engine().createDatabase()
      const members = Array.from({ length: MEMBERS }, (_, index): Member => {
        const code = random.pick(CODES)
        return { key: String(index).padStart(16, '0'), code, takesOut: random.chance(0.3) }
      })
      await sendAndKill(database.url, members, random.between(1, 120))
      const found = await keysIn(database)
      const service = startService(productServer(), database.url)
      const url = await service.ready()
      expect(lostOf(members, found)).toEqual([])
      keptWithoutReply += members.filter(
        (member) => member.acked === undefined && found.includes(storedKeyOf(member)),
      ).length

      const client = createClient()
      await Promise.all(members.map((member) => send(client, url, member)))
      const staying = members.filter(({ takesOut }) => !takesOut)
      const rows = await database.readRows()
      const inOrder = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
      expect(inOrder).toEqual(
        staying
          .map((member) => ({ key: storedKeyOf(member), row: { team: TEAM, code: member.code } }))
          .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
      )
      const { body } = await client.send(url, { path: teamAddressOf(TEAM) })
      expect(JSON.parse(body)).toMatchObject({ count: staying.length })
      expect(await database.checkIntegrity()).toBe('ok')
      client.close()
      await service.kill()
    }
    expect(keptWithoutReply).toBeGreaterThan(0)
  })
})

async function sendAndKill(
  databaseUrl: string,
  members: readonly Member[],
  afterMs: number,
): Promise<void> {
  const service = startService(productServer(), databaseUrl)
  const url = await service.ready()
  const client = createClient({ connections: MEMBERS })
  const sending = members.map((member) => send(client, url, member).catch(() => {}))
  await sleep(afterMs)
  await service.kill()
  await Promise.all(sending)
  client.close()
}

/** Again from the start, as a browser that has heard nothing. */
async function send(client: Client, url: string, member: Member): Promise<void> {
  const path = memberAddressOf(TEAM, member.key)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ code: member.code })
  if (member.acked === undefined) {
    const { status } = await client.send(url, { method: 'POST', path, headers, body })
    expect([200, 201]).toContain(status)
    member.acked = 'kept'
  }
  if (!member.takesOut || member.acked === 'taken out') return
  const out = takeOutAddressOf(TEAM, member.key)
  const { status } = await client.send(url, { method: 'POST', path: out, headers, body: '{}' })
  expect(status).toBe(204)
  member.acked = 'taken out'
  // What was on its way meanwhile changes nothing.
  await client.send(url, { method: 'POST', path, headers, body })
}

/** Acknowledged and not there, or taken out and there. */
function lostOf(members: readonly Member[], found: readonly string[]): Member[] {
  return members.filter((member) => {
    const isThere = found.includes(storedKeyOf(member))
    if (member.acked === 'taken out') return isThere
    return member.acked === 'kept' && !member.takesOut && !isThere
  })
}

async function keysIn(database: TestDatabase): Promise<string[]> {
  return (await database.readRows()).map(({ key }) => key)
}

function storedKeyOf({ key }: Member): string {
  return hash('sha256', key)
}
