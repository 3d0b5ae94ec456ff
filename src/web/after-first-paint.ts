import { keepInput } from './early-input.ts'

// Fetches the code and the fonts of a prerendered page after its first paint. On a slow line they would
// delay the paint.

/** A browser may not report its first paint: then it is waited for no longer than this. */
const LATEST_MS = 1000
const AGAIN_AFTER_MS = 1500
/** Both families of fonts.css. The files with accented letters load later, where a text has one. */
const FACES = '1em Archivo,Atkinson'
/** Clicks are not held back longer than this, even if React cannot draw the page. */
const ARRIVES_WITHIN_MS = 5000

/** The entry, and what it needs for this page. */
const [module = '', ...also] =
  document.querySelector<HTMLElement>('[data-modules]')?.dataset['modules']?.split(' ') ?? []

async function start() {
  const input = keepInput()
  if (isFromCache()) showOwnFaces()
  await Promise.race([paint(), after(LATEST_MS)])
  void document.fonts.load(FACES).then(showOwnFaces, showOwnFaces)
  for (const address of also) preload(address)
  try {
    await fetchCode()
    input.replay()
  } catch {
    // The code may never come. Links and fields work without it, so clicks are not held back.
    input.letGo()
    await after(AGAIN_AFTER_MS)
    await fetchCode().catch(() => document.getElementById('unloaded')?.removeAttribute('hidden'))
  }
}

/** Whether this file came from the cache. Then the fonts are in the cache too: this is not a first visit. */
function isFromCache(): boolean {
  return performance.getEntriesByName(import.meta.url)[0]?.toJSON().transferSize === 0
}

/** Changes to the page's own fonts, once: when they are loaded, or at once where they are in the cache. */
function showOwnFaces() {
  delete document.documentElement.dataset['unpainted']
}

function paint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function preload(address: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

/** Ends when the page takes clicks and keys, which is some time after its code has come. */
async function fetchCode(): Promise<void> {
  const { arrived }: typeof import('./entry-client.tsx') = await import(/* @vite-ignore */ module)
  await Promise.race([arrived, after(ARRIVES_WITHIN_MS)])
}

void start()
