import { useEffect } from 'react'
import { COMPARE_PATH, HOME_PATH } from '../contract/pages.ts'
import { SITE } from '../generated/site.ts'
import { PageAt } from './page-at.tsx'
import { PageLink } from './routes/page-link.tsx'
import { usePath } from './state/location.ts'
import { VisitContext } from './state/visit.ts'
import type { Visit } from './state/visit.ts'
import { ExternalLink, NewTabLink, NewTabNote } from '../ui/page/button.tsx'
import { SiteFooter } from '../ui/page/site-footer.tsx'
import { Logo } from '../ui/page/logo.tsx'
import { SiteHeader } from '../ui/page/site-header.tsx'

/** Beside the year since when they run this site. */
const OWNER = SITE.since ? `© ${SITE.since} ${SITE.provider}` : SITE.provider

type AppProps = { visit: Visit; prerenderedPath?: string }

export function App({ visit, prerenderedPath }: AppProps) {
  const path = usePath(prerenderedPath)
  useEffect(() => document.getElementById('unloaded')?.remove(), [])

  return (
    <VisitContext value={visit}>
      {!visit.isEmbedded && (
        <SiteHeader
          home={
            <PageLink href={HOME_PATH} aria-label={`${SITE.provider}, home`}>
              <Logo name={SITE.provider} src={SITE.logo} />
            </PageLink>
          }
          title={path !== HOME_PATH && SITE.title}
          action={
            <ExternalLink href={SITE.demo} look="secondary">
              Book a Demo
            </ExternalLink>
          }
        />
      )}
      <NewTabNote />
      <PageAt path={path} />
      <SiteFooter company={OWNER}>
        {SITE.privacy.link && (
          <li>
            <NewTabLink href={SITE.privacy.link.url}>{SITE.privacy.link.text}</NewTabLink>
          </li>
        )}
        {SITE.contact && (
          <li>
            <a href={SITE.contact.url}>{SITE.contact.text}</a>
          </li>
        )}
        <li>
          <PageLink href={COMPARE_PATH}>Have a report code?</PageLink>
        </li>
      </SiteFooter>
    </VisitContext>
  )
}
