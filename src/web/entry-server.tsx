import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { EMBED_PAGE } from '../contract/embed.ts'
import { HOME_PATH } from '../contract/pages.ts'
import { CODE_PAGE } from '../contract/prerendered.ts'
import { SITE } from '../generated/site.ts'
import { App } from './app.tsx'
import { createVisit } from './create-visit.ts'
import { Document, SiteHead } from './document.tsx'
import type { PageFiles } from './document.tsx'
import { fetchLaterPages } from './routes/later-pages.tsx'

/** The whole page at `path` as HTML. React writes no doctype. */
export async function documentAt(path: string, files: PageFiles): Promise<string> {
  const { title, root } = await render(path)
  const document = renderToStaticMarkup(
    <Document
      head={
        <>
          <title dangerouslySetInnerHTML={{ __html: title }} />
          {path !== CODE_PAGE.path && <SiteHead path={path} />}
        </>
      }
      files={files}
      root={root}
      isWaiting={path === CODE_PAGE.path}
      isEmbedded={path === EMBED_PAGE.path}
    />,
  )
  return `<!doctype html>${document}`
}

/** The page at `path` without answers or anything remembered. Both are HTML. */
export async function render(path: string): Promise<{ title: string; root: string }> {
  const isEmbedded = path === EMBED_PAGE.path
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <App visit={emptyVisit(isEmbedded)} prerenderedPath={isEmbedded ? HOME_PATH : path} />,
    // In one piece: a streamed page would assemble itself with an inline script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new Error(`${path} cannot be drawn`, { cause: errors[0] })
  return partsOf(await textOf(prelude))
}

/** Renders the root of a page made from codes, as the browser will find it. */
export async function loadCodePages(): Promise<(path: string) => string> {
  await fetchLaterPages()
  return (path) =>
    partsOf(renderToString(<App visit={emptyVisit(false)} prerenderedPath={path} />)).root
}

/** React writes head elements first. */
function partsOf(html: string): { title: string; root: string } {
  const [, title = renderToStaticMarkup(SITE.title), root = ''] =
    /^(?:<title>([^<]*)<\/title>)?(.*)$/s.exec(html) ?? []
  return { title, root }
}

function textOf(stream: ReadableStream): Promise<string> {
  return new Response(stream).text()
}

function emptyVisit(isEmbedded: boolean) {
  const arrival = { search: '', hostname: '', referrer: '' }
  return createVisit(noStorage, noStorage, arrival, isEmbedded)
}

function noStorage(): never {
  throw new Error('A prerendered page has no storage')
}
