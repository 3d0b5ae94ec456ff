import type { WebhookEvent } from '../../contract/webhook-event.ts'
import { countsOf, eventWords } from '../event-words.ts'
import type { ChatKind } from './config.ts'

/** The most facts per event in a list, and events per block: both chats have limits. */
const LONGEST_LINE = 140
const LINES_IN_BLOCK = 10

/**
 * The request body for one event or a list of several. Text that visitors typed stays plain: it becomes no
 * link, mentions no one and has no formatting.
 */
export function chatBody(
  kind: ChatKind,
  events: readonly [WebhookEvent, ...WebhookEvent[]],
): string {
  if (events.length > 1) return bodyOf(kind, [countsOf(events), ...blocksOf(events.map(lineOf))])
  const { title, facts } = eventWords(events[0])
  return bodyOf(kind, [title, ...facts.map(factLine)])
}

function lineOf(event: WebhookEvent): string {
  const { title, facts } = eventWords(event)
  const line = Array.from([title, ...facts.map(factLine)].join(' · '))
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1).join('')}…` : line.join('')
}

function factLine({ label, text }: { label: string; text: string }): string {
  return `${label}: ${text}`
}

function blocksOf(lines: readonly string[]): string[] {
  const [block, rest] = [lines.slice(0, LINES_IN_BLOCK), lines.slice(LINES_IN_BLOCK)]
  return [block.join('\n'), ...(rest.length > 0 ? blocksOf(rest) : [])]
}

/** The first line is the title. */
const BODIES: Readonly<Record<ChatKind, (lines: readonly string[]) => object>> = {
  slack: slackOf,
  teams: teamsOf,
}

export function bodyOf(kind: ChatKind, lines: readonly string[]): string {
  return JSON.stringify(BODIES[kind](lines))
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
