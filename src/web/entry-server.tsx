import { renderToString } from 'react-dom/server'
import type { CodePageRenderer } from '../contract/code-pages.ts'
import { EMBED_PAGE } from '../contract/embed.ts'
import { HOME_PATH } from '../contract/pages.ts'
import { App } from './app.tsx'
import { codePageHeadOf } from './code-page-head.ts'
import { createVisit } from './create-visit.ts'
import { loadCode } from './later-pages.tsx'

await loadCode()

/**
 * The page at `path` as the build writes it: without answers or anything remembered. Both are HTML.
 */
export function render(path: string): { title: string; html: string } {
  const isEmbedded = path === EMBED_PAGE.path
  const rendered = renderToString(
    <App visit={emptyVisit(isEmbedded)} prerenderedPath={isEmbedded ? HOME_PATH : path} />,
  )
  // React writes what belongs into the head first.
  const [, title, html] = /^(<title>[^<]*<\/title>)(.*)$/s.exec(rendered) ?? []
  if (title === undefined || html === undefined) throw new Error(`${path} has no title`)
  return { title, html }
}

export const codePages: CodePageRenderer = {
  headOf: codePageHeadOf,
  render: (path) => render(path).html,
  unfilled: renderToString(<App visit={emptyVisit()} prerenderedPath="/" unfilled />),
}

function emptyVisit(isEmbedded = false) {
  const arrival = { search: '', hostname: '', referrer: '' }
  return createVisit(noStorage, noStorage, arrival, isEmbedded)
}

function noStorage(): never {
  throw new Error('A prerendered page has no storage')
}
