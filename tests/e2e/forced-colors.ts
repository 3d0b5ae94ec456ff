import type { Page } from '@playwright/test'

/**
 * Buttons without an edge, drawings that are invisible or have a color that is not a system color, and
 * steps of the climb that are filled without the flag, not filled with it, or whose name is not seen.
 */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  const system = await systemColors(page)
  const visible = Object.values(system).filter((color) => color !== system['Canvas'])
  const buttons = page.locator('button:not([aria-label=Dismiss]), a[class*=button]')
  const edges = await buttons.evaluateAll(edgesOf)
  const drawings = await page.locator('svg:has(*)').evaluateAll(paintsOf)
  const steps = await page.locator('ol[class*=stage-ramp]').evaluateAll(stepsOf)
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
    ...steps.flatMap(({ name, color, fill, hasFlag }) => {
      const [ground, text] = hasFlag ? ['Highlight', 'HighlightText'] : ['Canvas', 'CanvasText']
      // A step ahead has no fill of its own.
      const isRight = (fill ?? system['Canvas']) === system[ground] && color === system[text]
      return isRight ? [] : [`the step ${name}: ${color} on ${fill}`]
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
  return elements.map((element) => ({
    drawing: element.outerHTML,
    paints: Array.from(element.querySelectorAll('path, rect, line, circle')).flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke]
    }),
  }))
}

function stepsOf(lists: Element[]) {
  return lists.flatMap((list) => {
    return Array.from(list.children, (step) => {
      const name = step.querySelector('[class*=name]')
      const block = step.querySelector('[class*=block]')
      return {
        name: name?.textContent,
        color: name && getComputedStyle(name).color,
        // An outline has no fill.
        fill:
          block && step.matches('[class*=reached]')
            ? getComputedStyle(block).backgroundColor
            : undefined,
        hasFlag: step.matches('[class*=reached]'),
      }
    })
  })
}

/** What the system colors look like on this page, by their names. */
export function systemColors(page: Page): Promise<Record<string, string>> {
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
