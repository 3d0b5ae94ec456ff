import {
  answerAll,
  expect,
  expectComplaint,
  openDialog,
  remember,
  startAsLead,
  storedAnswers,
  storedIn,
  test,
} from '../visitor.ts'

const CODE = '**/assets/entry-client-*.js'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })
const REPORT_CODE = '**/assets/report-pages-*.js'
const SENTENCE = 'This page did not load completely, so its buttons may not work.'

for (const [what, reply, complaint] of [
  ['does not come', undefined, /ERR_FAILED/],
  ['breaks as it starts', { contentType: 'text/javascript', body: 'nothing.here()' }, /nothing/],
] as const) {
  test(`where the code ${what}, the page can be read and after some seconds says what to do`, async ({
    page,
    complaints,
  }) => {
    // Also to visitors who prefer that nothing moves.
    if (!reply) await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(CODE, (route) => (reply ? route.fulfill(reply) : route.abort()))
    await page.goto('/', { waitUntil: 'load' })
    const sentence = page.getByText(SENTENCE)
    await expect(page.getByRole('heading', { name: 'Actionable Insights' })).toBeVisible()
    await expect(sentence).toBeHidden()
    await expect(sentence).toBeVisible({ timeout: 12_000 })
    await expect(page.getByRole('alert')).toHaveText(`${SENTENCE} Reload`)

    await page.unroute(CODE)
    expectComplaint(complaints, complaint)
    await page.getByRole('link', { name: 'Reload' }).click()
    await openDialog(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(sentence).toHaveCount(0)
  })
}

test('a line that dies at Begin still ends in a report', async ({ page, context, complaints }) => {
  test.slow()
  await startAsLead(page)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/report-pages-')),
  )
  await context.setOffline(true)

  await answerAll(page, '433 232 445 223')
  await expect(page.getByRole('heading', { name: /^Your enablement is/ })).toBeVisible()
  expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED|response was not saved/)
})

test('while the code of a page is on its way it says so, and where it does not come, too', async ({
  page,
  complaints,
}) => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route(REPORT_CODE, async (route) => {
    await failed
    await route.abort()
  })
  await remember(page, { assessmentAnswers: storedAnswers('433 232 445 223') })
  await page.goto('/assessment/question/12')
  await page.getByRole('radio').nth(2).click()
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible()
  fail()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This page could not be shown')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Something went wrong/)
  expectComplaint(complaints, /ERR_FAILED|dynamically imported/)

  await page.unroute(REPORT_CODE)
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(heading).toHaveText(/^Your enablement is/)
})

test('a report that cannot be drawn says so, keeps the answers and offers its code', async ({
  page,
  complaints,
}) => {
  const answers = storedAnswers('433 232 445 223')
  await page.addInitScript(
    'Number.prototype.toFixed = () => { throw new Error("No numbers today") }',
  )
  await remember(page, { assessmentAnswers: answers })
  await page.goto('/assessment/results')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  expect(await storedIn(page)).toBe(answers)
  const link = page.getByRole('link', { name: /\/report\/\w{4}-\w{4}/ })
  await expect(link).toHaveAttribute('href', /^\/report\/\w{4}-\w{4}$/)
  expectComplaint(complaints, /No numbers today/)

  await page.getByRole('link', { name: /home$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Revenue Enablement Maturity Assessment',
  )
})
