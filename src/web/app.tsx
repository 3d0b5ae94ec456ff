import { useEffect } from 'react'
import { hrefOf } from '../contract/languages.ts'
import { HOME_PATH, isFromCodes, pageOf } from '../contract/pages.ts'
import { BASE, HAS_OTHERS, LANGUAGES } from '../generated/languages.ts'
import { SITE } from '../generated/site.ts'
import * as say from '../generated/words/page.ts'
import { PageAt } from './page-at.tsx'
import { PageLink } from './routes/page-link.tsx'
import { usePath } from './state/location.ts'
import { useHydrated } from '../ui/page/use-hydrated.ts'
import { useVisit, VisitContext } from './state/visit.ts'
import type { Visit } from './state/visit.ts'
import { ExternalLink, NewTabLink, NewTabNote } from '../ui/page/button.tsx'
import { Logo } from '../ui/page/logo.tsx'
import styles from './app.module.css'

/** The provider, with the year since when they run this site. */
const OWNER = SITE.since ? `© ${SITE.since} ${SITE.provider}` : SITE.provider

type AppProps = { visit: Visit; prerenderedPath?: string }

export function App({ visit, prerenderedPath }: AppProps) {
  const path = usePath(prerenderedPath)
  // Nothing leads away from a question.
  const isQuestion = pageOf(path).kind === 'question'
  useEffect(() => document.getElementById('unloaded')?.remove(), [])

  return (
    <VisitContext value={visit}>
      {!visit.isEmbedded && <Header isHome={path === HOME_PATH} isQuestion={isQuestion} />}
      <NewTabNote>{say.newTab}</NewTabNote>
      <PageAt path={path} />
      <Footer path={path} isQuestion={isQuestion} />
    </VisitContext>
  )
}

/** The title of the product is where there is room for it and the page does not begin with it. */
function Header({ isHome, isQuestion }: { isHome: boolean; isQuestion: boolean }) {
  return (
    <header>
      <div className={styles.header}>
        <div className="taps">
          <PageLink href={HOME_PATH} aria-label={say.home}>
            <Logo name={SITE.provider} src={SITE.logo} />
          </PageLink>
        </div>
        {!isHome && !isQuestion && <p className="muted small full">{SITE.title}</p>}
        {HAS_OTHERS && isHome && (
          <ul role="list" className="cluster small taps screen-only">
            <OtherLanguages path={HOME_PATH} />
          </ul>
        )}
        {SITE.demo && !isQuestion && (
          <div className={styles.demo}>
            <ExternalLink href={SITE.demo} look="secondary">
              {say.demo}
            </ExternalLink>
          </div>
        )}
      </div>
    </header>
  )
}

/** The same page in each other language. The frame of another site stays in the language of its page. */
function OtherLanguages({ path }: { path: string }) {
  const isFilled = useHydrated()
  // One file is all pages from codes.
  if (useVisit().isEmbedded || (isFromCodes(pageOf(path)) && !isFilled)) return null
  return LANGUAGES.filter(({ base }) => base !== BASE).map(({ tag, base, name }) => (
    <li key={tag}>
      <a
        href={hrefOf(path, base)}
        lang={tag}
        hrefLang={tag}
        onClick={({ currentTarget }) => (currentTarget.hash = location.hash)}
      >
        {name}
      </a>
    </li>
  ))
}

/** The provider, and how to contact them. */
function Footer({ path, isQuestion }: { path: string; isQuestion: boolean }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        {!isQuestion && <p className="strong">{OWNER}</p>}
        <ul role="list" className="cluster gap-5">
          {SITE.privacy && (
            <li>
              <NewTabLink href={SITE.privacy.url}>{SITE.privacy.text}</NewTabLink>
            </li>
          )}
          {SITE.contact && !isQuestion && (
            <li>
              <a href={SITE.contact.url}>{SITE.contact.text}</a>
            </li>
          )}
          {HAS_OTHERS && <OtherLanguages path={path} />}
        </ul>
      </div>
    </footer>
  )
}
