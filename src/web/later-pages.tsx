import { use } from 'react'
import type { ReportsPage } from '../contract/pages.ts'
import { loadLaterStyles } from './later-styles.ts'

const AGAIN_AFTER_MS = 1500

/** The code or the styles of a page could not be fetched. Mostly the connection is down. */
export class PageNotLoaded extends Error {}

type Code = typeof import('./routes/report-pages.tsx')

/** Undefined until the styles are loaded too. */
let code: Code | undefined
let loading: Promise<void> | undefined

/** Loads no styles: the first page of a visit has them inside. */
export function loadCode(): Promise<void> {
  loading ??= loadTwice(fetchCode)
  return loading
}

/** Loads code and styles before a page needs them. If this fails, the page tries again. */
export function prefetchLaterPages(): void {
  loadWithStyles().catch(forgetFailure)
}

/** The next page that needs the code fetches it again. */
export function forgetFailure(): void {
  loading = undefined
}

/** Whether a page can be drawn at once. */
export function isLoaded(): boolean {
  return code !== undefined
}

/** Its code is a file of its own. */
export function LaterPage({ page }: { page: ReportsPage }) {
  if (!code) use(loadWithStyles())
  return code && <code.ReportPages page={page} />
}

function loadWithStyles(): Promise<void> {
  loading ??= loadTwice(async () => {
    const [fetched] = await Promise.all([fetchCode(), loadLaterStyles()])
    return fetched
  })
  return loading
}

function fetchCode(): Promise<Code> {
  return import('./routes/report-pages.tsx')
}

async function loadTwice(fetchAll: () => Promise<Code>): Promise<void> {
  try {
    code = await fetchAll()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_AFTER_MS)
    })
    code = await fetchAll().catch((cause: unknown) => {
      throw new PageNotLoaded('A page did not come', { cause })
    })
  }
}
