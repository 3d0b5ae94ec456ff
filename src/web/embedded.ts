import { EMBED_HOST } from '../contract/embed.ts'
import type { FrameMessage } from '../contract/embed.ts'

// In the frame, beside the page: tells the page around it how high this one is, and when another screen
// is shown. It moves neither the focus nor the page.

/** As location.ts tells them. */
const MOVED = 'assessment:moved'
const REACHED = ['lead', 'finished'] as const

/** The page around it has told its origin, and the browser hands a message to no other. */
const host = new URLSearchParams(location.search).get(EMBED_HOST) ?? ''

function tell(message: FrameMessage) {
  if (/^https?:\/\/[^/]+$/.test(host) && parent !== window) parent.postMessage(message, host)
}

function tellHeight() {
  tell({ assessment: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })
}

new ResizeObserver(tellHeight).observe(document.body)
// A frame out of sight is not drawn, and nothing is observed there.
addEventListener('load', tellHeight)

for (const event of [MOVED, 'popstate']) {
  addEventListener(event, () => tell({ assessment: 'moved' }))
}

for (const assessment of REACHED) {
  addEventListener(`assessment:${assessment}`, () => tell({ assessment }))
}
