/**
 * The code of a prerendered page is fetched when its first paint is out: on a slow line the two would
 * share the way. A tap that comes before the code is kept for it.
 */
const script = document.querySelector<HTMLElement>('script[data-module]')
/** For a browser that does not report its paints. */
const LATEST_MS = 1000
const FONTS_KEY = 'assessmentFonts'
let tapped: HTMLElement | null = null

function handleEarlyClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  const control = event.target.closest<HTMLElement>('button, label')
  if (!control) return
  event.preventDefault()
  event.stopPropagation()
  tapped = control
}

/** Their fallbacks have the same widths and heights, so no line moves when they come. */
function addFonts(href: string) {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  document.head.append(sheet)
}

async function start() {
  const { fonts = '', atOnce } = script?.dataset ?? {}
  const hasFonts = areFontsKept()
  if (hasFonts) addFonts(fonts)
  addEventListener('click', handleEarlyClick, true)
  await new Promise<void>((resolve) => {
    // A page whose text is made by its code has nothing to paint before it.
    if (atOnce !== undefined) resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, LATEST_MS)
  })
  if (!hasFonts) addFonts(fonts)
  await import(/* @vite-ignore */ script?.dataset['module'] ?? '')
  removeEventListener('click', handleEarlyClick, true)
  tapped?.click()
}

/**
 * On a later page of the visit they come from the cache at once, without a flash of the fallback.
 */
function areFontsKept(): boolean {
  try {
    const isLater = sessionStorage.getItem(FONTS_KEY) !== null
    sessionStorage.setItem(FONTS_KEY, '')
    return isLater
  } catch {
    return false
  }
}

void start()
