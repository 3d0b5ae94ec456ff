import type { Locator, Page } from '@playwright/test'
import { sharedPixels } from '../shared-pixels.ts'
import { openWithStoppedClock } from '../states.ts'
import { expect, expectComplaint, fillLead, openDialog, submitLead, test } from '../visitor.ts'

test('A14: the browser knows what each field asks for', async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
  for (const [label, attributes] of [
    ['Full Name', { type: null, autocomplete: 'name', autocapitalize: 'words' }],
    ['Company', { type: null, autocomplete: 'organization' }],
    ['Designation', { type: null, autocomplete: 'organization-title' }],
    [
      'Official Email ID',
      { type: 'email', autocomplete: 'email', inputmode: 'email', autocapitalize: 'none' },
    ],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    for (const [name, value] of Object.entries({ spellcheck: 'false', ...attributes })) {
      expect(await field.getAttribute(name), `${label}: ${name}`).toBe(value)
    }
    const size = await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(size, 'smaller text makes a phone zoom in').toBeGreaterThanOrEqual(16)
  }
})

test('A13: the dialog itself has the focus before its first field, so that each voice says its name', async ({
  page,
}) => {
  await page.goto('/')
  const frames = await page.evaluateHandle(() => {
    const names: (string | null | undefined)[] = []
    const look = () => {
      const { activeElement } = document
      const isField = activeElement instanceof HTMLInputElement
      const name = isField ? activeElement.labels?.[0]?.textContent : activeElement?.tagName
      if (names.at(-1) !== name) names.push(name)
      requestAnimationFrame(look)
    }
    look()
    return names
  })
  await openDialog(page)
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect
    .poll(async () => (await frames.jsonValue()).slice(-2))
    .toEqual(['DIALOG', 'Full Name'])
})

test('A13: the dialog closes before its page goes, sent or left by Back', async ({ page }) => {
  await page.goto('/assessment/start')
  await page.getByRole('button', { name: 'Back' }).click()
  await openDialog(page)
  const left = await watchDialog(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await left()).toEqual(['closed', 'gone'])

  await page.getByRole('button', { name: 'Back' }).click()
  await openDialog(page)
  await fillLead(page)
  const sent = await watchDialog(page)
  await submitLead(page)
  await expect(page.getByRole('heading', { level: 1, name: '12 questions' })).toBeFocused()
  expect(await sent()).toEqual(['closed', 'gone'])
})

/** In which order it is closed and taken off the page: WebKit moves no focus once it was taken off open. */
async function watchDialog(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const steps: string[] = []
    new MutationObserver((records) => {
      for (const { type, removedNodes } of records) {
        if (type === 'attributes') steps.push('closed')
        else if ([...removedNodes].some(holdsDialog)) steps.push('gone')
      }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    const holdsDialog = (node: Node) =>
      node instanceof Element && node.querySelector('dialog') !== null
    Object.assign(globalThis, { steps })
  })
  return () => page.evaluate(() => (globalThis as unknown as { steps: string[] }).steps)
}

test('A18: on a low phone the buttons, the failure toast and each field in focus are in sight', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await openDialog(page)
  const start = page.getByRole('button', { name: 'Start Assessment', exact: true })
  await expect(start).toBeInViewport({ ratio: 1 })

  await failToSend(page)
  await expect(page.getByRole('alert').getByText('Please try again')).toBeInViewport({ ratio: 1 })
  await expect(start).toBeInViewport({ ratio: 1 })
  for (const field of await page.getByRole('textbox').all()) {
    await field.focus()
    const isUncovered = await field.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const middle = (left + right) / 2
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(middle, y) === element)
    })
    expect(isUncovered).toBe(true)
  }
  expectComplaint(complaints, /503|lead was not saved/)
})

test('A15: the failure toast is in the accessibility tree of the open dialog; closed, it leaves the focus on the button that tries again', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await openDialog(page)
  await failToSend(page)
  await expect(page.getByRole('alert')).toContainText('Error')

  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const exposed = nodes.filter(({ ignored }) => !ignored)
  const names = exposed.map(({ name }) => String(name?.value ?? ''))
  expect(names).toContain('There was an issue saving your information. Please try again.')
  expect(exposed.map(({ role }) => String(role?.value))).toContain('alert')
  expect(names).not.toContain('Book a Demo')

  const start = page.getByRole('button', { name: 'Start Assessment', exact: true })
  await expect(start).toBeEnabled()
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(start).toBeFocused()
  expectComplaint(complaints, /The lead was not saved|503/)
})

test('A16: the success toast is one element that moves nothing and covers no title; when closed, it is gone and the focus is on the heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 640 })
  const toast = await arriveAtIntro(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  // Its region is there before it is announced.
  await expect(toast).toHaveCount(0)
  await expect(page.locator('[aria-live]')).toBeEmpty()
  const before = await heading.boundingBox()
  await page.clock.runFor(300)
  await expect(toast.locator('..')).toMatchAriaSnapshot(`
    - group:
      - paragraph: Success! Your information has been saved. Starting your assessment...
      - button "Dismiss"
  `)
  expect(await heading.boundingBox()).toEqual(before)

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(toast).toBeInViewport({ ratio: 1 })
    expect(await sharedPixels(toast, heading), `${viewport.width} px`).toBe(0)
  }
  await toast.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(heading).toBeFocused()
})

test('A16: the success toast leaves after six seconds, but not from under the pointer or the focus', async ({
  page,
}) => {
  const toast = await arriveAtIntro(page)
  await page.clock.runFor(300)
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(600, 500)
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.clock.runFor(5900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast).toHaveCount(0)
})

test('on a low screen each label of the form is in line with the one beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto('/')
  await openDialog(page)
  const tops = await page
    .locator('dialog label:visible')
    .evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().top)))
  expect(tops.slice(0, 4)).toEqual([tops[0], tops[0], tops[2], tops[2]])
})

test('the errors of all four fields are in sight at once on a screen of 1280 x 720', async ({
  page,
}) => {
  await page.goto('/')
  await openDialog(page)
  await submitLead(page)
  for (const field of ['Name', 'Company', 'Designation', 'Email']) {
    await expect(page.getByText(`${field} is required`)).toBeInViewport({ ratio: 1 })
  }
})

test('A16: the success toast is gone for good when another page opens', async ({ page }) => {
  const toast = await arriveAtIntro(page)
  await page.clock.runFor(300)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  await expect(page).toHaveURL('/assessment/question/1')
  await expect(toast).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/assessment/start')
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
})

/** From the open dialog. */
async function failToSend(page: Page): Promise<void> {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503 }))
  await fillLead(page)
  await submitLead(page)
}

/** Through the form, with the clock stopped before the toast is announced. */
async function arriveAtIntro(page: Page): Promise<Locator> {
  await openWithStoppedClock(page, '/')
  await openDialog(page)
  await fillLead(page)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  await expect(page.getByRole('heading', { level: 1, name: '12 questions' })).toBeFocused()
  return page.locator('[aria-live] > *').filter({ hasText: 'Success!' })
}
