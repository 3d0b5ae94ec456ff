/**
 * The code of a prerendered page is fetched when its first paint is out: on a slow line the two would
 * share the way. A tap that comes before the code is kept for it.
 */
const script = document.querySelector<HTMLElement>('script[data-module]')
/** For a browser that does not tell of its paints. */
const LATEST_MS = 1000
let tapped: HTMLElement | null = null

function handleEarlyClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  const control = event.target.closest<HTMLElement>('button, label')
  if (!control) return
  event.preventDefault()
  event.stopPropagation()
  tapped = control
}

async function start() {
  addEventListener('click', handleEarlyClick, true)
  await new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, LATEST_MS)
  })
  await import(/* @vite-ignore */ script?.dataset['module'] ?? '')
  removeEventListener('click', handleEarlyClick, true)
  tapped?.click()
}

void start()
