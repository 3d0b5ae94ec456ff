import { createChatPost } from '../../channels/chat/post.ts'
import { createWebhookPost } from '../../channels/webhook/post.ts'
import type { MailConfig } from '../../channels/mail/config.ts'
import { SITE } from '../../content/site.ts'
import type { Store } from '../../store/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createDigest } from './digest.ts'
import { startRetention } from './retention.ts'
import { CHAT_TIMING, MAIL_TIMING, startSender } from './sender.ts'

export type Background = { stop(): Promise<void> }

/** What the owner asked the server to do beside replying to requests. */
export async function startBackground(
  { webhook, chat, mail, publicOrigin, retentionDays }: Config,
  store: Store,
  log: Log,
): Promise<Background> {
  const running: Background[] = []
  if (webhook) {
    running.push(startSender('webhook', store.outbox, createWebhookPost(webhook), log))
  }
  if (chat) {
    running.push(startSender('chat', store.outbox, createChatPost(chat), log, CHAT_TIMING))
  }
  if (mail) running.push(...(await startMails(mail, publicOrigin ?? SITE.address, store, log)))
  if (retentionDays !== undefined) running.push(startRetention(store, retentionDays, log))
  return {
    stop: async () => void (await Promise.all(running.map((part) => part.stop()))),
  }
}

/** To the owner's people, and to visitors who ask. Their packages are loaded only where mails are sent. */
async function startMails(
  config: MailConfig,
  siteOrigin: string,
  { outbox }: Store,
  log: Log,
): Promise<Background[]> {
  const { createSendMail } = await import('../../channels/mail/transport.ts')
  const { createCopyPost, createOwnerMailPost } = await import('../../channels/mail/post.ts')
  const send = createSendMail(config.server)
  const copies = createCopyPost(config, siteOrigin, send)
  const toVisitors = startSender('copy', outbox, copies, log, MAIL_TIMING)
  if (config.notify.length === 0) return [toVisitors]
  const mails = createOwnerMailPost(config, siteOrigin, send, (refused) =>
    log.warn({ refused }, 'mail refused for some of NOTIFY_EMAILS'),
  )
  const digest = createDigest(() => performance.now())
  return [toVisitors, startSender('mail', outbox, mails, log, MAIL_TIMING, digest)]
}
