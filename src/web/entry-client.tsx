import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/styles/index.css'
import { App } from './app.tsx'
import { createVisit } from './create-visit.ts'
import { prefetchLaterPages } from './routes/later-pages.tsx'
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
// A reloaded frame begins with the page in its file; the answers are kept.
if (visit.isEmbedded) history.replaceState(null, '')

const app = (
  <StrictMode>
    <App visit={visit} />
  </StrictMode>
)
// Only the build prerenders. A page that waits for its code goes on waiting until that is here.
if (import.meta.env.DEV) createRoot(root).render(app)
else if (root.dataset['waiting'] === undefined) hydrateRoot(root, app)
else void prefetchLaterPages().then(() => createRoot(root).render(app))

// Sends what an earlier visit could not send, now and whenever the network is back.
const { responseQueue } = visit
void responseQueue.send()
addEventListener('online', () => void responseQueue.send())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') responseQueue.sendBeacon()
})
