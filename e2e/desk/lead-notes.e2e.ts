import type { Page } from '@playwright/test'
import { SITE } from '../../src/content/site.ts'
import { expectComplaint } from '../visitor.ts'
import { changingTest as test, expect, filterBy } from './desk.ts'
import { setSource } from './visits.ts'

/** The card of a lead; each test has leads of its own. */
async function openCard(page: Page, lead: number) {
  await page.goto(`/leads/${lead}`)
  const form = page.locator('form').filter({ has: page.getByLabel('Note', { exact: true }) })
  await expect(form).toBeVisible()
  return {
    form,
    state: form.getByLabel('State'),
    note: form.getByRole('textbox', { name: 'Note' }),
    save: form.getByRole('button', { name: 'Save' }),
  }
}

test('state and note of a lead are kept, and lead to it in the list', async ({ page }) => {
  const { form, state, note, save } = await openCard(page, 6)
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await state.selectOption('Spoken to')
  await note.fill('Calls back <b>on Monday</b>\n=1+1')
  await save.press('Enter')
  await expect(form.getByText('Saved.')).toBeVisible()

  await page.reload()
  await expect(state).toHaveValue('spoken')
  await expect(note).toHaveValue('Calls back <b>on Monday</b>\n=1+1')
  await expect(form.getByText(/^Last changed/)).toBeVisible()

  await page.getByRole('link', { name: '← Leads' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Femi Adeyemi' })
  await expect(row).toContainText('Spoken to')
  await filterBy(page, 'State', 'Spoken to')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('rowheader')).toHaveText('Femi Adeyemi')
})

test('of two who change one lead, the second is told what the first wrote, and loses nothing', async ({
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage()
  const [mine, theirs] = [await openCard(page, 7), await openCard(other, 7)]
  await theirs.state.selectOption('Closed')
  await theirs.note.fill('Bought elsewhere')
  await theirs.save.click()
  await expect(theirs.form.getByText('Saved.')).toBeVisible()

  await mine.note.fill('Calls back')
  await mine.save.click()
  await expect(mine.form.getByText('Somebody else changed this lead')).toBeVisible()
  await expect(mine.form.getByText('It now says “Closed”:')).toBeVisible()
  await expect(mine.form.getByText('Bought elsewhere')).toBeVisible()
  await expect(mine.note).toHaveValue('Calls back')
  await page.reload()
  await expect(mine.form.getByText('Bought elsewhere')).toBeVisible()
  await expect(mine.note).toHaveValue('Calls back')

  await mine.form.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(mine.form.getByText('Saved.')).toBeVisible()
  await expect(mine.form.getByText('Bought elsewhere')).toHaveCount(0)

  await theirs.note.fill('Bought elsewhere, really')
  await theirs.save.click()
  await expect(theirs.form.getByText('Calls back')).toBeVisible()
  await theirs.form.getByRole('button', { name: 'Drop mine, keep this' }).click()
  await expect(theirs.note).toHaveValue('Calls back')
  await expect(theirs.state).toHaveValue('new')
  expectComplaint(complaints, /status of 409/)
})

test('a note of a megabyte is refused in a sentence, and stays', async ({ page }) => {
  const { form, note, save } = await openCard(page, 8)
  const megabyte = 'Words of a report '.repeat(60_000)
  await note.fill(megabyte)
  await expect(form.getByText('This note has 1,080,000 characters, and at most')).toBeVisible()
  await save.click()
  await expect(note).toBeFocused()
  await expect(note).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: '← Leads' }).click()
  await page.goBack()
  await expect(note).toHaveValue(megabyte)

  await note.fill('x'.repeat(5000))
  await save.click()
  await expect(form.getByText('Saved.')).toBeVisible()
})

test('what is typed stays when the session has ended', async ({ page, context, complaints }) => {
  const { form, note, save } = await openCard(page, 9)
  await note.fill('Typed for nothing?')
  const cookies = await context.cookies()
  await context.clearCookies()
  await save.click()
  await expect(form.getByText(/^This session is over/)).toBeVisible()
  await expect(note).toHaveValue('Typed for nothing?')

  await context.addCookies(cookies)
  await page.reload()
  await expect(note).toHaveValue('Typed for nothing?')
  await save.click()
  await expect(form.getByText('Saved.')).toBeVisible()
  expectComplaint(complaints, /status of 401/)
})

test('a lead that is erased while another looks at it takes what was typed along', async ({
  page,
  context,
  complaints,
}) => {
  const { note, save } = await openCard(page, 20)
  await note.fill('Calls back')
  const other = await context.newPage()
  await other.goto('/leads/20')
  await other.getByRole('button', { name: 'Erase 1 person' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('textbox').fill('tess@summitlogistics.example')
  await dialog.getByRole('button', { name: 'Erase 1 person' }).click()
  await expect(other.getByText(/^Erased 1 lead/)).toBeVisible()

  await save.click()
  await expect(page.getByText('This lead is not there any more')).toBeVisible()
  const readKept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(readKept).not.toContain('Calls back')
  expectComplaint(complaints, /status of 404/)
})

test('a session that ends in the middle of an export leaves no file, and says so', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/leads')
  await page.getByRole('button', { name: 'Export what I see' }).click()
  const dialog = page.getByRole('dialog')
  const download = dialog.getByRole('button', { name: /^Download/ })
  await expect(download).toBeVisible()
  await context.clearCookies()
  let isSaved = false
  page.on('download', () => (isSaved = true))
  await download.click()
  await expect(dialog.getByText(/^No file was written. This session is over/)).toBeVisible()
  expect(isSaved).toBe(false)
  expectComplaint(complaints, /status of 401/)
})

test('no address that a visitor brought is a link', async ({ page, desk }) => {
  // Three who did not finish, so that no link leads to a report of theirs.
  for (const [lead, source] of [
    [4, 'https://evil.example/login'],
    [11, `${SITE.address}.evil.example/`],
    [16, `${SITE.address}@evil.example/`],
  ] as const) {
    setSource(desk.service, lead, source)
    await page.goto(`/leads/${lead}`)
    await expect(page.getByText(`Came from ${source}`)).toBeVisible()
    await expect(page.locator('main a[href^=http]')).toHaveText([new RegExp(`^${SITE.address}`)])
    await expect(page.locator('main a[href*=evil]')).toHaveCount(0)
  }
})
