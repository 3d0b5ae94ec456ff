import type { Event } from '../../contract/event.ts'
import { eventWords } from '../event-words.ts'
import type { ChatKind } from './config.ts'

/**
 * The request body for an event. Text that visitors typed stays plain: it becomes no link, mentions no one and
 * has no formatting.
 */
export function chatBody(kind: ChatKind, event: Event): string {
  const { title, lines } = eventWords(event)
  return bodyOf(kind, [title, ...lines])
}

/** The first line is the title. */
export function bodyOf(kind: ChatKind, lines: readonly string[]): string {
  return JSON.stringify(kind === 'slack' ? slackOf(lines) : teamsOf(lines))
}

function slackOf(lines: readonly string[]) {
  return {
    // For notifications, which show no blocks. Here &, < and > could begin a mention or a link.
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

/** A `TextBlock` would format Markdown; a `RichTextBlock` does not. */
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
