import { SITE } from '../../content/site.ts'
import { DELIVERY_PAGES_PATH } from '../../contract/desk.ts'
import type { WebhookEvent } from '../../contract/webhook-event.ts'
import { currentAnswersIn, eventWords, reportLinkOf } from '../event-words.ts'
import type { Block, Letter, Link } from './letter.ts'

/** An event with the id of its delivery, by which the desk finds its lead. */
export type OwnerEvent = { id: string; event: WebhookEvent }

/** Where links lead: `desk` undefined where it opens on the owner's machine alone. */
export type Origins = { site: string; desk: string | undefined }

/** Gmail hides what is behind 102 kB. */
const MOST_ENTRIES = 100

const FOOT = [
  {
    text: 'Names and emails are what visitors typed. You get this mail because NOTIFY_EMAILS of the server has your address.',
  },
]

export function ownerLetter(
  events: readonly [OwnerEvent, ...OwnerEvent[]],
  origins: Origins,
): Letter {
  const [first, ...others] = events
  return others.length === 0 ? letterOfOne(first, origins) : digestOf(events, origins)
}

function letterOfOne({ id, event }: OwnerEvent, { site, desk }: Origins): Letter {
  const { title, facts } = eventWords(event)
  const links = [
    ...(desk === undefined
      ? []
      : [{ text: 'Open the lead at your desk', href: deskLink(desk, id) }]),
    ...reportLink(event, site),
  ]
  return {
    subject: title,
    title,
    foot: FOOT,
    blocks: [
      { kind: 'facts', facts },
      ...links.map((link, index): Block => ({ kind: index === 0 ? 'button' : 'link', ...link })),
    ],
  }
}

/** The newest last, as they came. */
function digestOf(events: readonly OwnerEvent[], { site, desk }: Origins): Letter {
  const leads = events.filter(({ event }) => event.type === 'lead.created').length
  const counts = [
    ...(leads > 0 ? [`${leads} new ${leads === 1 ? 'lead' : 'leads'}`] : []),
    ...(events.length > leads
      ? [
          `${events.length - leads} finished ${events.length - leads === 1 ? 'assessment' : 'assessments'}`,
        ]
      : []),
  ].join(', ')
  const entries = events.slice(0, MOST_ENTRIES).map(({ id, event }): Block => {
    const { title, facts } = eventWords(event)
    const [link] =
      desk === undefined ? reportLink(event, site) : [{ text: title, href: deskLink(desk, id) }]
    const detail = facts.map(({ label, text }) => `${label}: ${text}`).join(' · ')
    return { kind: 'entry', text: title, detail, ...(link && { link }) }
  })
  const rest = events.length - entries.length
  return {
    subject: `${counts} at ${SITE.productName}`,
    title: counts,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Many came within a few minutes, so they come in one mail.',
      },
      ...entries,
      ...(rest > 0
        ? [{ kind: 'paragraph', text: `And ${rest} more, which your desk lists.` } as const]
        : []),
    ],
    foot: FOOT,
  }
}

function deskLink(desk: string, id: string): string {
  return `${desk}${DELIVERY_PAGES_PATH}/${id}`
}

/** To the report that the visitor saw, if there is one. */
function reportLink(event: WebhookEvent, site: string): Link[] {
  const answers = currentAnswersIn(event)
  return answers ? [{ text: 'Read the report', href: reportLinkOf(site, answers) }] : []
}
