import { openWithStoppedClock } from '../states.ts'
import { expect, test } from '../visitor.ts'

test('A25: what is in a text is announced once, after a pause in typing', async ({ page }) => {
  await openWithStoppedClock(page, '/compare')
  const regions = await page.evaluateHandle(() => {
    const announcements: string[] = []
    for (const region of document.querySelectorAll('main :is([aria-live], [role=status])')) {
      const hear = () => announcements.push(region.textContent)
      new MutationObserver(hear).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    }
    return announcements
  })
  for (const letter of 'K7Q') {
    await page.getByRole('textbox', { name: 'Report codes or links' }).press(letter)
    await page.clock.runFor(600)
  }
  expect(await regions.jsonValue()).toEqual([])
  await page.clock.runFor(100)
  await expect
    .poll(() => regions.jsonValue())
    .toEqual([expect.stringMatching(/^No report code found/)])
})
