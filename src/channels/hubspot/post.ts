import { eventIn } from '../event-words.ts'
import { beginningOf, postJson } from '../post-json.ts'
import type { DeliveryError, Post } from '../post.ts'
import type { HubspotConfig } from './config.ts'
import { contactOf } from './contact.ts'

/** Anybody can send a response with any email, so only a lead may become a contact. */
const PATHS = {
  'lead.created': '/crm/v3/objects/contacts/batch/upsert',
  'response.completed': '/crm/v3/objects/contacts/batch/update',
}
/** Some records of a batch were accepted, and not ours. */
const PARTLY = 207

/**
 * A lead creates the contact with its email or changes it, a response only changes it. The same event twice
 * changes nothing.
 */
export function createHubspotPost(config: HubspotConfig, siteOrigin: string): Post {
  return async ({ payload }, signal) => {
    const event = eventIn(payload)
    const contact = contactOf(event, siteOrigin)
    if (!contact) return undefined
    const { email, properties } = contact
    const inputs = [{ id: email, idProperty: 'email', properties }]
    return postToHubspot(config, PATHS[event.type], { inputs }, signal)
  }
}

export function postToHubspot(
  { token, api }: HubspotConfig,
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<DeliveryError | undefined> {
  return postJson({
    url: new URL(path, api),
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${token}` },
    signal,
    problemIn,
  })
}

/** Its messages quote values, so only the names of its errors go on. */
async function problemIn(response: Response): Promise<string | undefined> {
  const { status, ok } = response
  if (ok && status !== PARTLY) return undefined
  const text = await beginningOf(response)
  const [, name] =
    /\\?"(?:error|code)\\?":\s*\\?"([A-Z_]{3,60})\\?"/.exec(text) ??
    /"category":\s*"([A-Z_]{3,60})"/.exec(text) ??
    []
  const hint = HINTS[name ?? ''] ?? HINTS[status]
  return `replied ${status}${name === undefined ? '' : ` ${name}`}${hint === undefined ? '' : `: ${hint}`}`
}

const HINTS: Readonly<Record<string, string>> = {
  401: 'HUBSPOT_TOKEN is not accepted',
  403: 'the private app lacks a scope, see docs/owner.md',
  OBJECT_NOT_FOUND: 'no contact has this email',
  PROPERTY_DOESNT_EXIST: 'run owner hubspot --setup',
}
