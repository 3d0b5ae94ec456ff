import { SITE } from '../../content/site.ts'
import { eventIn } from '../event-words.ts'
import { createPost, problemInStatus } from '../webhook/post.ts'
import type { Resolve } from '../webhook/post.ts'
import type { NotTaken, Post, Sendable } from '../post.ts'
import type { ChatConfig } from './config.ts'
import { bodyOf, chatBody } from './message.ts'

/** `allowsPrivate` is for tests alone: chats are on the internet. */
export function createChatPost(config: ChatConfig, resolve?: Resolve, allowsPrivate = false): Post {
  const messageOf = ({ payload }: Sendable) => ({ body: chatBody(config.kind, eventIn(payload)) })
  return createPost({ ...receiverOf(config, allowsPrivate), messageOf }, resolve)
}

/** Tells the chat that it is a test; what became of it. */
export async function sendChatTest(
  config: ChatConfig,
  allowsPrivate = false,
): Promise<NotTaken | undefined> {
  const body = bodyOf(config.kind, [
    `A test of ${SITE.productName}`,
    'This chat will be told of each new lead and each finished assessment.',
  ])
  const post = createPost({ ...receiverOf(config, allowsPrivate), messageOf: () => ({ body }) })
  return post([{ id: 'test', payload: '' }], new AbortController().signal)
}

function receiverOf({ url, kind }: ChatConfig, allowsPrivate: boolean) {
  const problemIn = (status: number, text: string) =>
    problemInStatus(status) ?? problemInText(kind, text)
  return { url, allowsPrivate, problemIn }
}

/** Slack says `ok`, and names a mistake in one word. */
function problemInText(kind: ChatConfig['kind'], text: string): string | undefined {
  if (kind === 'teams' || text === 'ok') return undefined
  return `replied 200, but not ok${/^[a-z_]{1,50}$/.test(text) ? `: ${text}` : ''}`
}
