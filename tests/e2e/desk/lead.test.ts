import { expect, test } from './desk.ts'

test('a lead has a brief to call with, and to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/leads/1')
  for (const title of [
    ...['Questions to open with', 'Start with what works', 'Their plan'],
    ...[/^In place: don’t pitch/, 'Where colleagues differ most', 'Timeline'],
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const openings = page.getByRole('heading', { name: 'Questions to open with' })
  const place = await openings.boundingBox()
  await page.getByRole('button', { name: 'Copy the brief' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await openings.boundingBox(), 'what says so moves nothing').toEqual(place)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(
    'Ada Marsh, Head of Enablement, Larkfield Systems, ada@larkfieldsystems.example',
  )
  expect(text, 'tile and text in one line').toMatch(/Q1 [^:]+: you said “/)
  expect(text, 'the plan, too').toMatch(/\w+ \d+, \d{4}: Define a 1 and a 5 .*\nQuestion 10: /)
  expect(text).toMatch(/Their report: https:\/\/\S+\/report\/[0-9A-Z]{4}-[0-9A-Z]{4}/)
})

test('who did not finish has no scores, and says so', async ({ page }) => {
  await page.goto('/leads/4')
  await expect(page.getByText('has not finished the questions')).toBeVisible()
  await expect(page.getByText('Their plan')).toBeHidden()
})
