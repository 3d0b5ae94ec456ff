import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/styles/index.css'
import { App } from './app.tsx'
import { createVisit } from './create-visit.ts'
import { pageOf, showsReports } from '../contract/pages.ts'
import { loadCode } from './later-pages.tsx'
import { isEmbedded } from './state/location.ts'

const root = document.getElementById('root')
if (!root) throw new Error('No root element')

const { search, hostname } = location
const { referrer } = document
const visit = createVisit(
  () => localStorage,
  () => sessionStorage,
  { search, hostname, referrer },
  isEmbedded(),
)
// A frame that is loaded again begins with the page that is in its file; the answers are kept.
if (visit.isEmbedded) history.replaceState(null, '')

/** When the first page takes clicks and keys; after-first-paint.ts waits for it. */
export const arrived = new Promise<void>((resolve) => {
  void start(root, resolve)
})

async function start(element: HTMLElement, onArrival: () => void) {
  if (showsReports(pageOf(location.pathname))) await loadCode()
  const app = (
    <StrictMode>
      <App visit={visit} onArrival={onArrival} />
    </StrictMode>
  )
  // Only the build prerenders; a busy server leaves a page made from codes to the browser.
  const isUnfilled = import.meta.env.DEV || element.dataset['unfilled'] !== undefined
  if (isUnfilled) createRoot(element).render(app)
  else hydrateRoot(element, app)
}

// Sends what an earlier visit could not send, now and whenever the network is back.
const { responseQueue } = visit
void responseQueue.send()
addEventListener('online', () => void responseQueue.send())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') responseQueue.sendUnheard()
})
