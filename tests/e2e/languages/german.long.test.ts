import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy } from '../../support/built-copy.ts'
import { startProduct } from '../product.ts'
import { wordsBrokenAtAnyWidth } from '../broken-layout.ts'
import { expect, LEAD, setClock, test } from '../visitor.ts'

const ASSESSMENT = join(import.meta.dirname, '../../../assessments/vertriebs-check.yaml')

test('a visitor goes through a German assessment by keys, from the form to the report and on', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'assessment-german-'))
  await buildCopy(folder, ASSESSMENT)
  const site = await startProduct({}, folder)
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  await setClock(context)
  const page = await context.newPage()
  const { keyboard } = page
  try {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('button', { name: 'Einschätzung starten' }).first().press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.locator('[type=submit]').press('Enter')
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(4)
    for (const error of await dialog.locator('[aria-invalid=true]').all()) {
      await expect(error).toHaveAccessibleDescription(/\bSie\b/)
    }
    expect(await wordsBrokenAtAnyWidth(page)).toEqual([])
    for (const [name, value] of Object.entries(LEAD)) {
      await dialog.locator(`[name=${name}]`).focus()
      await keyboard.type(name === 'email' ? 'ada@gmail.com' : value)
    }
    await keyboard.press('Enter')
    const email = dialog.locator('[name=email]')
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill(LEAD.email)
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/assessment/start')
    expect(await wordsBrokenAtAnyWidth(page)).toEqual([])
    await page.locator('main button').first().press('Enter')

    for (const [index, key] of [...'CABDCB'].entries()) {
      await expect(page).toHaveTitle(new RegExp(`^Frage ${index + 1} von 6`))
      await page.getByRole('radio').first().focus()
      await keyboard.press(key)
      await expect(page).not.toHaveURL(new RegExp(`/question/${index + 1}$`))
    }

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ihr Vertriebs-Enablement: /)
    await expect(page.getByText(/^\d,\d$/).first()).toBeVisible()
    await expect(page.getByText('27. November 2026')).toBeVisible()
    await expect(page.getByText(/Bis zum 2\d\. Dezember/).first()).toBeVisible()

    expect(await wordsBrokenAtAnyWidth(page)).toEqual([])

    expect(site.rows('assessment_responses')).toMatchObject([{ user_email: LEAD.email }])

    await page.goto('/report/2000-0000')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bericht')
    await page.goto('/nirgends')
    await expect(page.getByText('404')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  } finally {
    await context.close()
    await site.stop()
    rmSync(folder, { recursive: true })
  }
})
