import { memo, Suspense, useDeferredValue, useEffect } from 'react'
import { makingOf, pageOf, START_PATH } from '../contract/pages.ts'
import { isLoaded, LaterPage } from './later-pages.tsx'
import { ErrorBoundary } from './routes/error-boundary.tsx'
import { LandingPage } from './routes/landing/landing-page.tsx'
import { NotFoundPage } from './routes/not-found-page.tsx'
import { QuestionPage } from './routes/questions/question-page.tsx'
import { StartPage } from './routes/questions/start-page.tsx'
import { Redirect } from './routes/page-link.tsx'
import { WindowTitle } from './routes/window-title.tsx'
import { useRouteFocus } from './state/hooks/use-route-focus.ts'
import { Working } from '../ui/status/working.tsx'

type PageAtProps = {
  path: string
  /** Called when the first page takes clicks and keys. */
  onArrival: (() => void) | undefined
}

/**
 * A page made from codes takes the longest to draw. The page before it stays until then and answers clicks
 * and keys, unless the code has to be fetched first: then a page says so.
 */
export function PageAt({ path: asked, onArrival }: PageAtProps) {
  const drawn = useDeferredValue(asked)
  const path = isLoaded() && makingOf(pageOf(asked)) === 'codes' ? drawn : asked

  return (
    <ErrorBoundary path={path}>
      <Suspense fallback={<LoadingPage />}>
        <ShownPage path={path} />
        <Arrival path={path} onArrival={onArrival} />
      </Suspense>
    </ErrorBoundary>
  )
}

const ShownPage = memo(function ShownPage({ path }: { path: string }) {
  const page = pageOf(path)
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
})

/** It stands beside the page, so its effects run when the page is shown and not while it loads. */
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
