import { keepInput } from './early-input.ts'

// The code and the fonts of a prerendered page are fetched when its first paint is out: on a slow line
// they would share the way.

/** For a browser that does not report its paints. */
const LATEST_MS = 1000
const AGAIN_AFTER_MS = 1500
/** As fonts.css names them; its files for names alone are left out. */
const FACES = '1em Archivo,Atkinson'
/** If React cannot draw the page, the visitor's clicks are let go after this time. */
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
    // The page stays as it is, perhaps for good: it must not take clicks away.
    input.letGo()
    await after(AGAIN_AFTER_MS)
    await fetchCode().catch(() => document.getElementById('unloaded')?.removeAttribute('hidden'))
  }
}

/** On a later page of a visit this file comes from the cache, and so will the fonts. */
function isFromCache(): boolean {
  return performance.getEntriesByName(import.meta.url)[0]?.toJSON().transferSize === 0
}

/** From here on the page is set in its own faces: once, when they are there or known to be near. */
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

/** Until the page takes clicks and keys, which comes some time after its code. */
async function fetchCode(): Promise<void> {
  const { arrived }: typeof import('./entry-client.tsx') = await import(/* @vite-ignore */ module)
  await Promise.race([arrived, after(ARRIVES_WITHIN_MS)])
}

void start()
