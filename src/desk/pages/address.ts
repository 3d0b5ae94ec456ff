import { DELIVERY_PAGES_PATH } from '../../contract/desk/api.ts'

/** Each at the address of its name, in the order in which they are offered. */
export const VIEWS = ['leads', 'numbers', 'health'] as const

export type DeskPlace =
  | { view: (typeof VIEWS)[number] }
  | { view: 'lead'; id: string }
  | { view: 'delivery'; id: string }
  | { view: 'not-found' }

export const LEADS_PATH = '/leads'

/** Whom to reach: finished, not contacted yet, the lowest score on top. */
export const REACH_FIRST = '?finished=yes&state=new&by=score&direction=ascending'

/** Of whom something is due. */
export const DUE_NOW = '?due=now'

/** Plain links are enough, because everything that a page shows depends on its address. */
export function deskPlaceOf(path: string): DeskPlace {
  if (path === '/') return { view: 'leads' }
  const view = VIEWS.find((name) => path === `/${name}`)
  if (view) return { view }
  const [, folder = '', id] = /^(\/\w+)\/([\w-]+)$/.exec(path) ?? []
  if (id !== undefined && folder === LEADS_PATH) return { view: 'lead', id }
  if (id !== undefined && folder === DELIVERY_PAGES_PATH) return { view: 'delivery', id }
  return { view: 'not-found' }
}

export function leadPathOf(id: number): string {
  return `${LEADS_PATH}/${id}`
}

export function leadsPathOf(query: Readonly<Record<string, string>>): string {
  return `${LEADS_PATH}?${new URLSearchParams(query).toString()}`
}

/** This address with other values in its query, which begins on its first page again. */
export function addressWith(changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(location.search)
  query.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? location.pathname : `${location.pathname}?${text}`
}

/** The pages before and after the one in this address. */
export function pagesAround(count: number, onAPage: number) {
  const page = Number(new URLSearchParams(location.search).get('page') ?? 1)
  const first = (page - 1) * onAPage + 1
  return {
    first,
    last: Math.min(count, page * onAPage),
    previous: page > 1 ? addressWith({ page: page === 2 ? undefined : `${page - 1}` }) : undefined,
    next: page * onAPage < count ? addressWith({ page: `${page + 1}` }) : undefined,
  }
}

/** Escapes the email, because a mail program would read "?bcc=" in it as a field. */
export function mailtoOf(email: string, fields: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${query && `?${query}`}`
}
