import { SITE } from '../../content/site.ts'
import { eventIn } from '../event-words.ts'
import { createPost, problemInStatus } from '../webhook/post.ts'
import type { Resolve } from '../webhook/post.ts'
import type { NotTaken, Post } from '../post.ts'
import type { ChatConfig } from './config.ts'
import { bodyOf, chatBody } from './message.ts'

/** `allowsPrivate` is for tests alone: chats are on the internet. */
export function createChatPost(
  { url, kind }: ChatConfig,
  resolve?: Resolve,
  allowsPrivate = false,
): Post {
  return createPost(
    {
      ...{ url, allowsPrivate },
      messageOf: ({ payload }) => ({ body: chatBody(kind, eventIn(payload)) }),
      problemIn: (status, text) => problemInStatus(status) ?? problemInText(kind, text),
    },
    resolve,
  )
}

/** Tells the chat that it is a test; what became of it. */
export async function sendChatTest(
  { url, kind }: ChatConfig,
  allowsPrivate = false,
): Promise<NotTaken | undefined> {
  const body = bodyOf(kind, [
    `A test of ${SITE.productName}`,
    'This chat will be told of each new lead and each finished assessment.',
  ])
  const post = createPost({
    ...{ url, allowsPrivate },
    messageOf: () => ({ body }),
    problemIn: (status, text) => problemInStatus(status) ?? problemInText(kind, text),
  })
  return post([{ id: 'test', payload: '' }], new AbortController().signal)
}

/** Slack says `ok`, and names a mistake in one word. */
function problemInText(kind: ChatConfig['kind'], text: string): string | undefined {
  if (kind === 'teams' || text === 'ok') return undefined
  return `replied 200, but not ok${/^[a-z_]{1,50}$/.test(text) ? `: ${text}` : ''}`
}
