import type { Browser, Page } from '@playwright/test'
import { showState } from '../states.ts'
import { expect, storedAnswers, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

test('A22: each question shows its number, percent and section, and a bar painted N/12 wide', async ({
  browser,
  page,
}) => {
  test.slow()
  await showState(page, {
    name: 'every question answered',
    path: '/assessment/question/1',
    storage: { assessmentAnswers: storedAnswers('333 333 333 333') },
  })
  const ruler = await openRuler(browser)
  const ids = Array.from({ length: 12 }, (_, index) => index + 1)
  for (const id of ids) {
    await expectBar(page, ruler, id)
    const section = MODEL.sections[Math.floor((id - 1) / 3)]?.name ?? ''
    await expect(page.getByRole('paragraph').filter({ hasText: section })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(5)
    if (id < 12) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectBar(page, ruler, 11)
  await ruler.close()
})

async function expectBar(page: Page, ruler: Page, id: number): Promise<void> {
  await expect(page.getByText(`Question ${id} of 12`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${Math.round((id / 12) * 100)}%`, { exact: true })).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', String(id))
  await expect(bar).toHaveAttribute('aria-valuemax', '12')
  const { fill, inner } = await bar.evaluate((element) => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--primary)'
    document.body.append(probe)
    const color = getComputedStyle(probe).color
    probe.remove()
    const { width } = element.getBoundingClientRect()
    return { fill: color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [], inner: width }
  })
  const painted = await endOfColor(ruler, await bar.screenshot(), fill)
  expect(
    Math.abs(painted - (inner * id) / 12),
    `question ${id}: ${painted} of ${inner} px`,
  ).toBeLessThanOrEqual(1)
}

/** A page without a content policy, to look into pictures with. */
async function openRuler(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.goto('about:blank')
  return page
}

/** Up to where the picture's middle row has the color. */
function endOfColor(ruler: Page, picture: Buffer, color: readonly number[]): Promise<number> {
  return ruler.evaluate(
    async ([base64, [red, green, blue]]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.drawImage(bitmap, 0, 0)
      const row = context.getImageData(0, Math.floor(bitmap.height / 2), bitmap.width, 1).data
      const last = Array.from({ length: bitmap.width }, (_, x) => x * 4).findLastIndex(
        (at) => row[at] === red && row[at + 1] === green && row[at + 2] === blue,
      )
      return last + 1
    },
    [picture.toString('base64'), color] as const,
  )
}
