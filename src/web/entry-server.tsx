import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { CodePageRenderer } from '../contract/code-pages.ts'
import { EMBED_PAGE } from '../contract/embed.ts'
import type { PageFiles } from '../contract/page-files.ts'
import { HOME_PATH } from '../contract/pages.ts'
import { App } from './app.tsx'
import { codePageHeadOf } from './code-page-head.ts'
import { createVisit } from './create-visit.ts'
import { CodeHead, SiteHead } from './document-head.tsx'
import { Document } from './document.tsx'
import { loadCode } from './later-pages.tsx'

await loadCode()

/** The whole page at `path` as the build writes it, as HTML. */
export function documentAt(path: string, files: PageFiles): string {
  const { title, root } = render(path)
  const head = (
    <>
      <title dangerouslySetInnerHTML={{ __html: title }} />
      <SiteHead />
    </>
  )
  const isEmbedded = path === EMBED_PAGE.path
  return htmlOf(<Document head={head} files={files} root={root} isEmbedded={isEmbedded} />)
}

/** React writes no doctype. */
function htmlOf(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

/** The page at `path` without answers or anything remembered. Both are HTML. */
export function render(path: string): { title: string; root: string } {
  const isEmbedded = path === EMBED_PAGE.path
  const rendered = renderToString(
    <App visit={emptyVisit(isEmbedded)} prerenderedPath={isEmbedded ? HOME_PATH : path} />,
  )
  // React writes what belongs into the head first.
  const [, title, root] = /^<title>([^<]*)<\/title>(.*)$/s.exec(rendered) ?? []
  if (title === undefined || root === undefined) throw new Error(`${path} has no title`)
  return { title, root }
}

const unfilledRoot = renderToString(<App visit={emptyVisit()} prerenderedPath="/" unfilled />)

export const codePages: CodePageRenderer = {
  headOf: codePageHeadOf,
  render: (path) => render(path).root,
  documentOf: (head, root, { files, pictures }, publicOrigin) => {
    const path = head.preview && pictures[head.preview.picture]
    const picture = publicOrigin && path && publicOrigin + path
    return htmlOf(
      <Document
        head={<CodeHead head={head} picture={picture} />}
        files={files}
        root={root ?? unfilledRoot}
        isUnfilled={root === undefined}
      />,
    )
  },
}

function emptyVisit(isEmbedded = false) {
  const arrival = { search: '', hostname: '', referrer: '' }
  return createVisit(noStorage, noStorage, arrival, isEmbedded)
}

function noStorage(): never {
  throw new Error('A prerendered page has no storage')
}
