import type { ReactNode } from 'react'
import { hasPicture } from '../content/pictures.ts'
import { hrefOf } from '../contract/languages.ts'
import { HOME_PATH, pageOf } from '../contract/pages.ts'
import { DIRECTION, LANGUAGE } from '../generated/language.ts'
import { HAS_OTHERS, LANGUAGES } from '../generated/languages.ts'
import { SITE } from '../generated/site.ts'
import * as page from '../generated/words/page.ts'
import * as preview from '../generated/words/preview.ts'

/** The build output for a page. All except `styles` are addresses on this site. */
export type PageFiles = {
  /** The text of the page's one style element. */
  styles: string
  scripts: readonly string[]
  /** Scripts that the first one imports. */
  preloads: readonly string[]
  /** Faces without which the first paint would break other lines than the next one. */
  fonts: readonly string[]
}

type DocumentProps = {
  /** The title, and metadata for search engines and chats. */
  head: ReactNode
  files: PageFiles
  /** HTML. */
  root: string
  /** Whether the root is not the page yet, which the browser then makes. */
  isWaiting: boolean
  isEmbedded: boolean
}

/** An empty address is that of the page itself. */
const THIS_PAGE = ''
const { language, script, region } = new Intl.Locale(LANGUAGE).maximize()
/** `--bg` in tokens.css. */
const GROUND = { light: '#f1f5f6', dark: '#0a1e25' }

/** The page around the root. Its last sentence appears after some seconds unless the code removes it. */
export function Document({ head, files, root, isWaiting, isEmbedded }: DocumentProps) {
  return (
    <html
      lang={LANGUAGE}
      dir={DIRECTION}
      data-script={script === 'Latn' ? undefined : script}
      data-embedded={isEmbedded ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        {/* Browsers ask for the other one by themselves, after the paint. */}
        {!hasPicture('/favicon.ico') && (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
        {files.fonts.map((address) => (
          <link key={address} rel="preload" as="font" crossOrigin="anonymous" href={address} />
        ))}
        {files.scripts.map((address) => (
          <script key={address} type="module" fetchPriority="low" src={address} />
        ))}
        {files.preloads.map((address) => (
          <link key={address} rel="modulepreload" fetchPriority="low" href={address} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: files.styles }} />
      </head>
      <body>
        <div
          id="root"
          data-waiting={isWaiting ? '' : undefined}
          dangerouslySetInnerHTML={{ __html: root }}
        />
        <p id="unloaded" role="alert" className="script-only">
          <span>{page.unloaded}</span> <a href={THIS_PAGE}>{page.reload}</a>
        </p>
      </body>
    </html>
  )
}

/** Metadata for search engines and chats, on every page that is not made from codes. */
export function SiteHead({ path }: { path: string }) {
  return (
    <>
      {HAS_OTHERS && pageOf(path).kind !== 'not-found' && <InLanguages path={path} />}
      <meta name="description" content={preview.description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={SITE.title} />
      <meta property="og:description" content={preview.text} />
      <meta property="og:url" content={`${SITE.address}${hrefOf(HOME_PATH)}`} />
      {hasPicture('/share-preview.png') && (
        <>
          <meta property="og:image" content={`${SITE.address}/share-preview.png`} />
          <meta property="og:image:alt" content={preview.picture} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/** Where the page is in each language. */
function InLanguages({ path }: { path: string }) {
  return (
    <>
      <link rel="canonical" href={`${SITE.address}${hrefOf(path)}`} />
      {[...LANGUAGES, { base: '', tag: 'x-default' }].map(({ tag, base }) => (
        <link
          key={tag}
          rel="alternate"
          hrefLang={tag}
          href={`${SITE.address}${hrefOf(path, base)}`}
        />
      ))}
      <meta property="og:locale" content={`${language}_${region}`} />
    </>
  )
}
