import { trimText } from './trim-text.ts'

export const SOURCE_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'referrer_host'] as const
type SourceField = (typeof SOURCE_FIELDS)[number]

/** Where a visit came from; null where it is not known. It is no part of what makes a lead. */
export type LeadSource = { readonly [field in SourceField]: string | null }

/** What a browser or another program says of it: anything. */
export type GivenSource = { readonly [field in SourceField]?: unknown }

export const NO_SOURCE: LeadSource = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  referrer_host: null,
}

const MAX_LENGTH = 100

/**
 * By the rules of docs/product.md, for the browser and the server. It never refuses: what is no text
 * and no bare host is dropped, and so is `ownHosts`.
 */
export function leadSourceOf(given: GivenSource, ownHosts: readonly string[]): LeadSource {
  const host = withoutControls(given.referrer_host).toLowerCase()
  const isOther = /^[a-z\d._-]{1,100}$/.test(host) && !ownHosts.includes(host)
  return {
    utm_source: cleaned(given.utm_source),
    utm_medium: cleaned(given.utm_medium),
    utm_campaign: cleaned(given.utm_campaign),
    referrer_host: isOther ? host : null,
  }
}

/** What a list calls it: what the link says, else the site that it stood on. */
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
  return typeof value === 'string' ? trimText(value.replace(/\p{Cc}+/gu, ' ')) : ''
}
