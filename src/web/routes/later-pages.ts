import { lazy } from 'react'

/** The pages that show reports are a second file of code. */
export const LaterPages = lazy(async () => ({ default: (await fetchPages()).ReportPages }))

/** Fetches the file before a page needs it. If this fails, the page fetches it again. */
export function prefetchLaterPages(): void {
  fetchPages().catch(() => {})
}

function fetchPages() {
  return import('./report-pages.tsx')
}
