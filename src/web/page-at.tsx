import { Suspense, useEffect } from 'react'
import { pageOf, START_PATH } from '../contract/pages.ts'
import type { Page } from '../contract/pages.ts'
import { LaterPage } from './later-pages.tsx'
import { ErrorBoundary } from './routes/error-boundary.tsx'
import { LandingPage } from './routes/landing/landing-page.tsx'
import { NotFoundPage } from './routes/not-found-page.tsx'
import { QuestionPage } from './routes/questions/question-page.tsx'
import { StartPage } from './routes/questions/start-page.tsx'
import { Redirect } from './routes/page-link.tsx'
import { WindowTitle } from './routes/window-title.tsx'
import { useRouteFocus } from './state/hooks/use-route-focus.ts'
import { Working } from './ui/status/working.tsx'

type PageAtProps = {
  path: string
  /** The first page takes clicks and keys. */
  onArrival: (() => void) | undefined
}

export function PageAt({ path, onArrival }: PageAtProps) {
  return (
    <ErrorBoundary path={path}>
      <Suspense fallback={<LoadingPage />}>
        <PageOf page={pageOf(path)} path={path} />
        <Arrival path={path} onArrival={onArrival} />
      </Suspense>
    </ErrorBoundary>
  )
}

function PageOf({ page, path }: { page: Page; path: string }) {
  switch (page.kind) {
    case 'home':
      return <LandingPage />
    case 'start':
      return <StartPage />
    case 'question':
      return <QuestionPage key={page.id} id={page.id} />
    case 'unknown-question':
      return <Redirect to={START_PATH} />
    case 'results':
    case 'report':
    case 'codes':
    case 'comparison':
    case 'team':
      return <LaterPage page={page} />
    case 'not-found':
      return <NotFoundPage path={path} />
  }
}

/** Beside the page, so that it arrives when the page does. */
function Arrival({ path, onArrival }: PageAtProps) {
  useRouteFocus(path)
  useEffect(() => {
    onArrival?.()
  }, [onArrival])
  return null
}

function LoadingPage() {
  return (
    <>
      <WindowTitle />
      <Working text="Loading..." />
    </>
  )
}
