import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy } from '../../support/built-copy.ts'
import { expect, startDesk, test as base } from './desk.ts'
import { sendVisit } from './visits.ts'

/** Beside the four that the file has: an area of any length. */
const MORE = Array.from({ length: 20 }, (_, index) => index + 5)
const QUESTIONS = MORE.map(
  (number) => `
  ${number}:
    section: drills
    topic: Drill ${number}
    ask: Is there a drill ${number}?`,
)

/** With yes and no, where a third of all answers is no. */
const test = base.extend({
  desk: [
    // Playwright reads the names of the first argument; it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'assessment-other-'))
      const assessment = join(folder, 'plain.yaml')
      cpSync(join(import.meta.dirname, '../../assessments/plain.yaml'), assessment)
      appendFileSync(assessment, QUESTIONS.join(''))
      await buildCopy(join(folder, 'site'), assessment)
      const desk = await startDesk({ visits: 'none', cwd: join(folder, 'site') })
      await sendVisit(desk.service, 'Ada Marsh', '122'.repeat(8))
      await use(desk)
      await desk.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test('the brief quotes an answer that many questions share with its topic, and names ten of many things in place', async ({
  page,
}) => {
  await page.goto('/leads/1')
  await expect(page.getByText('Copies of data: you said “Of some.”')).toBeVisible()
  const works = page.locator('section').filter({ hasText: 'Start with what works' })
  await expect(works.getByText('“Yes”')).toHaveCount(2)
  const inPlace = page.locator('section').filter({ hasText: 'In place: don’t pitch' })
  await expect(inPlace.getByRole('listitem')).toHaveCount(10)
  await expect(inPlace.getByText('4 more in their report')).toBeVisible()
  // A plan without checks.
  const plan = page.locator('section').filter({ hasText: 'Their plan' })
  await expect(plan.getByRole('listitem').locator('.note')).toHaveCount(0)
})
