// Puts the assessment into the page around it: see docs/embedding.md.
;(() => {
  // Gone once the page is loaded, and none or another one where this code was copied.
  const script = document.currentScript?.src
  const [lowest, highest] = [200, 20000]

  /** Of the assessment; the way to it may name a language, as /de does. */
  function baseOf(place) {
    const given = place.dataset.address ?? (/\/embed\.js(?:$|\?)/.test(script) ? script : '')
    try {
      const { origin, pathname } = new URL(given)
      const [language = ''] = /^\/[a-z]{2,3}(?:-[a-z\d]+)*(?=\/|$)/.exec(pathname) ?? []
      return origin + language
    } catch {
      return undefined
    }
  }

  function addressOf(base) {
    const given = new URLSearchParams(location.search.replaceAll('&amp;', '&'))
    const handed = new URLSearchParams({ host: location.origin })
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign']) {
      if (given.get(name)) handed.set(name, given.get(name))
    }
    if (document.referrer) handed.set('referrer_host', new URL(document.referrer).hostname)
    return `${base}/embed?${handed}`
  }

  function start() {
    const place = document.getElementById('maturity-assessment')
    if (!place) {
      console.error('The assessment needs an element with the id maturity-assessment.')
      return
    }
    const base = baseOf(place)
    if (!base) {
      console.error(
        'The place of the assessment needs data-address="https://..." with its address.',
      )
      return
    }
    // The page may have these lines twice.
    if (place.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.title = 'Assessment'
    frame.allow = 'clipboard-write'
    frame.src = addressOf(base)
    Object.assign(frame.style, { border: 0, display: 'block', width: '100%' })
    setHeight(800)
    addEventListener('message', ({ origin: from, source, data }) => {
      if (from !== new URL(base).origin || source !== frame.contentWindow) return
      if (data?.assessment === 'height' && Number.isFinite(data.height)) {
        setHeight(Math.min(Math.max(data.height, lowest), highest))
        frame.title = data.title
      }
      if (['lead', 'finished'].includes(data?.assessment)) {
        place.dispatchEvent(new CustomEvent(`assessment:${data.assessment}`, { bubbles: true }))
      }
      if (data?.assessment === 'moved') {
        const { top } = frame.getBoundingClientRect()
        if (top < 0 || top >= innerHeight) frame.scrollIntoView()
      }
    })
    place.append(frame)

    /** Whatever the page says of frames. */
    function setHeight(height) {
      frame.style.setProperty('height', `${height}px`, 'important')
    }
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
})()
