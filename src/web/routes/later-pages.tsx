import { lazy, use } from 'react'
import type { ReportsPage } from '../../contract/pages.ts'

type Code = typeof import('./report-pages.tsx')

let code: Code | undefined
let fetching: Promise<Code> | undefined

/** The report pages, a second bundle. React's own `lazy` shows its fallback for 300 ms even if it is loaded. */
export function LaterPages({ page }: { page: ReportsPage }) {
  const { ReportPages } = code ?? use(fetchLaterPages())
  return <ReportPages page={page} />
}

/** In the same bundle, as few people come with an earlier report. */
export const ArrivedReport = lazy(async () => ({
  default: (await fetchLaterPages()).ArrivedReport,
}))

/** Loads the bundle before a page needs it. If this fails, the page loads it again. */
export async function prefetchLaterPages(): Promise<void> {
  await fetchLaterPages().catch(() => {
    fetching = undefined
  })
}

export function fetchLaterPages(): Promise<Code> {
  fetching ??= import('./report-pages.tsx').then((fetched) => {
    code = fetched
    return fetched
  })
  return fetching
}
