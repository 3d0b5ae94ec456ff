import type { WebhookEvent } from '../../contract/webhook-event.ts'
import type { ChatKind } from './config.ts'

/**
 * The body of the request for one event. What visitors typed is plain text wherever it stands: it
 * makes no link, mentions nobody and has no format.
 */
export function chatBody(kind: ChatKind, event: WebhookEvent): string {
  const lines = linesOf(event)
  return JSON.stringify(kind === 'slack' ? slackOf(lines) : teamsOf(lines))
}

function linesOf(event: WebhookEvent): [title: string, ...facts: string[]] {
  if (event.type === 'lead.created') {
    const { name, company, designation, email, utm_source, referrer_host } = event.data
    const source = utm_source ?? referrer_host
    return [
      `New lead: ${name}, ${company}`,
      ...[designation, email],
      ...(source === null ? [] : [`Source: ${source}`]),
    ]
  }
  const { overall_score, maturity_stage, section_scores, user_email } = event.data
  const sections = Object.entries(section_scores).toSorted(([, a], [, b]) => a - b)
  const weakest = sections[0]?.[0]
  return [
    `Finished assessment: ${user_email ?? 'no details left'}`,
    `${maturity_stage}, ${overall_score.toFixed(1)} of 5`,
    ...(weakest === undefined ? [] : [`Weakest area: ${weakest}`]),
  ]
}

function slackOf(lines: readonly string[]) {
  return {
    // Where a notice shows no blocks; there, these three begin a mention or a link.
    text: escaped(lines[0] ?? ''),
    blocks: lines.map((text) => ({
      type: 'section',
      text: { type: 'plain_text', text: text, emoji: false },
    })),
    ...{ unfurl_links: false, unfurl_media: false },
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
    ...{ type: 'AdaptiveCard', version: '1.2', body },
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  }
}
