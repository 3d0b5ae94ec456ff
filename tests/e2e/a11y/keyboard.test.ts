import type { Page } from '@playwright/test'
import { optionText } from '../../../src/content/questions/questions.ts'
import { SITE } from '../../../src/generated/site.ts'
import { openWithStoppedClock, RESULTS, showState } from '../states.ts'
import { expect, openDialog, storedIn, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'
import { assertDefined } from '../../../src/domain/assert-defined.ts'

const PRIVACY = assertDefined(SITE.privacy, 'privacy notice')
const CONTACT = assertDefined(SITE.contact, 'contact')

test('A2: arrows move the focus and choose nothing', async ({ page }) => {
  await openWithStoppedClock(page, '/assessment/question/1')
  await page.getByRole('radio').first().focus()
  for (const [key, focused] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    ['ArrowDown', 4],
    ['ArrowDown', 0],
    ['ArrowUp', 4],
    ['ArrowLeft', 3],
    ['Home', 0],
    ['End', 4],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('radio').nth(focused), key).toBeFocused()
  }
  await page.clock.runFor(1500)

  await expect(page).toHaveURL('/assessment/question/1')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await storedIn(page)).toBeNull()
})

test('A19: the option in focus has a ring around its row', async ({ page }) => {
  await page.goto('/assessment/question/1')
  const row = await page.locator('label').nth(1).boundingBox()
  if (!row) throw new Error('The option is not drawn')
  const [left, top, right, bottom] = [row.x, row.y, row.x + row.width, row.y + row.height]
  const sides = [
    { x: left - 6, y: top, width: 5, height: row.height },
    { x: right + 1, y: top, width: 5, height: row.height },
    { x: left, y: top - 6, width: row.width, height: 5 },
    { x: left, y: bottom + 1, width: row.width, height: 5 },
  ]
  async function look(): Promise<string[]> {
    const pictures: string[] = []
    for (const clip of sides) pictures.push((await page.screenshot({ clip })).toString('base64'))
    return pictures
  }

  const without = await look()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeFocused()
  for (const [index, side] of (await look()).entries()) expect(side).not.toBe(without[index])
})

for (const [way, choose] of [
  ['Space or Enter', (page, index) => pressOn(page, index, index % 2 ? 'Space' : 'Enter')],
  ['its letter', (page, index) => pressOn(page, 0, 'abcde'.charAt(index))],
  ['its digit', (page, index) => pressOn(page, 4, '12345'.charAt(index))],
  [
    'a click on its text',
    (page, index) =>
      page
        .getByText(optionText(MODEL.questionIds[index] ?? 1, MODEL.options[index] ?? 1), {
          exact: true,
        })
        .click(),
  ],
] satisfies [string, (page: Page, index: number) => Promise<void>][]) {
  test(`A3: each of the five options is chosen by ${way}`, async ({ page }) => {
    await openWithStoppedClock(page, '/assessment/question/1')
    for (const index of [0, 1, 2, 3, 4]) {
      await expect(page).toHaveURL(`/assessment/question/${index + 1}`)
      await choose(page, index)
      await expect(page.getByRole('radio').nth(index)).toBeChecked()
      await page.clock.runFor(1000)
    }
    expect(await storedIn(page)).toBe('{"1":1,"2":2,"3":3,"4":4,"5":5}')
  })
}

async function pressOn(page: Page, index: number, key: string): Promise<void> {
  await page.getByRole('radio').nth(index).focus()
  await page.keyboard.press(key)
}

test('A5: a key held down for 1.6 seconds answers one question', async ({ page }) => {
  await openWithStoppedClock(page, '/assessment/question/1')
  for (const [index, key] of ['Space', 'Enter', '4'].entries()) {
    await page.getByRole('radio').nth(3).focus()
    for (let held = 0; held < 1600; held += 100) {
      await page.keyboard.down(key)
      await page.clock.runFor(100)
    }
    await page.keyboard.up(key)
    await page.clock.runFor(1500)
    await expect(page, key).toHaveURL(`/assessment/question/${index + 2}`)
  }
  expect(await storedIn(page)).toBe('{"1":4,"2":4,"3":4}')
})

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

test('A9: letters and digits choose nothing outside the question, nor with a modifier', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/assessment/question/2')
  for (const outside of [
    page.getByRole('button', { name: 'Previous' }),
    page.getByRole('link', { name: PRIVACY.text }),
  ]) {
    await outside.focus()
    for (const key of ['b', 'C', '4']) await page.keyboard.press(key)
  }
  await page.getByRole('radio').first().focus()
  for (const modifier of ['Control', 'Alt', 'Meta']) {
    for (const key of ['b', '4']) await page.keyboard.press(`${modifier}+${key}`)
  }
  await page.clock.runFor(1500)

  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await storedIn(page)).toBeNull()
})

test('a letter answers at once, with the focus on the question where each page puts it', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/assessment/start')
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  for (const [index, key] of ['b', 'E', '4'].entries()) {
    await expect(page).toHaveURL(`/assessment/question/${index + 1}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press(key)
    await page.clock.runFor(1000)
  }
  await expect(page).toHaveURL('/assessment/question/4')
  expect(await storedIn(page)).toBe('{"1":2,"2":5,"3":4}')
})

test('A13: the dialog has its name, takes the focus and keeps it', async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
  await expect(page.getByRole('dialog', { name: 'Get Your Assessment Results' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(key)
      // Beyond the last control lies the browser's own bar: then nothing in the page is focused.
      const isOutside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body') === document.body &&
          document.activeElement !== document.body,
      )
      expect(isOutside, `${key} no. ${presses + 1}`).toBe(false)
    }
  }
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

const HOME = `${SITE.provider}, home`
const FOOTER = [PRIVACY.text, CONTACT.text]

test('the Tab key goes through the landing page in reading order', async ({ page }) => {
  await page.goto('/')
  expect(await tabOrder(page)).toEqual([
    HOME,
    'Book a Demo',
    'Start Your Assessment',
    'See a sample report',
    PRIVACY.text,
    'Start Your Assessment',
    ...FOOTER,
  ])
})

test('the Tab key stops once at the five options', async ({ page }) => {
  await page.goto('/assessment/question/5')
  expect(await tabOrder(page)).toEqual([HOME, optionText(5, 1), 'Previous', PRIVACY.text])
})

test('the Tab key goes through the report in reading order', async ({ page }) => {
  await showState(page, RESULTS)
  const order = await tabOrder(page)
  expect(order.map((name) => /^\d+(?=\. )/.exec(name)?.[0] ?? name)).toEqual([
    HOME,
    'Book a Demo',
    'Show sales leaders how each rep does on one trained skill',
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
