import { createChatPost } from '../../channels/chat/post.ts'
import { createHubspotPost } from '../../channels/hubspot/post.ts'
import type { Post } from '../../channels/post.ts'
import { createWebhookPost } from '../../channels/webhook/post.ts'
import type { Channel } from '../../contract/event.ts'
import { SITE } from '../../generated/site.ts'
import type { Store } from '../../store/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { visitorTextsIn } from '../visitor-texts.ts'
import { startRetention } from './retention.ts'
import { startSender } from './sender.ts'

export type Background = { stop(): Promise<void> }

/** The work beside replying to requests. */
export async function startBackground(
  { webhook, chat, mail, hubspot, publicOrigin, retentionDays }: Config,
  store: Store,
  log: Log,
): Promise<Background> {
  const siteOrigin = publicOrigin ?? SITE.address
  const running: Background[] = [startRetention(store, retentionDays, log)]
  const start = (channel: Channel, post: Post) =>
    running.push(startSender(channel, store.outbox, post, log))

  if (webhook) start('webhook', createWebhookPost(webhook, siteOrigin))
  if (chat) start('chat', createChatPost(chat))
  if (hubspot) start('hubspot', createHubspotPost(hubspot, siteOrigin))
  if (mail) {
    // Its packages are loaded only if it is set up.
    const { createSendMail } = await import('../../channels/mail/transport.ts')
    const { createCopyPost, createOwnerMailPost } = await import('../../channels/mail/post.ts')
    const send = createSendMail(mail.server)
    const warn = (refused: number) =>
      log.warn({ refused }, 'mail refused for some of NOTIFY_EMAILS')
    start('copy', createCopyPost(mail, siteOrigin, send, visitorTextsIn))
    if (mail.notify.length > 0) start('mail', createOwnerMailPost(mail, siteOrigin, send, warn))
  }
  return {
    stop: async () => void (await Promise.all(running.map((part) => part.stop()))),
  }
}
