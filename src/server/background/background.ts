import { createChatPost } from '../../channels/chat/post.ts'
import { createHubspotPost } from '../../channels/hubspot/post.ts'
import type { MailConfig } from '../../channels/mail/config.ts'
import { createWebhookPost } from '../../channels/webhook/post.ts'
import { SITE } from '../../generated/site.ts'
import type { Store } from '../../store/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { saidIn } from '../said.ts'
import { startRetention } from './retention.ts'
import { startSender } from './sender.ts'

export type Background = { stop(): Promise<void> }

/** The work beside replying to requests. */
export async function startBackground(
  { webhook, chat, mail, hubspot, publicOrigin, retentionDays }: Config,
  store: Store,
  log: Log,
): Promise<Background> {
  const { outbox } = store
  const siteOrigin = publicOrigin ?? SITE.address
  const running: Background[] = []
  if (webhook)
    running.push(startSender('webhook', outbox, createWebhookPost(webhook, siteOrigin), log))
  if (chat) running.push(startSender('chat', outbox, createChatPost(chat), log))
  if (hubspot)
    running.push(startSender('hubspot', outbox, createHubspotPost(hubspot, siteOrigin), log))
  if (mail) running.push(...(await startMails(mail, siteOrigin, store, log)))
  running.push(startRetention(store, retentionDays, log))
  return {
    stop: async () => void (await Promise.all(running.map((part) => part.stop()))),
  }
}

/** Mail to the owner's people, and to visitors who ask. Its packages are loaded only if it is set up. */
async function startMails(
  config: MailConfig,
  siteOrigin: string,
  { outbox }: Store,
  log: Log,
): Promise<Background[]> {
  const { createSendMail } = await import('../../channels/mail/transport.ts')
  const { createCopyPost, createOwnerMailPost } = await import('../../channels/mail/post.ts')
  const send = createSendMail(config.server)
  const copies = createCopyPost(config, siteOrigin, send, saidIn)
  const toVisitors = startSender('copy', outbox, copies, log)
  if (config.notify.length === 0) return [toVisitors]
  const mails = createOwnerMailPost(config, siteOrigin, send, (refused) =>
    log.warn({ refused }, 'mail refused for some of NOTIFY_EMAILS'),
  )
  return [toVisitors, startSender('mail', outbox, mails, log)]
}
