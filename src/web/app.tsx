import { HOME_PATH, pageOf, START_PATH } from '../contract/pages.ts'
import type { Page as PageAddress } from '../contract/pages.ts'
import { SITE } from '../content/site.ts'
import { LandingPage } from './routes/landing/landing-page.tsx'
import { NotFoundPage } from './routes/not-found-page.tsx'
import { PageLink, Redirect } from './routes/page-link.tsx'
import { QuestionPage } from './routes/questions/question-page.tsx'
import { ResultsPage } from './routes/report/results-page.tsx'
import { SharedReportPage } from './routes/report/shared-report-page.tsx'
import { StartPage } from './routes/questions/start-page.tsx'
import { SuccessToast } from './routes/landing/success-toast.tsx'
import { usePath } from './state/location.ts'
import { useRouteFocus } from './state/hooks/use-route-focus.ts'
import { CodesPage } from './routes/sharing/codes-page.tsx'
import { ComparisonPage } from './routes/sharing/comparison-page.tsx'
import { TeamPage } from './routes/sharing/team-page.tsx'
import { VisitContext } from './state/visit.ts'
import type { Visit } from './state/visit.ts'
import { ExternalLink, NewTabLink, NewTabNote } from './ui/page/button.tsx'
import { Working } from './ui/status/working.tsx'
import { SiteFooter } from './ui/page/site-footer.tsx'
import { Logo, SiteHeader } from './ui/page/site-header.tsx'

type AppProps = {
  visit: Visit
  prerenderedPath?: string
  /** The page that stands where the browser makes the real one. */
  unfilled?: boolean
}

export function App({ visit, prerenderedPath, unfilled = false }: AppProps) {
  const path = usePath(prerenderedPath)
  const page = pageOf(path)
  useRouteFocus(path)

  return (
    <VisitContext value={visit}>
      <SiteHeader
        home={
          <PageLink href={HOME_PATH} aria-label={`${SITE.providerName}, home`}>
            <Logo name={SITE.providerName} />
          </PageLink>
        }
        action={
          <ExternalLink href={SITE.demoUrl} look="secondary">
            Book a Demo
          </ExternalLink>
        }
      />
      <NewTabNote />
      {unfilled ? (
        <Working text="Calculating your results..." />
      ) : (
        <PageAt page={page} path={path} />
      )}
      <SiteFooter company={SITE.providerName} year={SITE.since}>
        <li>
          <NewTabLink href={SITE.privacy.url}>{SITE.privacy.linkText}</NewTabLink>
        </li>
        <li>
          <a href={SITE.contact.url}>{SITE.contact.text}</a>
        </li>
      </SiteFooter>
      <SuccessToast />
    </VisitContext>
  )
}

function PageAt({ page, path }: { page: PageAddress; path: string }) {
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
      return <ResultsPage />
    case 'report':
      return <SharedReportPage code={page.code} />
    case 'codes':
      return <CodesPage purpose={page.purpose} />
    case 'comparison':
      return <ComparisonPage earlier={page.earlier} later={page.later} />
    case 'team':
      return <TeamPage codes={page.codes} />
    case 'not-found':
      return <NotFoundPage path={path} />
  }
}
