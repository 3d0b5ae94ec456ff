import { expect, it } from 'vitest'
import { readChat } from './config.ts'

const SLACK = 'https://hooks.slack.com/services/T0/B0/secret'

function read(text: string | undefined) {
  const mistakes: string[] = []
  return { chat: readChat(text, (sentence) => mistakes.push(sentence)), mistakes }
}

it('is off without the setting', () => {
  expect(read(undefined)).toEqual({ chat: undefined, mistakes: [] })
})

it.each([
  [SLACK, 'slack'],
  ['https://prod-1.westeurope.logic.azure.com:443/workflows/secret?sig=secret', 'teams'],
  ['https://default1.2.environment.api.powerplatform.com/powerautomate/secret', 'teams'],
  ['http://localhost:8065/hooks/secret', 'slack'],
])('knows %s as %s', (text, kind) => {
  expect(read(text)).toEqual({ chat: { url: new URL(text), kind }, mistakes: [] })
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
  const { chat, mistakes } = read(text)

  expect([chat, mistakes]).toEqual([undefined, [expect.stringContaining(sentence)]])
  expect(mistakes[0]).not.toContain('secret')
})
