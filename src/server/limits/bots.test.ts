import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LEAD, openApp } from '../../../tests/support/test-app.ts'

/** The service's clock: a script submits instantly, a person does not. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const LIMITS = { clientBurst: 1e6, clientPerMinute: 1e6, totalPerMinute: 1e6, maxPending: 2000 }

type Body = typeof LEAD & { remark?: string; opened_ms?: number }

async function setup() {
  const { postLead, rows, logged } = await openApp({ config: { submissions: LIMITS } })
  return {
    logged,
    async send(body: Body) {
      const key = randomUUID()
      const { statusCode, headers, body: reply } = await postLead(body, { 'idempotency-key': key })
      return { statusCode, names: Object.keys(headers), reply: reply.replace(key, 'KEY') }
    },
    quarantines: () => rows('maturity_quiz_leads').map(({ quarantine }) => quarantine),
  }
}

function personOf(index: number): typeof LEAD {
  const name = `Person ${index}`
  return { ...LEAD, name, email: `person.${index}@engines.example` }
}

/** What the five kinds of visitor do with the form: what they send, and how long they take. */
const PEOPLE = [
  { kind: 'types slowly', opened_ms: 1_500_000 },
  { kind: 'types fast', opened_ms: 9_000 },
  { kind: 'lets a screen reader tell the fields', opened_ms: 240_000 },
  { kind: 'pastes four values', opened_ms: 6_500 },
  { kind: 'lets the browser fill the form', opened_ms: undefined },
]

it('quarantines none of 500 people, and none who goes back and sends the form again', async () => {
  const { send, quarantines } = await setup()
  for (let index = 0; index < 500; index += 1) {
    const { opened_ms } = PEOPLE[index % PEOPLE.length] ?? {}
    const body = { ...personOf(index), remark: '', ...(opened_ms && { opened_ms }) }
    vi.advanceTimersByTime(opened_ms ?? 2000)
    expect((await send(body)).statusCode).toBe(201)
    if (index % 7 > 0) continue
    vi.advanceTimersByTime(15_000)
    expect((await send({ ...personOf(index), remark: '' })).statusCode).toBe(201)
  }
  expect(quarantines()).toEqual(Array(500 + 72).fill(null))
})

it('quarantines a thousand made-up people whose script fills every field', async () => {
  const { send, quarantines } = await setup()
  const replies = Array.from({ length: 1000 }, (_, index) => {
    const clue = index % 2 === 0 ? { remark: 'https://spam.example' } : { opened_ms: 40 }
    return send({ ...personOf(index), ...clue })
  })
  for (const { statusCode } of await Promise.all(replies)) expect(statusCode).toBe(201)
  expect(quarantines().filter((reason) => reason === 'honeypot')).toHaveLength(500)
  expect(quarantines().filter((reason) => reason === 'too-fast')).toHaveLength(500)
})

it('quarantines no email for sending the form all day', async () => {
  const { send, quarantines } = await setup()
  for (let count = 1; count <= 40; count += 1) await send({ ...LEAD, name: `Ada ${count}` })
  expect(quarantines()).toEqual(Array(40).fill(null))
})

it('replies to a script word for word as to a person', async () => {
  const { send } = await setup()
  const person = await send({ ...LEAD, remark: '', opened_ms: 30_000 })
  expect(await send({ ...LEAD, remark: 'x', opened_ms: 1 })).toEqual(person)
  expect(await send({ ...personOf(1), opened_ms: 1 })).toEqual(person)
  expect(await send({ ...personOf(1), opened_ms: 30_000 })).toEqual(person)
})
