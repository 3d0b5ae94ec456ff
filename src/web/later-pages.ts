import { pageOf } from '../contract/pages.ts'
import type { Page } from '../contract/pages.ts'
import { createLaterPage } from './later-page.tsx'

// The first page is the landing page. Each of these is a file of its own, fetched ahead of its time.

export const runPage = createLaterPage(
  () => import('./routes/questions/run-page.tsx'),
  ({ RunPage }) => RunPage,
)

export const reportPage = createLaterPage(
  () => import('./routes/report/report-page.tsx'),
  ({ ReportPage }) => ReportPage,
)

export const sharingPage = createLaterPage(
  () => import('./routes/sharing/sharing-page.tsx'),
  ({ SharingPage }) => SharingPage,
)

/** These are there from the start. */
type FirstPage = 'home' | 'unknown-question' | 'not-found'

type Loadable = { loadCode: () => Promise<void> }

const BY_KIND: Readonly<Record<Exclude<Page['kind'], FirstPage>, Loadable>> = {
  ...{ codes: sharingPage, comparison: sharingPage, team: sharingPage },
  ...{ start: runPage, question: runPage, results: reportPage, report: reportPage },
}

/** The code of the page that came from the server. */
export async function loadCodeAt(path: string): Promise<void> {
  const byKind: Partial<Record<Page['kind'], Loadable>> = BY_KIND
  await byKind[pageOf(path).kind]?.loadCode()
}

export async function loadAllCode(): Promise<void> {
  await Promise.all(Object.values(BY_KIND).map(({ loadCode }) => loadCode()))
}
