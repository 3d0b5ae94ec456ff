// What a person would see at a glance, as functions that run in the page. Each returns the texts that are
// wrong, so an empty list is good. If a modal is open, only it is checked.

export function smallTexts(leastPx: number): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const text = Array.from(element.childNodes)
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('')
    const size = parseFloat(getComputedStyle(element).fontSize)
    return text && element.checkVisibility() && size < leastPx ? [`${text}: ${size} px`] : []
  })
}

/** Out of the screen at a side, or cut by a box that neither grows nor scrolls. */
export function clippedTexts(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const clipped: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility() || !node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    let isCut = box.left < -1 || box.right > innerWidth + 1
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(around)
      // Only for screen readers.
      if (clipPath === 'inset(50%)') {
        isCut = false
        break
      }
      if (!['hidden', 'clip'].includes(overflowX) || around === document.documentElement) continue
      const edge = around.getBoundingClientRect()
      isCut ||= box.left < edge.left - 1 || box.right > edge.right + 1
      isCut ||= box.top < edge.top - 1 || box.bottom > edge.bottom + 1
    }
    if (isCut) clipped.push(node.textContent)
  }
  return clipped
}

/** Pairs of texts where one hides at least a third of the other's height. */
export function overlappingTexts(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines: { text: string; box: DOMRect; isSticky: boolean }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim())
      continue
    let isApart = false
    let isSticky = false
    // What is scrolled out of its box is not seen.
    let [top, bottom] = [-Infinity, Infinity]
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { position, clipPath, overflowY } = getComputedStyle(around)
      // For a second, over what is not to be pressed then.
      isApart ||= around.className.includes('moving')
      isApart ||= clipPath === 'inset(50%)' || (position === 'fixed' && around !== root)
      isSticky ||= position === 'sticky'
      if (overflowY === 'visible' || around === document.documentElement) continue
      const edge = around.getBoundingClientRect()
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    if (isApart) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const middle = (box.top + box.bottom) / 2
      const isSeen = top < middle && middle < bottom
      if (isSeen) lines.push({ text: node.textContent, box, isSticky })
    }
  }
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.box, other.box]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const isOver =
        one.text !== other.text &&
        // What scrolls goes under what stays.
        one.isSticky === other.isSticky &&
        across > 2 &&
        down > Math.min(a.height, b.height) / 3
      return isOver ? [`${one.text} | ${other.text}`] : []
    }),
  )
}

/** Words and figures that go on in another line, but for those that are hyphenated. */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility() || getComputedStyle(parent).hyphens === 'auto') continue
    let around: Element | null = parent
    while (around && getComputedStyle(around).clipPath !== 'inset(50%)')
      around = around.parentElement
    // Only for screen readers.
    if (around) continue
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,%’]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${word} in ${node.textContent}`)
    }
  }
  return broken
}

/** What one frame changes is drawn, or told, in the next. */
export function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
