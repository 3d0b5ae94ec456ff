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
  if (mail && mail.notify.length > 0) {
    running.push(await startMail(mail, publicOrigin ?? SITE.address, store, log))
  }
  if (retentionDays !== undefined) running.push(startRetention(store, retentionDays, log))
  return {
    stop: async () => void (await Promise.all(running.map((part) => part.stop()))),
  }
}

/** Its packages are loaded only where mails are sent. */
async function startMail(
  config: MailConfig,
  siteOrigin: string,
  { outbox }: Store,
  log: Log,
): Promise<Background> {
  const { createSendMail } = await import('../../channels/mail/transport.ts')
  const { createOwnerMailPost } = await import('../../channels/mail/post.ts')
  const post = createOwnerMailPost(config, siteOrigin, createSendMail(config.server), (refused) =>
    log.warn({ refused }, 'mail refused for some of NOTIFY_EMAILS'),
  )
  return startSender(
    'mail',
    outbox,
    post,
    log,
    MAIL_TIMING,
    createDigest(() => performance.now()),
  )
}
