import { describe, expect, it } from 'vitest'
import { readWebhook } from './config.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const URL_TEXT = 'https://crm.example.com/hooks?source=assessment'

function read(env: Record<string, string>) {
  const errors: string[] = []
  return { webhook: readWebhook(env, (sentence) => errors.push(sentence)), errors }
}

it('is off without settings', () => {
  expect(read({})).toEqual({ webhook: undefined, errors: [] })
})

it('is an address and a secret', () => {
  expect(read({ WEBHOOK_URL: URL_TEXT, WEBHOOK_SECRET: SECRET })).toEqual({
    webhook: { url: new URL(URL_TEXT), secret: SECRET },
    errors: [],
  })
  const inside = { WEBHOOK_URL: 'http://crm.internal/', WEBHOOK_SECRET: SECRET }
  expect(read(inside).webhook?.url.href).toBe('http://crm.internal/')
})

describe('an invalid setting is reported without its value', () => {
  it.each([
    [{ WEBHOOK_URL: URL_TEXT }, 'WEBHOOK_SECRET must be'],
    [{ WEBHOOK_SECRET: SECRET }, 'WEBHOOK_URL must be'],
    [{ WEBHOOK_URL: 'https://a.example:80/', WEBHOOK_SECRET: SECRET }, 'the scheme of one port'],
    [{ WEBHOOK_URL: 'http://a.example:443/', WEBHOOK_SECRET: SECRET }, 'the scheme of one port'],
    [{ WEBHOOK_URL: 'https://me:pass@a.example/', WEBHOOK_SECRET: SECRET }, 'WEBHOOK_URL must be'],
    [{ WEBHOOK_URL: 'crm.other.example', WEBHOOK_SECRET: SECRET }, 'WEBHOOK_URL must be'],
    [{ WEBHOOK_URL: URL_TEXT, WEBHOOK_SECRET: SECRET.slice(6) }, 'WEBHOOK_SECRET must be'],
    [{ WEBHOOK_URL: URL_TEXT, WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'WEBHOOK_SECRET must be'],
  ])('%j', (env: Record<string, string>, sentence) => {
    const { errors } = read(env)

    expect(errors).toEqual([expect.stringContaining(sentence)])
    for (const value of Object.values(env)) {
      expect(errors[0]).not.toContain(value)
    }
  })
})
