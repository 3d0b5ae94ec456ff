import { eventIn } from '../event-words.ts'
import { createPost, problemInStatus } from '../webhook/post.ts'
import type { Resolve } from '../webhook/post.ts'
import type { Post } from '../post.ts'
import type { ChatConfig } from './config.ts'
import { chatBody } from './message.ts'

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

/** Slack says `ok`, and names a mistake in one word. */
function problemInText(kind: ChatConfig['kind'], text: string): string | undefined {
  if (kind === 'teams' || text === 'ok') return undefined
  return `replied 200, but not ok${/^[a-z_]{1,50}$/.test(text) ? `: ${text}` : ''}`
}
