import type { ReactNode } from 'react'
import type { PageFiles } from '../contract/page-files.ts'

type DocumentProps = {
  /** The title, and what search engines and chats read. */
  head: ReactNode
  files: PageFiles
  /** HTML. */
  root: string
  isEmbedded?: boolean
  /** The browser makes the page itself. */
  isUnfilled?: boolean
}

/** An empty address is that of the page itself. */
const THIS_PAGE = ''
/** `--bg` in tokens.css. */
const GROUND = { light: '#f1f5f6', dark: '#0a1e25' }

/** The page around the root. `data-unpainted` sets it in the device's own fonts until its first paint. */
export function Document({ head, files, root, isEmbedded, isUnfilled }: DocumentProps) {
  return (
    <html lang="en" data-unpainted="" data-embedded={attribute(isEmbedded)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
        <style dangerouslySetInnerHTML={{ __html: files.styles }} />
        <script
          type="module"
          async
          fetchPriority="low"
          src={files.loader}
          data-modules={files.modules.join(' ')}
          data-later-styles={files.laterStyles}
        />
        {files.early.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        {files.frameScript !== undefined && <script type="module" async src={files.frameScript} />}
      </head>
      <body>
        <div
          id="root"
          data-unfilled={attribute(isUnfilled)}
          dangerouslySetInnerHTML={{ __html: root }}
        />
        <p id="unloaded" role="alert" hidden>
          This page did not load completely, so its buttons may not work.{' '}
          <a href={THIS_PAGE}>Reload</a>
        </p>
      </body>
    </html>
  )
}

function attribute(isThere = false): '' | undefined {
  return isThere ? '' : undefined
}
