import { expect, startFromHere, test } from '../visitor.ts'

test('a lead is kept with the campaign that brought the visit', async ({ page, service }) => {
  await page.goto('/?utm_source=spring')
  await startFromHere(page, { name: 'Grace Field' })
  expect(service.rows('maturity_quiz_leads').at(-1)).toMatchObject({
    ...{ name: 'Grace Field', utm_source: 'spring' },
  })
})
