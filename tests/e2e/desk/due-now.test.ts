import { dueStepOf, runDaysDue } from '../../../src/content/report/due-now.ts'
import { expect, onOwnDesk, test } from './desk.ts'
import { sendVisit } from './visits.ts'

const TODAY = new Date().toISOString().slice(0, 10)
/** None while nobody works. */
const [DAY] = runDaysDue(TODAY)

test('the desk opens with whose step is due, and says which', async ({ browser }) => {
  test.skip(DAY === undefined, 'nothing is due between the years')
  await onOwnDesk(browser, { visits: 'none' }, async ({ service }, page) => {
    await sendVisit(service, 'Ada Marsh', '333 333 133 333', DAY)
    await sendVisit(service, 'Ben Osei', '333 333 333 333')

    await page.goto('/')

    await expect(page).toHaveURL(/\/leads\?due=now$/)
    await expect(page.getByRole('link', { name: 'Leads 1 due now' })).toBeVisible()
    const list = page.getByRole('link', { name: 'Due now 1' })
    await expect(list).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('rowheader')).toHaveText([/^Ada Marsh/])
    const step = ['First step', 'Second step', 'Third step', 'Retake'][
      dueStepOf(DAY ?? '', TODAY) ?? 0
    ]
    await expect(page.getByRole('row', { name: 'Ada Marsh' })).toContainText(step ?? '')
    await page.getByRole('link', { name: 'Reach first 2' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await expect(page.getByRole('columnheader', { name: 'Lowest' })).toBeVisible()
  })
})
