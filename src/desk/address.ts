import { useSyncExternalStore } from 'react'

/** Each at the address of its name, in the order in which they are offered. */
export const VIEWS = ['leads', 'numbers', 'deliveries', 'benchmark', 'health'] as const

/** What stands at an address. No address holds anything that a person typed. */
export type DeskPlace =
  | { view: (typeof VIEWS)[number] }
  | { view: 'lead'; id: number }
  | { view: 'not-found' }

export const LEADS_PATH = '/leads'

const MOVED = 'desk:moved'

export function deskPlaceOf(path: string): DeskPlace {
  if (path === '/') return { view: 'leads' }
  const view = VIEWS.find((name) => path === `/${name}`)
  if (view) return { view }
  const [, id] = /^\/leads\/([1-9]\d{0,15})$/.exec(path) ?? []
  return id === undefined ? { view: 'not-found' } : { view: 'lead', id: Number(id) }
}

export function leadPathOf(id: number): string {
  return `${LEADS_PATH}/${id}`
}

/** Escapes the email, because a mail program would read "?bcc=" in it as a field. */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

export function navigate(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new Event(MOVED))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(MOVED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(MOVED, listener)
  }
}
