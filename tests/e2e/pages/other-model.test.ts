import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { buildCopy } from '../../support/built-copy.ts'
import { brokenLayout } from '../broken-layout.ts'
import { startProduct } from '../product.ts'
import { expect, openDialog, sectionOf, test as base } from '../visitor.ts'

const PHONE = { width: 360, height: 740 }

/** With an assessment of two options, paragraphs, long names of stages, and nothing to sell. */
const test = base.extend({
  service: [
    // Playwright reads the names of the first argument; it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'assessment-other-'))
      await buildCopy(folder, join(import.meta.dirname, '../../assessments/plain.yaml'))
      const service = await startProduct({}, folder)
      await use(service)
      await service.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

// One worker, which starts the service once.
test.describe.configure({ mode: 'default' })

test('the landing page begins with the provider where there is no demo, and keeps long names of stages apart', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const home = page.getByRole('banner').getByRole('link')
  expect((await boxOf(home)).x).toBeLessThan(40)
  await expect(home).toHaveCSS('text-decoration-line', 'none')
  await expect(page.getByRole('list', { name: 'The 4 stages' })).toBeVisible()
  expect(await brokenLayout(page)).toEqual([])
  await openDialog(page)
  await expect(page.getByRole('dialog')).not.toContainText('Gmail')
})

test('speaks of no option between two where there is none, and draws one with a paragraph as high as its own text', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/assessment/start')
  await expect(page.getByText('Between two?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  const [first, second] = await page.locator('fieldset label').all()
  expect((await boxOf(first)).height).toBeLessThan((await boxOf(second)).height / 3)
})

test('says that no answer is high, in place of praising one', async ({ page }) => {
  const open = async (answers: string) => {
    await page.goto('/')
    await page.evaluate((text) => localStorage.setItem('assessmentAnswers', text), answers)
    await page.goto('/assessment/results')
    return sectionOf(page, "What's Working")
  }
  const none = await open('{"1":1,"2":1,"3":1,"4":1}')
  await expect(none).toContainText('No answer is above the middle of the scale yet.')
  await expect(none.getByRole('listitem')).toHaveCount(0)
  await expect(await open('{"1":2,"2":2,"3":1,"4":1}')).toContainText('Copies elsewhere: “Yes”.')
})

async function boxOf(locator: Locator | undefined) {
  const box = await locator?.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}
