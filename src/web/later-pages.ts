import { pageOf } from '../contract/pages.ts'
import type { Page } from '../contract/pages.ts'
import { createLaterPage } from './later-page.tsx'

// The first page is the landing page. Each of these is a file of its own, fetched ahead of its time.

export const runPage = createLaterPage(async () => {
  const { RunPage } = await import('./routes/questions/run-page.tsx')
  return RunPage
})

export const reportPage = createLaterPage(async () => {
  const { ReportPage } = await import('./routes/report/report-page.tsx')
  return ReportPage
})

export const sharingPage = createLaterPage(async () => {
  const { SharingPage } = await import('./routes/sharing/sharing-page.tsx')
  return SharingPage
})

/** Nothing for a page that is there from the start. */
const BY_KIND: Readonly<Record<Page['kind'], { load: () => Promise<void> } | undefined>> = {
  ...{ codes: sharingPage, comparison: sharingPage, team: sharingPage },
  ...{ start: runPage, question: runPage, results: reportPage, report: reportPage },
  ...{ home: undefined, 'unknown-question': undefined, 'not-found': undefined },
}

/** Fetches the code of one address, or of all where none is given. */
export async function loadPages(path?: string): Promise<void> {
  const pages = path === undefined ? Object.values(BY_KIND) : [BY_KIND[pageOf(path).kind]]
  await Promise.all(pages.map(async (page) => page?.load()))
}
