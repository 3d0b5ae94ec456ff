import { EMBED_HOST } from '../contract/embed.ts'
import type { FrameMessage } from '../contract/embed.ts'

// Runs in the frame, beside the page: reports this page's height to the page around it, and when another
// screen is shown. It moves neither the focus nor the page.

/** Events from location.ts. */
const MOVED = 'assessment:moved'
const REACHED = ['lead', 'finished'] as const

/** The origin of the page around it. The browser delivers messages to no other. */
const host = new URLSearchParams(location.search).get(EMBED_HOST) ?? ''

function post(message: FrameMessage) {
  if (/^https?:\/\/[^/]+$/.test(host) && parent !== window) parent.postMessage(message, host)
}

function postHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height)
  post({ assessment: 'height', height, title: document.title })
}

new ResizeObserver(postHeight).observe(document.body)
// A frame out of sight is not drawn, so its size is not observed.
addEventListener('load', postHeight)

for (const event of [MOVED, 'popstate']) {
  addEventListener(event, () => post({ assessment: 'moved' }))
}

for (const assessment of REACHED) {
  addEventListener(`assessment:${assessment}`, () => post({ assessment }))
}
