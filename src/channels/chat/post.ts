import { SITE } from '../../generated/site.ts'
import { eventIn } from '../event-words.ts'
import { beginningOf, postJson, problemInStatus } from '../post-json.ts'
import type { DeliveryError, Post } from '../post.ts'
import type { ChatConfig } from './config.ts'
import { bodyOf, chatBody } from './message.ts'

const TEST_WITHIN_MS = 15_000

export function createChatPost(config: ChatConfig): Post {
  return ({ payload }, signal) =>
    postMessage(config, chatBody(config.kind, eventIn(payload)), signal)
}

/** Sends a test message. */
export function sendChatTest(config: ChatConfig): Promise<DeliveryError | undefined> {
  const body = bodyOf(config.kind, [
    `Test message from ${SITE.title}`,
    'This chat will receive each new lead and each completed assessment.',
  ])
  return postMessage(config, body, AbortSignal.timeout(TEST_WITHIN_MS))
}

function postMessage(
  { url, kind }: ChatConfig,
  body: string,
  signal: AbortSignal,
): Promise<DeliveryError | undefined> {
  return postJson({
    url,
    body,
    signal,
    problemIn: async (response) =>
      problemInStatus(response) ?? (kind === 'slack' ? slackProblemIn(response) : undefined),
  })
}

/** Slack replies `ok`, or names the error in one word. */
async function slackProblemIn(response: Response): Promise<string | undefined> {
  const text = await beginningOf(response)
  if (text === 'ok') return undefined
  return `replied 200, but not ok${/^[a-z_]{1,50}$/.test(text) ? `: ${text}` : ''}`
}
