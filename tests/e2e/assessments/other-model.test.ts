import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { buildCopy } from '../../support/built-copy.ts'
import { brokenLayout } from '../broken-layout.ts'
import { startDesk } from '../desk/desk.ts'
import type { Desk } from '../desk/desk.ts'
import { sendVisit } from '../desk/visits.ts'
import { expect, leaveAnswers, openDialog, sectionOf, test as base } from '../visitor.ts'

const PHONE = { width: 360, height: 740 }

/** Beside the four that the file has: an area of any length. */
const MORE = Array.from({ length: 20 }, (_, index) => index + 5)
const QUESTIONS = MORE.map(
  (number) => `
  ${number}:
    section: drills
    topic: Drill ${number}
    ask: Is there a drill ${number}?`,
)

/** With an assessment of two options, paragraphs, long names of stages, and nothing to sell. */
const test = base.extend<object, { desk: Desk }>({
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
      await use(desk)
      await desk.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  service: [async ({ desk }, use) => use(desk.service), { scope: 'worker' }],
  storageState: async ({ desk }, use) => use(desk.signedIn),
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
  const open = async (digits: string) => {
    await page.goto('/')
    await leaveAnswers(page, digits)
    await page.goto('/assessment/results')
    return sectionOf(page, "What's Working")
  }
  const none = await open('1'.repeat(24))
  await expect(none).toContainText('No answer is above the middle of the scale yet.')
  await expect(none.getByRole('listitem')).toHaveCount(0)
  await expect(await open(`22${'1'.repeat(22)}`)).toContainText('Copies elsewhere: “Yes”.')
})

test('the brief quotes an answer that many questions share with its topic, and names ten of many things in place', async ({
  page,
  desk,
}) => {
  await sendVisit(desk.service, 'Ada Marsh', '122'.repeat(8))
  await page.goto(`${desk.url}/leads/1`)
  await expect(page.getByText('Copies of data: you said “Of some.”')).toBeVisible()
  const works = page.locator('section').filter({ hasText: 'Start with what works' })
  await expect(works.getByText('“Yes”')).toHaveCount(2)
  const inPlace = page.locator('section').filter({ hasText: 'In place: don’t pitch' })
  await expect(inPlace.getByRole('listitem')).toHaveCount(10)
  await expect(inPlace.getByText('4 more in their report')).toBeVisible()
  // A plan without checks.
  const plan = page.locator('section').filter({ hasText: 'Their plan' })
  const notes = plan.getByRole('listitem').locator('.note')
  await expect(notes).toHaveText(Array.from({ length: 3 }, () => /^Question \d+: [^.]+\. ?$/))
})

async function boxOf(locator: Locator | undefined) {
  const box = await locator?.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}
