import type { WebhookEvent } from '../../contract/webhook-event.ts'
import { eventWords } from '../event-words.ts'
import type { ChatKind } from './config.ts'

/**
 * The body of the request for one event. What visitors typed is plain text wherever it stands: it
 * makes no link, mentions nobody and has no format.
 */
export function chatBody(kind: ChatKind, event: WebhookEvent): string {
  const { title, facts } = eventWords(event)
  return bodyOf(kind, [title, ...facts.map(({ label, text }) => `${label}: ${text}`)])
}

/** The first line is the title. */
export function bodyOf(kind: ChatKind, lines: readonly string[]): string {
  return JSON.stringify(kind === 'slack' ? slackOf(lines) : teamsOf(lines))
}

function slackOf(lines: readonly string[]) {
  return {
    // For a notice, which shows no blocks. In it &, < and > could begin a mention or a link.
    text: escaped(lines[0] ?? ''),
    blocks: lines.map((text) => ({
      type: 'section',
      text: { type: 'plain_text', text: text, emoji: false },
    })),
    unfurl_links: false,
    unfurl_media: false,
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A `TextBlock` would read Markdown; the runs of a `RichTextBlock` do not. */
function teamsOf(lines: readonly string[]) {
  const body = lines.map((text, index) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, ...(index === 0 && { weight: 'Bolder' }) }],
  }))
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.2',
    body,
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  }
}
