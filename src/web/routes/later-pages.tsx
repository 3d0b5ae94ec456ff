import { use } from 'react'
import type { ReportsPage } from '../../contract/pages.ts'

type Code = typeof import('./report-pages.tsx')

let code: Code | undefined
let fetching: Promise<Code> | undefined

/**
 * The pages that show reports are a second file of code. React's own `lazy` would show for 300 ms that it loads,
 * even where the file is there.
 */
export function LaterPages({ page }: { page: ReportsPage }) {
  const { ReportPages } = code ?? use(fetchCode())
  return <ReportPages page={page} />
}

/** Fetches the file before a page needs it. If this fails, the page fetches it again. */
export function prefetchLaterPages(): void {
  fetchCode().catch(() => {
    fetching = undefined
  })
}

function fetchCode(): Promise<Code> {
  fetching ??= import('./report-pages.tsx').then((fetched) => {
    code = fetched
    return fetched
  })
  return fetching
}
