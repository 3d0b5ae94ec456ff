import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { LEAD, openApp } from '../../../tests/support/test-app.ts'

it('quarantines scripts, nobody else, and replies to all of them word for word', async () => {
  const { postLead, rows } = await openApp()
  const replies = []
  for (const clues of [
    { remark: '', opened_ms: 30_000 },
    { remark: 'https://spam.example', opened_ms: 30_000 },
    { remark: '', opened_ms: 40 },
    // Whose form was filled in, or who sends it again.
    { remark: '' },
    {},
  ]) {
    const key = randomUUID()
    const reply = await postLead({ ...LEAD, ...clues }, { 'idempotency-key': key })
    const { statusCode, headers, body } = reply
    replies.push({ statusCode, names: Object.keys(headers), body: body.replace(key, 'KEY') })
  }

  const [person, ...others] = replies
  expect(person?.statusCode).toBe(201)
  for (const reply of others) expect(reply).toEqual(person)
  expect(rows('maturity_quiz_leads').map(({ quarantine }) => quarantine)).toEqual([
    ...[null, 'honeypot', 'too-fast', null, null],
  ])
})
