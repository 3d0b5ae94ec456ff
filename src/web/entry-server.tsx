import { renderToString } from 'react-dom/server'
import { pageOf } from '../contract/pages.ts'
import { App } from './app.tsx'
import { titleOf } from './page-title.ts'
import { createVisit } from './create-visit.ts'

/** The page at `path` as the build writes it: nothing answered, nothing remembered. */
export function render(path: string): { title: string; html: string } {
  const html = renderToString(<App visit={createVisit(noStorage)} prerenderedPath={path} />)
  return { title: titleOf(pageOf(path)), html }
}

function noStorage(): never {
  throw new Error('A prerendered page has no storage')
}
