import { SITE } from '../../../src/generated/site.ts'
import { privacy } from '../../../src/generated/words/form.ts'
import { assertDefined } from '../../../src/domain/assert-defined.ts'
import type { Product } from '../product.ts'
import { expect, fillLead, NOW, openDialog, submitLead, test } from '../visitor.ts'

const PRIVACY = assertDefined(SITE.privacy, 'privacy notice')

/** Why the leads of a company are in quarantine, oldest first; null for those of people. */
function quarantinesOf(service: Product, company: string): unknown[] {
  return service
    .rows('maturity_quiz_leads')
    .filter((row) => row['company'] === company)
    .map(({ quarantine }) => quarantine)
}

test('no one finds the hidden field', async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  const field = page.locator('[name=remark]')

  await test.step('the privacy notice is one sentence and a link to a new tab', async () => {
    await expect(dialog.getByText(privacy)).toBeVisible()
    const link = dialog.getByRole('link', { name: PRIVACY.text })
    await expect(link).toHaveAttribute('href', PRIVACY.url)
  })

  await test.step('no eye, no key and no screen reader finds the field', async () => {
    await expect(dialog.getByRole('textbox')).toHaveCount(4)
    const seen = new Set<string>()
    await page.getByLabel('Full Name').focus()
    for (let press = 0; press < 12; press += 1) {
      seen.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
      await page.keyboard.press('Tab')
    }
    expect([...seen].filter(Boolean)).toEqual(['name', 'company', 'designation', 'email'])
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await expect(field.locator('..')).toHaveCSS('clip-path', 'inset(50%)')
  })
})

test('a script that fills every field, or is faster than anyone, goes on like anyone and is quarantined', async ({
  page,
  service,
}) => {
  await page.clock.install({ time: NOW })
  await page.goto('/')
  await page.clock.pauseAt(NOW.getTime() + 3_600_000)
  await openDialog(page)
  await fillLead(page, { company: 'Hasty Ltd' })
  await page.clock.runFor(50)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  expect(quarantinesOf(service, 'Hasty Ltd')).toEqual(['too-fast'])

  await page.getByRole('button', { name: 'Back' }).click()
  await openDialog(page)
  await fillLead(page, { company: 'Honey Ltd' })
  await page.locator('[name=remark]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example'
  })
  await page.clock.runFor(60_000)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  expect(quarantinesOf(service, 'Honey Ltd')).toEqual(['honeypot'])
})
