import { SITE } from '../../../src/generated/site.ts'
import { consentMissing } from '../../../src/generated/words/form.ts'
import { expect, fillLead, openDialog, submitLead, test } from '../visitor.ts'

const consent = SITE.consent

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await fillLead(page)
})

// As it comes, the form asks nothing. A site may (`consent` in pages.yaml).
if (consent === undefined) {
  test('a form that asks for no consent has no checkbox, and none is kept', async ({
    page,
    service,
  }) => {
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0)
    await submitLead(page)
    await expect(page).toHaveURL('/assessment/start')
    expect(service.rows('maturity_quiz_leads').at(-1)).toMatchObject({ consent: null })
  })
} else {
  test('what is agreed to is kept word for word', async ({ page, service }) => {
    await expect(page.getByRole('checkbox', { name: consent.text })).toBeChecked()
    await submitLead(page)
    await expect(page).toHaveURL('/assessment/start')
    expect(service.rows('maturity_quiz_leads').at(-1)).toMatchObject({ consent: consent.text })
  })

  test('a form is sent without consent only where it is not required', async ({
    page,
    service,
  }) => {
    const before = service.rows('maturity_quiz_leads').length
    const box = page.getByRole('checkbox', { name: consent.text })
    await box.focus()
    await page.keyboard.press('Space')
    await submitLead(page)
    if (!consent.isRequired) {
      await expect(page).toHaveURL('/assessment/start')
      expect(service.rows('maturity_quiz_leads').at(-1)).toMatchObject({ consent: null })
      return
    }
    await expect(box).toBeFocused()
    await expect(box).toHaveAccessibleDescription(consentMissing)
    expect(service.rows('maturity_quiz_leads')).toHaveLength(before)
    await box.check()
    await expect(page.getByText(consentMissing)).toBeHidden()
    await submitLead(page)
    await expect(page).toHaveURL('/assessment/start')
  })
}
