import { sharedPixels } from '../shared-pixels.ts'
import { openWithStoppedClock } from '../states.ts'
import { expect, expectComplaint, fillLead, openDialog, submitLead, test } from '../visitor.ts'

test('A14: the browser knows what each field asks for', async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
  const asked = await page.getByRole('textbox').evaluateAll((fields) =>
    fields.map((field) => [
      ...['type', 'autocomplete', 'inputmode', 'autocapitalize', 'spellcheck'].map((name) =>
        field.getAttribute(name),
      ),
      // Smaller text makes a phone zoom in.
      parseFloat(getComputedStyle(field).fontSize) >= 16,
    ]),
  )
  expect(asked).toEqual([
    [null, 'name', null, 'words', 'false', true],
    [null, 'organization', null, null, 'false', true],
    [null, 'organization-title', null, null, 'false', true],
    ['email', 'email', 'email', 'none', 'false', true],
  ])
})

test('A13: the dialog has its name, takes the focus and keeps it, and returns it with what was typed', async ({
  page,
}) => {
  await page.goto('/assessment/start')
  await page.getByRole('button', { name: 'Back' }).click()
  const opener = page.getByRole('button', { name: 'Start Your Assessment' }).first()
  const dialog = page.getByRole('dialog', { name: 'Get Your Assessment Results' })
  const company = page.getByLabel('Company', { exact: true })

  await test.step('itself in focus before its first field, so that each voice says its name', async () => {
    const frames = await page.evaluateHandle(watchFocus)
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect
      .poll(async () => (await frames.jsonValue()).slice(-2))
      .toEqual(['DIALOG', 'Full Name'])
  })

  await test.step('Tab stays inside', async () => {
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

  await test.step('Cancel and Escape give the focus back and keep what was typed', async () => {
    await company.fill('Half Typed Inc')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(company).toHaveValue('Half Typed Inc')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('left by Back, the page behind it has the focus', async () => {
    await opener.click()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

/** What has the focus, frame by frame. */
function watchFocus(): (string | null | undefined)[] {
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
}

test('A15, A18: on a low phone buttons, failure toast and each field in focus are in sight, and the toast is read inside the dialog', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await openDialog(page)
  const start = page.getByRole('button', { name: 'Start Assessment', exact: true })
  await expect(start).toBeInViewport({ ratio: 1 })
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503 }))
  await fillLead(page)
  await submitLead(page)
  await expect(page.getByRole('alert').getByText('Please try again')).toBeInViewport({ ratio: 1 })
  await expect(start).toBeInViewport({ ratio: 1 })
  await expect(start).toBeEnabled()
  expectComplaint(complaints, /The lead was not saved|503/)

  await test.step('no field in focus is covered', async () => {
    for (const field of await page.getByRole('textbox').all()) {
      await field.focus()
      const isUncovered = await field.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (left + right) / 2
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint(middle, y) === element)
      })
      expect(isUncovered).toBe(true)
    }
  })

  await test.step('the toast is in the accessibility tree, the page behind is not', async () => {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const exposed = nodes.filter(({ ignored }) => !ignored)
    const names = exposed.map(({ name }) => String(name?.value ?? ''))
    expect(names).toContain('There was an issue saving your information. Please try again.')
    expect(exposed.map(({ role }) => String(role?.value))).toContain('alert')
    expect(names).not.toContain('Book a Demo')
  })

  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(start).toBeFocused()
})

test('A16: the success toast is one element that moves nothing, covers no title, and leaves by itself, but not from under the pointer or the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 640 })
  await openWithStoppedClock(page, '/assessment/start')
  await page.getByRole('button', { name: 'Back' }).click()
  await openDialog(page)
  await fillLead(page)
  await submitLead(page)
  const heading = page.getByRole('heading', { level: 1, name: '12 questions' })
  const toast = page.locator('[aria-live] > *').filter({ hasText: 'Success!' })
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
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(toast).toBeInViewport({ ratio: 1 })
    expect(await sharedPixels(toast, heading), `${width} px`).toBe(0)
  }

  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(600, 500)
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await heading.focus()
  await page.clock.runFor(5900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast).toHaveCount(0)
})
