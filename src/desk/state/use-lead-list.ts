import { useEffect, useState } from 'react'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { LeadColumn, LeadCount, LeadOrder, LeadQuery, LeadsPage } from '../../contract/desk.ts'
import { askedQuery, FIRST_LIST, FIRST_PAGE, sortedBy } from './lead-list.ts'
import type { LeadList, Trail } from './lead-list.ts'
import { keepLastList, readLastList } from './saved-views.ts'
import { useAsked } from './use-asked.ts'
import { useDebounced } from './use-debounced.ts'
import { rowsOf } from './rows-of.ts'

const TYPING_MS = 180

type Shown = { list: LeadList; trail: Trail }

/** What the list showed last. The trail stays in memory: each page begins after a name or an email. */
let lastShown: Shown | undefined

/** What the list shows when it is opened next: these leads, from their first page. */
export function showLeads(query: LeadQuery): void {
  const { columns } = lastShown?.list ?? readLastList() ?? FIRST_LIST
  lastShown = { list: { query, columns }, trail: FIRST_PAGE }
}

/** The leads on the page that the list showed last. */
let lastIds: readonly number[] = []

/** The leads before and after this one, on the page that the list showed last. */
export function neighborsOf(id: number): {
  previous?: number | undefined
  next?: number | undefined
} {
  const place = lastIds.indexOf(id)
  return place === -1 ? {} : { previous: lastIds[place - 1], next: lastIds[place + 1] }
}

/** The list of leads: what is asked for, the page that is shown, and the count apart. */
export function useLeadList() {
  const [{ list, trail }, setShown] = useState<Shown>(
    () => lastShown ?? { list: readLastList() ?? FIRST_LIST, trail: FIRST_PAGE },
  )
  const { start, after } = trail.at(-1) ?? trail[0]
  const query = useDebounced(askedQuery(list.query), TYPING_MS)
  const pages = useAsked<LeadsPage>(DESK_PATHS.leads, { ...query, after })
  const count = useAsked<LeadCount>(DESK_PATHS.leadCount, query)
  const page = rowsOf(pages)

  useEffect(() => {
    lastShown = { list, trail }
    lastIds = page.rows.map((row) => row.id)
    keepLastList(list)
  }, [list, trail, page.rows])

  function askAgain() {
    pages.askAgain()
    count.askAgain()
  }

  function setTrail(next: Trail) {
    setShown({ list, trail: next })
  }

  function setList(next: LeadList) {
    setShown({ list: next, trail: FIRST_PAGE })
  }

  return {
    list,
    start,
    count,
    askAgain,
    setList,
    rows: page.rows,
    isEmpty: page.isEmpty,
    isLoading: page.isLoading,
    refusal: pages.refusal,
    setQuery: (next: LeadQuery) => setList({ ...list, query: next }),
    sortBy: (by: LeadOrder) => setList({ ...list, query: sortedBy(list.query, by) }),
    setColumns: (columns: readonly LeadColumn[]) => setShown({ list: { ...list, columns }, trail }),
    previous: trail.length > 1 ? () => setTrail(withoutLast(trail)) : undefined,
    next:
      page.next === undefined
        ? undefined
        : () => setTrail([...trail, { start: start + page.rows.length, after: page.next }]),
  }
}

function withoutLast([firstPage, ...others]: Trail): Trail {
  return [firstPage, ...others.slice(0, -1)]
}
