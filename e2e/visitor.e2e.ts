import { expect, remember, storedIn, test } from './visitor.ts'

test('the browser is given each thing to remember once, however many there are', async ({
  page,
}) => {
  await remember(page, { assessmentAnswers: '{"1":1}' })
  await remember(page, { leadData: '{}' })
  await page.goto('/')
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.arrayContaining(['assessmentAnswers', 'leadData']),
  )

  await remember(page, { assessmentAnswers: '{"1":2}' })
  await page.reload()
  expect(await storedIn(page)).toBe('{"1":2}')
  await page.evaluate(() => localStorage.setItem('assessmentAnswers', '{"1":3}'))
  await page.reload()
  expect(await storedIn(page)).toBe('{"1":3}')
})
