import type { Page } from '@playwright/test'

/**
 * Buttons without an edge, and drawings that are invisible or have a color that is not a system color.
 */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  const system = await systemColors(page)
  const visible = Object.values(system).filter((color) => color !== system['Canvas'])
  const buttons = page.locator('button:not([aria-label=Dismiss]), a[class*=button]')
  const edges = await buttons.evaluateAll(edgesOf)
  const drawings = await page.locator('svg:has(*)').evaluateAll(paintsOf)
  return [
    ...(edges.length === 0 ? ['there is no button'] : []),
    ...edges.flatMap(({ name, edge, width }) =>
      width >= 1 && visible.includes(edge) ? [] : [`the edge of ${name}: ${width} px, ${edge}`],
    ),
    ...drawings.flatMap(({ drawing, paints }) => {
      const own = paints.filter((paint) => paint !== 'none' && paint !== system['Canvas'])
      const isSeen = own.length > 0 && own.every((paint) => visible.includes(paint))
      return isSeen ? [] : [`${drawing}: ${own.join()}`]
    }),
  ]
}

function edgesOf(elements: Element[]) {
  return elements.map((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    const width = borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth)
    return { name: element.textContent, edge: borderTopColor, width }
  })
}

function paintsOf(elements: Element[]) {
  const seen = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return seen.map((element) => ({
    drawing: element.outerHTML,
    paints: Array.from(element.querySelectorAll('path, rect, line, circle')).flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke]
    }),
  }))
}

/** What the system colors look like on this page, by their names. */
function systemColors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const probe = document.createElement('span')
    document.body.append(probe)
    const names = [
      'Canvas',
      'CanvasText',
      'ButtonText',
      'ButtonBorder',
      'GrayText',
      'Highlight',
      'HighlightText',
      'LinkText',
    ]
    const colors = names.map((name) => {
      probe.style.color = name
      return [name, getComputedStyle(probe).color] as const
    })
    probe.remove()
    return Object.fromEntries(colors)
  })
}
