import { LEADS_PATH, leadPathOf } from './address.ts'
import { remember, remembered } from './storage.ts'

const KEY = 'desk.list'

/** The page of the list that was shown last. A lead stays in it, even if its new state is filtered out. */
type Listed = {
  /** The query of its address. */
  search: string
  ids: readonly number[]
  /** The position of its first lead, and how many leads are on all pages. */
  first: number
  count: number
}

export function keepListed(listed: Listed): void {
  remember('sessionStorage', KEY, JSON.stringify(listed))
}

export type Neighbors = { list: string; position?: string; previous?: string; next?: string }

/** Where the list of a lead goes on. */
export function neighborsOf(id: number): Neighbors {
  const kept = remembered('sessionStorage', KEY)
  const listed: Listed | undefined = kept === null ? undefined : JSON.parse(kept)
  const index = listed?.ids.indexOf(id) ?? -1
  if (!listed || index < 0) return { list: LEADS_PATH }
  const [previous, next] = [listed.ids[index - 1], listed.ids[index + 1]]
  return {
    list: LEADS_PATH + listed.search,
    position: `${listed.first + index} of ${listed.count}`,
    ...(previous !== undefined && { previous: leadPathOf(previous) }),
    ...(next !== undefined && { next: leadPathOf(next) }),
  }
}
