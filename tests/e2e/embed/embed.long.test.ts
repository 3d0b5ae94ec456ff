import { expect, expectComplaint } from '../visitor.ts'
import { expectSameHeight, frameOf, heights, test, toFirstQuestion } from './host.ts'

const TALL = '<p>Ours</p>'.repeat(60)

test('going back and forward stays in the frame, and nothing moves but where a new question begins out of sight', async ({
  page,
  hosts,
  service,
}) => {
  hosts.show(`${TALL}${hosts.lines(service)}${TALL}`)
  await page.goto(hosts.origin)
  // While out of sight it reports its height once.
  await expect.poll(async () => (await heights(page)).outside).not.toBe(800)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const body of [page.locator('body'), frameOf(page).locator('body')]) {
    expect(await body.evaluate((one) => document.activeElement === one)).toBe(true)
  }

  await toFirstQuestion(page)
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      const frame = document.querySelector('iframe')
      window.scrollTo(0, scrollY + (frame?.getBoundingClientRect().top ?? 0) - y)
      return scrollY
    }, top)
  const frame = frameOf(page)

  const seenAt = await scrollTo(50)
  await frame.getByRole('radio').nth(0).press('Space')
  await expect(frame.getByText('Question 2 of 12')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(seenAt)

  // A click would scroll first.
  await frame.getByRole('radio').nth(4).focus()
  await scrollTo(-300)
  await page.keyboard.press('Space')
  await expect(frame.getByText('Question 3 of 12')).toBeVisible()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.y).toBeCloseTo(0, 0)

  await page.evaluate(() => history.back())
  await expect(frame.getByText('Question 2 of 12')).toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(frame.getByText('Question 3 of 12')).toBeVisible()
  await expect(page).toHaveURL(`${hosts.origin}/`)
})

test('the lines work wherever they are put, make one frame, and say what is missing', async ({
  page,
  hosts,
  service,
  complaints,
}) => {
  const code = await (await fetch(`${service.url}/embed.js`)).text()
  const place = `<div id="maturity-assessment" data-address="${service.url}/"></div>`
  for (const [how, body] of [
    ['twice', hosts.lines(service) + (hosts.lines(service).split('\n')[1] ?? '')],
    [
      'without the address, as they were',
      `<div id="maturity-assessment"></div><script src="${service.url}/embed.js"></script>`,
    ],
    ['copied into a module of the page', `${place}<script type="module">${code}</script>`],
  ] as const) {
    await test.step(how, async () => {
      hosts.show(body, how.startsWith('copied') ? 'no policy' : 'policy')
      await page.goto(`${hosts.origin}/?utm_source=news&amp;utm_medium=email`)
      await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(1)
      const frame = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
      expect(frame.origin).toBe(service.url)
      expect(frame.searchParams.get('utm_medium')).toBe('email')
    })
  }

  await test.step('no style of the page takes its height', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('iframe { height: auto !important; }')
      document.adoptedStyleSheets.push(sheet)
    })
    await expectSameHeight(page)
  })

  await test.step('a script that cannot know the address says so', async () => {
    hosts.show(
      `<div id="maturity-assessment"></div><script type="module">${code}</script>`,
      'no policy',
    )
    await page.goto(hosts.origin)
    expectComplaint(complaints, /data-address="https:/)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
