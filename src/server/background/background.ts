import type { Store } from '../../store/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { startRetention } from './retention.ts'
import { createChatPost } from '../../channels/chat/post.ts'
import { createWebhookPost } from '../../channels/webhook/post.ts'
import { CHAT_TIMING, startSender } from './sender.ts'

export type Background = { stop(): Promise<void> }

/** What the owner asked the server to do beside replying to requests. */
export function startBackground(
  { webhook, chat, retentionDays }: Config,
  store: Store,
  log: Log,
): Background {
  const running: Background[] = []
  if (webhook) {
    running.push(startSender('webhook', store.outbox, createWebhookPost(webhook), log))
  }
  if (chat) {
    running.push(startSender('chat', store.outbox, createChatPost(chat), log, CHAT_TIMING))
  }
  if (retentionDays !== undefined) running.push(startRetention(store, retentionDays, log))
  return {
    stop: async () => void (await Promise.all(running.map((part) => part.stop()))),
  }
}
