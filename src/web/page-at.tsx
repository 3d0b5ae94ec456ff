import { Suspense } from 'react'
import { pageOf, START_PATH } from '../contract/pages.ts'
import { loading } from '../generated/words/page.ts'
import { ErrorBoundary } from './routes/error-boundary.tsx'
import { LandingPage } from './routes/landing/landing-page.tsx'
import { LaterPages } from './routes/later-pages.tsx'
import { NotFoundPage } from './routes/not-found-page.tsx'
import { Redirect } from './routes/page-link.tsx'
import { QuestionPage } from './routes/questions/question-page.tsx'
import { StartPage } from './routes/questions/start-page.tsx'
import { WindowTitle } from './routes/window-title.tsx'
import { useRouteFocus } from './state/focus.ts'
import { Working } from '../ui/page/quiet-page.tsx'

export function PageAt({ path }: { path: string }) {
  return (
    <ErrorBoundary path={path}>
      <Suspense fallback={<LoadingPage />}>
        <ShownPage path={path} />
        <RouteFocus path={path} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ShownPage({ path }: { path: string }) {
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
    case 'comparison':
    case 'team':
      return <LaterPages page={page} />
    case 'not-found':
      return <NotFoundPage path={path} />
  }
}

/** Rendered beside the page, so its effects run when the page is shown and not while it loads. */
function RouteFocus({ path }: { path: string }) {
  useRouteFocus(path)
  return null
}

function LoadingPage() {
  return (
    <>
      <WindowTitle />
      <Working text={loading} />
    </>
  )
}
