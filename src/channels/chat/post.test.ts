import { expect, it } from 'vitest'
import type { Event } from '../../contract/event.ts'
import { deliveryOf } from '../../store/outbox.ts'
import { finishedEvent, leadEvent } from '../../../tests/support/events.ts'
import { LEAD } from '../../../tests/support/test-app.ts'
import { startReceiver } from '../../../tests/support/webhook-receiver.ts'
import type { ChatKind } from './config.ts'
import { eventWords } from '../event-words.ts'
import { createChatPost, sendChatTest } from './post.ts'

const NEW_LEAD = leadEvent({}, { utm_source: 'newsletter' })
const NOT_STOPPED = new AbortController().signal

function send(event: Event, url: URL, kind: ChatKind) {
  return createChatPost({ url, kind })(deliveryOf(event, 'chat'), NOT_STOPPED)
}

function replying(status: number, text: string) {
  return startReceiver((_count, response) => response.writeHead(status).end(text))
}

it('sends Slack a lead as plain text', async () => {
  const { url, received } = await replying(200, 'ok')

  expect(await send(NEW_LEAD, url, 'slack')).toBeUndefined()

  const { blocks, text } = JSON.parse(received[0]?.body ?? '')
  expect(text).toBe(`New lead: ${LEAD.name}, ${LEAD.company}`)
  expect(blocks.map((block: { text: { text: string } }) => block.text.text)).toEqual([
    text,
    `Designation: ${LEAD.designation}`,
    `Email: ${LEAD.email}`,
    'Source: newsletter',
  ])
  expect(received[0]?.headers['content-type']).toBe('application/json')
})

it('sends Teams a result as an Adaptive Card', async () => {
  const { url, received } = await replying(202, '')
  const event = finishedEvent()

  expect(await send(event, url, 'teams')).toBeUndefined()

  const [{ content }] = JSON.parse(received[0]?.body ?? '').attachments
  const texts = content.body.map(({ inlines }: { inlines: { text: string }[] }) => inlines[0]?.text)
  expect(content.type).toBe('AdaptiveCard')
  const { title, lines } = eventWords(event)
  expect(texts).toEqual([title, ...lines])
})

it('lets no name mention a channel, become a link or be formatted', async () => {
  const { url, received } = await replying(200, 'ok')
  const name = '<!channel> <https://a.example|Win> *now* [here](https://b.example)'
  const event = leadEvent({ name })
  await send(event, url, 'slack')
  await send(event, url, 'teams')

  const [slack, teams] = received.map(({ body }) => JSON.parse(body))
  expect(slack.text).not.toMatch(/[<>]/)
  for (const block of slack.blocks) expect(block.text.type).toBe('plain_text')
  for (const block of teams.attachments[0].content.body) expect(block.type).toBe('RichTextBlock')
})

it.each([
  ['slack', 429, 'rate_limited', 'replied 429'],
  ['slack', 200, 'invalid_payload', 'replied 200, but not ok: invalid_payload'],
  ['slack', 200, `Ada <${LEAD.email}>`, 'replied 200, but not ok'],
  ['teams', 302, '', 'replied 302, a redirect, which is not followed'],
  ['teams', 500, LEAD.email, 'replied 500'],
] as const)('fails if %s replies %i %s', async (kind, status, text, problem) => {
  const { url } = await replying(status, text)

  expect(await send(NEW_LEAD, url, kind)).toEqual({ problem })
})

it('sends a test', async () => {
  const accepted = await replying(200, 'ok')

  expect(await sendChatTest({ url: accepted.url, kind: 'slack' })).toBeUndefined()
  expect(JSON.parse(accepted.received[0]?.body ?? '').text).toMatch(/^Test message from /)
})
