// Puts the assessment into the page around it: see docs/embedding.md.
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const [lowest, highest] = [200, 20000]

  function addressOf() {
    const given = new URLSearchParams(location.search)
    const handed = new URLSearchParams({ host: location.origin })
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign']) {
      if (given.get(name)) handed.set(name, given.get(name))
    }
    if (document.referrer) handed.set('referrer_host', new URL(document.referrer).hostname)
    return `${origin}/embed?${handed}`
  }

  function start() {
    const place = document.getElementById('maturity-assessment')
    if (!place) {
      console.error('The assessment needs an element with the id maturity-assessment.')
      return
    }
    const frame = document.createElement('iframe')
    frame.title = 'Assessment'
    frame.src = addressOf()
    Object.assign(frame.style, { border: 0, display: 'block', width: '100%', height: '800px' })
    addEventListener('message', ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow) return
      if (data?.assessment === 'height' && Number.isFinite(data.height)) {
        frame.style.height = `${Math.min(Math.max(data.height, lowest), highest)}px`
      }
      if (data?.assessment === 'moved') {
        const { top } = frame.getBoundingClientRect()
        if (top < 0 || top >= innerHeight) frame.scrollIntoView()
      }
    })
    place.append(frame)
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
})()
