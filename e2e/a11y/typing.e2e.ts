import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { openWithStoppedClock, SHARED_CODE } from '../states.ts'
import { expect, test } from '../visitor.ts'

const OTHER_CODE = reportCodeOf(answersOf('333 333 333 333'))

for (const [path, label, text, told] of [
  ['/compare', 'Report codes or links', '2000-0000', /^No report code found/],
  [`/team/${SHARED_CODE}.${OTHER_CODE}`, 'Codes of an earlier round', 'K7Q', /has 0 codes/],
] as const) {
  test(`A25: what a text holds is told once, when the typing rests: ${label}`, async ({ page }) => {
    await openWithStoppedClock(page, path)
    const regions = await page.evaluateHandle(() => {
      const said: string[] = []
      for (const region of document.querySelectorAll('main :is([aria-live], [role=status])')) {
        const hear = () => said.push(region.textContent)
        new MutationObserver(hear).observe(region, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      }
      return said
    })
    for (const letter of text) {
      await page.getByRole('textbox', { name: label }).press(letter)
      await page.clock.runFor(600)
    }
    expect(await regions.jsonValue()).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => regions.jsonValue()).toEqual([expect.stringMatching(told)])
  })
}
