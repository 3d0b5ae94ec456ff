import { expect, it } from 'vitest'
import { parseChat } from './config.ts'

const SLACK = 'https://hooks.slack.com/services/T0/B0/secret'

it('is off without the setting', () => {
  expect(parseChat(undefined)).toEqual({ ok: true, value: undefined })
})

it.each([
  [SLACK, 'slack'],
  ['https://prod-1.westeurope.logic.azure.com:443/workflows/secret?sig=secret', 'teams'],
  ['https://default1.2.environment.api.powerplatform.com/powerautomate/secret', 'teams'],
  ['http://localhost:8065/hooks/secret', 'slack'],
])('knows %s as %s', (text, kind) => {
  expect(parseChat(text)).toEqual({ ok: true, value: { url: new URL(text), kind } })
})

it.each([
  ['', 'NOTIFY_URL must be'],
  [SLACK.replace('https', 'http'), 'NOTIFY_URL must be'],
  [SLACK.replace('//', '//secret@'), 'NOTIFY_URL must be'],
  ['https://hooks.slack.com.secret.example/services', 'NOTIFY_URL must be'],
  ['http://127.0.0.1.secret.example/hooks', 'NOTIFY_URL must be'],
  ['https://hooks.slack.com/triggers/T0/1/secret', 'is the address of a Slack workflow'],
  ['https://a.webhook.office.com/webhookb2/secret', 'no longer works'],
])('rejects %s and does not repeat it', (text, sentence) => {
  const chat = parseChat(text)

  expect(chat).toEqual({ ok: false, error: expect.stringContaining(sentence) })
  expect(JSON.stringify(chat)).not.toContain('secret')
})
