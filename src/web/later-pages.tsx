import { use } from 'react'
import type { ReportsPage } from '../contract/pages.ts'
import { loadLaterStyles } from './later-styles.ts'

const AGAIN_AFTER_MS = 1500

/** The code of a page or its styles did not come, which is mostly the line's doing and not a mistake in the page. */
export class PageNotLoaded extends Error {}

type Code = typeof import('./routes/report-pages.tsx')

/** There when the styles are there too. */
let code: Code | undefined
let loading: Promise<void> | undefined

/** For a page that has its styles inside. */
export function loadCode(): Promise<void> {
  loading ??= loadTwice(fetchCode)
  return loading
}

/** Ahead of time: what fails now is tried again when the page is wanted. */
export function prefetchLaterPages(): void {
  loadWithStyles().catch(forgetFailure)
}

/** Whoever wants the page again has it fetched again. */
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
