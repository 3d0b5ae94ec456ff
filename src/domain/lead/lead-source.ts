import { trimText } from './trim-text.ts'

export const SOURCE_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'referrer_host'] as const
type SourceField = (typeof SOURCE_FIELDS)[number]

/** Where a visit came from; null if unknown. It does not identify a lead. */
export type LeadSource = { readonly [field in SourceField]: string | null }

/** Untrusted values from a browser or another program. */
export type SourceInput = { readonly [field in SourceField]?: unknown }

export const NO_SOURCE: LeadSource = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  referrer_host: null,
}

/** Of whoever came through the link of a team; the team's key is in no source. */
export const TEAM_SOURCE: LeadSource = { ...NO_SOURCE, utm_source: 'team-link' }

const MAX_LENGTH = 100

/** Characters that a lead's own fields may not have either. */
const LAYOUT = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu

/**
 * Follows docs/product.md, for the browser and the server. It never fails: values other than text, invalid
 * hosts and `ownHosts` are dropped.
 */
export function leadSourceOf(input: SourceInput, ownHosts: readonly string[]): LeadSource {
  const host = withoutControls(input.referrer_host).toLowerCase()
  const isOther = /^[a-z\d._-]{1,100}$/.test(host) && !ownHosts.includes(host)
  return {
    utm_source: cleaned(input.utm_source),
    utm_medium: cleaned(input.utm_medium),
    utm_campaign: cleaned(input.utm_campaign),
    referrer_host: isOther ? host : null,
  }
}

/** The source in a list: the value from the link, otherwise the referring site. */
export function sourceNameOf({ utm_source, referrer_host }: LeadSource): string | undefined {
  return utm_source ?? referrer_host ?? undefined
}

/** A cut may leave half a character. */
function cleaned(value: unknown): string | null {
  const text = withoutControls(value)
    .slice(0, MAX_LENGTH)
    .replace(/\p{Cs}/gu, '')
  return trimText(text) || null
}

function withoutControls(value: unknown): string {
  return typeof value === 'string' ? trimText(value.replace(LAYOUT, ' ')) : ''
}
