import { SITE } from '../../../src/generated/site.ts'
import { consentMissing } from '../../../src/generated/words/form.ts'
import { expect, fillLead, openDialog, submitLead, test } from '../visitor.ts'

const { consent } = SITE

// As it comes, the form asks nothing. A site may (`consent` in pages.yaml).
test('consent is asked for where the site does, never given beforehand, and kept word for word', async ({
  page,
  service,
}) => {
  await page.goto('/')
  await openDialog(page)
  const box = page.getByRole('dialog').getByRole('checkbox')
  await expect(box).toHaveCount(consent ? 1 : 0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await fillLead(page)
  if (consent?.isRequired) {
    await box.uncheck()
    await submitLead(page)
    await expect(box).toBeFocused()
    await expect(box).toHaveAccessibleName(consent.text)
    await expect(box).toHaveAccessibleDescription(consentMissing)
    await page.keyboard.press('Space')
    await expect(page.getByText(consentMissing)).toBeHidden()
  }
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  expect(service.rows('maturity_quiz_leads').at(-1)).toMatchObject({
    consent: consent?.text ?? null,
  })
})
