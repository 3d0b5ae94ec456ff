import { SITE } from '../../../src/generated/site.ts'
import * as preview from '../../../src/generated/words/preview.ts'
import { sharedPixels } from '../shared-pixels.ts'
import { RESULTS, SHARED_CODE, showState } from '../states.ts'
import { expect, expectComplaint, test } from '../visitor.ts'
import { assertDefined } from '../../../src/domain/assert-defined.ts'

const PRIVACY = assertDefined(SITE.privacy, 'privacy notice')
const CONTACT = assertDefined(SITE.contact, 'contact')

test('the head names the product, and icons are where browsers look, so that no page asks for one before its paint', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const contentOf = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content')
  expect(await page.title()).toBe(SITE.title)
  for (const [name, content] of [
    ['description', preview.description],
    ['og:title', SITE.title],
    ['og:description', preview.text],
    ['og:image', `${SITE.address}/share-preview.png`],
    ['og:image:alt', preview.picture],
  ] as const) {
    expect(await contentOf(name), name).toBe(content)
  }
  await expect(page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]')).toHaveCount(0)
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    expect((await request.get(path)).headers()['content-type']).toBe(type)
  }
})

test('every page ends with who offers it, the privacy notice, the contact and the year, and a demo opens a new tab', async ({
  page,
  complaints,
}) => {
  for (const path of [
    ...['/', '/assessment/start', '/assessment/question/1', '/no/such/page'],
    ...[`/report/${SHARED_CODE}`, '/report/2000-0000'],
  ]) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    // Nothing but the notice leads away from a question.
    const isQuestion = path.includes('/question/')
    if (!isQuestion) await expect(footer).toContainText(`${SITE.since} ${SITE.provider}`)
    const privacy = footer.getByRole('link', { name: PRIVACY.text })
    await expect(privacy).toHaveAttribute('href', PRIVACY.url)
    const contact = footer.getByRole('link', { name: CONTACT.text })
    if (isQuestion) await expect(contact).toHaveCount(0)
    else await expect(contact).toHaveAttribute('href', CONTACT.url)
  }
  expectComplaint(complaints, /status of 404|No page at/)

  await showState(page, RESULTS)
  for (const name of ['Book a Demo', 'Book a Strategy Session', 'See the product in Action']) {
    const link = page.getByRole('link', { name })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('href', String(SITE.demo))
  }
})

test('on a phone the logo leads from the landing page to its top, and links of the footer are high enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/')
  const before = await page.evaluate(() => history.length)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const logo = page.getByRole('banner').getByRole('link', { name: `${SITE.provider}, home` })
  await logo.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(before)
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('the intro has its texts and its buttons on one screen of a phone, and explains its words below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/assessment/start')
  await expect(page.getByText('12 questions across 4 key areas')).toBeVisible()
  for (const [title, text] of [
    ['Strategic Alignment', 'GTM planning and messaging coordination'],
    ['Content & Training', 'Content delivery and training programs'],
    ['Coaching & Reinforcement', 'Coaching processes and knowledge reinforcement'],
    ['Measurement & Optimization', 'Impact evaluation and optimization'],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByText('3 questions')).toBeInViewport({ ratio: 1 })
  }
  const begin = page.getByRole('button', { name: 'Begin Assessment' })
  await expect(begin).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 900 })
  const before = await begin.boundingBox()
  await page.getByText('Terms used here').click()
  await expect(page.getByText('A rep is anyone who sells for you.')).toBeVisible()
  expect(await begin.boundingBox()).toEqual(before)

  await page.setViewportSize({ width: 640, height: 360 })
  expect(await sharedPixels(begin, page.getByRole('contentinfo'))).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown path answers 404, says so, logs the path and leads home', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(`Page not found | ${SITE.title}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(() => expect(complaints.join(' ')).toContain('No page at /no/such/page')).toPass()
  expectComplaint(complaints, /status of 404|No page at/)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
