import type { Page } from '@playwright/test'
import { choose, expect, leaveAnswers, startAsLead, test } from '../visitor.ts'

/** What the page hands to the browser for sending: its bodies are hidden from the network log. */
async function watchBeacons(page: Page) {
  const sent: unknown[] = []
  await page.exposeFunction('recordBeacon', (body: string) => void sent.push(JSON.parse(body)))
  await page.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      void body.text().then(recordBeacon)
      return send(address, body)
    }`)
  return sent
}

test('a visit is counted at each milestone it reaches, once, and nothing else is sent', async ({
  page,
  context,
}) => {
  const sent = await watchBeacons(page)
  // Results without answers are not reached.
  await page.goto('/assessment/results')
  await expect(page).toHaveURL('/assessment/start')

  await startAsLead(page)
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  await choose(page, 1)
  await expect(page.getByText('Question 2 of 12')).toBeVisible()
  await leaveAnswers(page, '133 334 445 44')
  await page.goto('/assessment/question/12')
  await choose(page, 4)
  await expect(page.getByText('Assessment Complete')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByText('Assessment Complete')).toBeVisible()

  const questions = ['question-1', 'question-2', 'question-12']
  const milestones = ['start', 'home', 'lead-form', 'start', ...questions, 'results']
  await expect.poll(() => sent).toEqual(milestones.map((milestone) => ({ milestone })))
  expect(await context.cookies()).toEqual([])
})
