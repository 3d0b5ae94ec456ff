import type { Page } from '@playwright/test'
import { optionText } from '../../../src/content/questions/questions.ts'
import { SITE } from '../../../src/generated/site.ts'
import { openWithStoppedClock, RESULTS, showState } from '../states.ts'
import { expect, storedIn, test } from '../visitor.ts'
import { assertDefined } from '../../../src/domain/assert-defined.ts'

const PRIVACY = assertDefined(SITE.privacy, 'privacy notice')
const CONTACT = assertDefined(SITE.contact, 'contact')

test('A2, A3, A5, A9, A19: arrows look, Space, Enter, letter, digit and a click on the text choose, a held key chooses once', async ({
  page,
}) => {
  const options = page.getByRole('radio')
  await openWithStoppedClock(page, '/assessment/start')
  await page.getByRole('button', { name: 'Begin Assessment' }).click()

  await test.step('arrows move the focus, with a ring around its row, and choose nothing', async () => {
    await options.first().focus()
    for (const [key, focused] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['End', 4],
      ['ArrowDown', 0],
      ['ArrowLeft', 4],
      ['ArrowUp', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(options.nth(focused), key).toBeFocused()
    }
    await expect(page.locator('label').first()).toHaveCSS('outline-style', 'solid')
    await expect(page.locator('label').nth(1)).toHaveCSS('outline-style', 'none')
  })

  await test.step('letters and digits choose nothing outside the question, nor with a modifier', async () => {
    for (const outside of [
      page.getByRole('button', { name: 'Previous' }),
      page.getByRole('link', { name: PRIVACY.text }),
    ]) {
      await outside.focus()
      for (const key of ['b', 'C', '4']) await page.keyboard.press(key)
    }
    await options.first().focus()
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      for (const key of ['b', '4']) await page.keyboard.press(`${modifier}+${key}`)
    }
    await page.clock.runFor(1500)
    await expect(page).toHaveURL('/assessment/question/1')
    expect(await storedIn(page)).toBeNull()
  })

  const clickText = (id: number, option: number) =>
    page.getByText(optionText(id, option), { exact: true }).click()
  const ways: [string, () => Promise<void>][] = [
    ['a letter', () => page.keyboard.press('b')],
    ['a capital, with the focus where the page puts it', () => page.keyboard.press('E')],
    ['a digit', () => page.keyboard.press('4')],
    ['a click on the text', () => clickText(4, 3)],
    ['Space, held', () => holdOn(page, 0, 'Space')],
    ['Enter, held', () => holdOn(page, 1, 'Enter')],
    ['a digit, held', () => holdOn(page, 4, '3')],
  ]
  for (const [index, [how, choose]] of ways.entries()) {
    await test.step(`${how} chooses`, async () => {
      await choose()
      await page.clock.runFor(1500)
      await expect(page).toHaveURL(`/assessment/question/${index + 2}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }
  expect(await storedIn(page)).toBe('{"1":2,"2":5,"3":4,"4":3,"5":1,"6":2,"7":3}')
})

/** For 1.6 seconds. */
async function holdOn(page: Page, index: number, key: string): Promise<void> {
  await page.getByRole('radio').nth(index).focus()
  for (let held = 0; held < 1600; held += 100) {
    await page.keyboard.down(key)
    await page.clock.runFor(100)
  }
  await page.keyboard.up(key)
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('A5: a double tap answers one question', async ({ page }) => {
    await openWithStoppedClock(page, '/assessment/question/1')
    const option = page.getByRole('radio').nth(3)
    await option.tap()
    await option.tap({ force: true })
    await page.clock.runFor(2500)

    await expect(page).toHaveURL('/assessment/question/2')
    expect(await storedIn(page)).toBe('{"1":4}')
  })
})

/** The name of what each Tab reaches, until the page's end. */
async function tabOrder(page: Page): Promise<string[]> {
  const names: string[] = []
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) return names
    names.push(nameIn(await focused.ariaSnapshot()))
  }
  return names
}

/** Of a line such as `- button "Previous"` or `- text: How we got 3.1`. */
function nameIn(snapshot: string): string {
  return /"([^"]*)"|: (.*)/.exec(snapshot)?.slice(1).find(Boolean) ?? snapshot
}

const FOOTER = [PRIVACY.text, CONTACT.text]

test('the Tab key goes through the report in reading order', async ({ page }) => {
  await showState(page, RESULTS)
  const order = await tabOrder(page)
  expect(order.map((name) => /^\d+(?=\. )/.exec(name)?.[0] ?? name)).toEqual([
    `${SITE.provider}, home`,
    'Book a Demo',
    'Show sales leaders how reps do on one trained skill',
    ...['2', '3', '1', '4', '6', '5', '7', '8', '9', '10', '11', '12'],
    'Try changes',
    'How we got 3.1 from the 12 answers',
    'Book a Strategy Session',
    'See the product in Action',
    'Link to this report',
    'Copy link',
    'Copy as text',
    'Print or PDF',
    'Add to calendar',
    'Make the link',
    'Retake Assessment',
    'Clear my answers and details from this browser',
    ...FOOTER,
  ])
})
