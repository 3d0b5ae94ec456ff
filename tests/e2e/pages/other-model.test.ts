import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { buildCopy } from '../../support/built-copy.ts'
import { startProduct } from '../product.ts'
import { expect, test as base } from '../visitor.ts'

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

test('without a demo, the provider is at the beginning of the line, and looks as ever', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const home = page.getByRole('banner').getByRole('link')
  expect((await boxOf(home)).x).toBeLessThan(40)
  await expect(home).toHaveCSS('text-decoration-line', 'none')
})

async function boxOf(locator: Locator | undefined) {
  const box = await locator?.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}
