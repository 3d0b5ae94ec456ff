// Runs in the page before anything else. How long each interaction took to its next paint and on
// which page, and how long a change of the address took to be on the screen, in milliseconds.
const pages = [{ since: 0, page: location.pathname }]
window.watched = { interactions: [], changes: [] }

new PerformanceObserver((list) => {
  for (const { interactionId, duration, startTime } of list.getEntries()) {
    if (interactionId === 0) continue
    const { page } = pages.findLast(({ since }) => since <= startTime) ?? {}
    window.watched.interactions.push({ page, ms: duration })
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true })

let chosenAt = 0
addEventListener('change', ({ timeStamp }) => (chosenAt = timeStamp), true)

const pushState = history.pushState.bind(history)
history.pushState = (...values) => {
  const movedAt = performance.now()
  const sinceChoice = chosenAt
  chosenAt = 0
  pushState(...values)
  pages.push({ since: movedAt, page: location.pathname })
  // A message that is posted in a frame arrives when the frame was painted.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const now = performance.now()
      window.watched.changes.push({
        title: document.title,
        paintMs: now - movedAt,
        ...(sinceChoice && { choiceMs: now - sinceChoice }),
      })
    })
    port1.start()
    port2.postMessage(undefined)
  })
}
