import { expect, leaveAnswers, test } from '../visitor.ts'
import type { Page } from '@playwright/test'
import { againPathOf, calendarPathOf } from '../../../src/contract/pages.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { MODEL } from '../../../src/generated/model.ts'
import { answersOf } from '../../support/answer-sets.ts'

const FIRST = '222 222 222 222'
const SECOND = '332 222 222 222'
const CODE = reportCodeOf(MODEL, answersOf(FIRST))

/** Finishes a run with these answers, as if all were chosen. */
async function finish(page: Page, digits: string): Promise<void> {
  await page.goto('/assessment/start')
  await leaveAnswers(page, digits)
  await page.goto('/assessment/results')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your enablement is /)
}

/** As if this browser had seen its reports and finished its run half a year before. */
function setBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    const back = (text: string) =>
      text.replaceAll('2026-11-27', '2026-05-28').replaceAll('2027-02-25', '2026-08-26')
    for (const key of ['assessmentReports', 'assessmentRun'])
      localStorage.setItem(key, back(localStorage.getItem(key) ?? ''))
  })
}

const since = (page: Page) => page.getByText(/^Since /)

test('a report says what moved since the one before, until everything is cleared', async ({
  page,
}) => {
  await finish(page, FIRST)
  await expect(since(page)).toHaveCount(0)
  await setBack(page)

  await test.step('who comes back after the plan is asked to answer again', async () => {
    await page.goto('/')
    await expect(page.getByText('Your plan ended on August 26.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open your report' })).toBeVisible()
    await page.getByRole('button', { name: 'Retake' }).click()
    await expect(page).toHaveURL('/assessment/start')
  })

  await finish(page, SECOND)
  await expect(since(page)).toHaveText('Since May 28, 2026: Up from 2.0 to 2.2.')
  await expect(page.getByText('1 of 3 planned steps done in full.')).toBeVisible()
  await page.getByRole('link', { name: 'See what moved' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up from 2.0 to 2.2')
  await page.getByRole('link', { name: /^Later report/ }).click()
  await expect(page.getByText(/^Do this first, by /)).toBeVisible()
  for (let back = 0; back < 2; back += 1) await page.goBack()

  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await page.getByRole('button', { name: 'Yes, clear' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a calendar leads on another device to a run that is compared, unless the reader leaves it out', async ({
  page,
}) => {
  await page.goto(againPathOf(CODE, '2026-05-28'))
  const said = page.getByText('Your new report will be compared with the one of May 28, 2026.')
  await expect(said).toBeVisible()
  await expect(page).toHaveURL('/assessment/start')
  await page.reload()
  await expect(said).toBeVisible()
  await finish(page, SECOND)
  await expect(since(page)).toHaveText('Since May 28, 2026: Up from 2.0 to 2.2.')

  await test.step('a report that was finished before takes none along', async () => {
    await page.goto(againPathOf(CODE, '2026-04-01'))
    await page.goto('/assessment/results')
    await expect(since(page)).toHaveText('Since May 28, 2026: Up from 2.0 to 2.2.')
    await page.goto('/assessment/start')
    await expect(page.getByText('compared with the one of April 1, 2026.')).toBeVisible()
  })

  await test.step('as whoever got it from a forwarded mail would', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await page.goto(againPathOf(CODE, '2026-05-28'))
    await page.getByRole('button', { name: 'Leave it out' }).click()
    await expect(said).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await finish(page, SECOND)
    await expect(since(page)).toHaveCount(0)
  })
})

test('a phone hands a report on by its own sheet, and opens its plan', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? '',
  })
  const page = await phone.newPage()
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: ShareData) => {
        document.title = JSON.stringify(shared)
        throw new DOMException('', 'AbortError')
      },
    })
  })
  const day = new Date().toISOString().slice(0, 10)
  await page.goto(`/report/${CODE}#day=${day}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page).toHaveTitle(
    JSON.stringify({
      title: '2.0 Foundational: a Revenue Enablement Maturity report',
      url: `${baseURL}/report/${CODE}#day=${day}`,
    }),
  )
  const calendar = page.getByRole('link', { name: 'Add to calendar' })
  await expect(calendar).toHaveAttribute('href', calendarPathOf(CODE, day))
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-disposition']]).toEqual([
    200,
    'inline; filename=plan.ics',
  ])
  await phone.close()
})
