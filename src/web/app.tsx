import { HOME_PATH } from '../contract/pages.ts'
import { SITE } from '../content/site.ts'
import { PageAt } from './page-at.tsx'
import { PageLink } from './routes/page-link.tsx'
import { WithoutScript } from './routes/without-script.tsx'
import { usePath } from './state/location.ts'
import { VisitContext } from './state/visit.ts'
import type { Visit } from './state/visit.ts'
import { ExternalLink, NewTabLink, NewTabNote } from '../ui/page/button.tsx'
import { Working } from '../ui/status/working.tsx'
import { SiteFooter } from '../ui/page/site-footer.tsx'
import { Logo } from '../ui/page/logo.tsx'
import { SiteHeader } from '../ui/page/site-header.tsx'

type AppProps = {
  visit: Visit
  prerenderedPath?: string
  /** Called when the first page takes clicks and keys. */
  onArrival?: () => void
  /** Whether to show the page that waits until the browser has made the real one. */
  unfilled?: boolean
}

export function App({ visit, prerenderedPath, onArrival, unfilled = false }: AppProps) {
  const path = usePath(prerenderedPath)

  return (
    <VisitContext value={visit}>
      {!visit.isEmbedded && (
        <SiteHeader
          home={
            <PageLink href={HOME_PATH} aria-label={`${SITE.providerName}, home`}>
              <Logo name={SITE.providerName} />
            </PageLink>
          }
          title={SITE.productName}
          action={
            <ExternalLink href={SITE.demoUrl} look="secondary">
              Book a Demo
            </ExternalLink>
          }
        />
      )}
      <NewTabNote />
      {unfilled ? (
        <Working text="Calculating your results...">
          <WithoutScript />
        </Working>
      ) : (
        <PageAt path={path} onArrival={onArrival} />
      )}
      <SiteFooter company={SITE.providerName} year={SITE.since}>
        <li>
          <NewTabLink href={SITE.privacy.url}>{SITE.privacy.linkText}</NewTabLink>
        </li>
        <li>
          <a href={SITE.contact.url}>{SITE.contact.text}</a>
        </li>
      </SiteFooter>
    </VisitContext>
  )
}
