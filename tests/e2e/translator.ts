import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Like browsers that translate a page: in place of each text, even a later one, is another in two elements. */
export function translate(): void {
  function wrap(node: Node): void {
    if (node instanceof Text) {
      const isDone = node.parentElement?.tagName === 'FONT'
      const isShown = node.parentElement?.closest('body') && !/^\s*$/.test(node.data)
      if (isDone || !isShown || node.parentElement?.closest('script, style, noscript')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      node.replaceWith(outer)
      outer.append(inner)
      inner.append(node.data)
    } else for (const child of [...node.childNodes]) wrap(child)
  }
  // As a translator that a reader turns on: after the page has hydrated.
  const timer = setInterval(() => {
    const shown = document.querySelector('main')
    if (!shown || !Object.keys(shown).some((key) => key.startsWith('__reactProps'))) return
    clearInterval(timer)
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { target } of changes) wrap(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, 300)
}

export async function untilTranslated(page: Page): Promise<void> {
  await expect(page.locator('h1 font font').first()).toBeAttached()
}
