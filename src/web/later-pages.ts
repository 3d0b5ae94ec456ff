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

/** These are there from the start. */
type FirstPage = 'home' | 'unknown-question' | 'not-found'

const BY_KIND: Readonly<Record<Exclude<Page['kind'], FirstPage>, { load: () => Promise<void> }>> = {
  ...{ codes: sharingPage, comparison: sharingPage, team: sharingPage },
  ...{ start: runPage, question: runPage, results: reportPage, report: reportPage },
}

/** Fetches the code of one address, or of all where none is given. */
export async function loadPages(path?: string): Promise<void> {
  const kind = path === undefined ? undefined : pageOf(path).kind
  const pages = Object.entries(BY_KIND).filter(([other]) => kind === undefined || kind === other)
  await Promise.all(pages.map(([, { load }]) => load()))
}
