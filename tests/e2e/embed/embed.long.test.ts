import { expect, expectComplaint } from '../visitor.ts'
import type { Product } from '../product.ts'
import { expectSameHeight, frameOf, heights, test, toFirstQuestion } from './host.ts'

const TALL = '<p>Ours</p>'.repeat(60)

test('going back and forward stays in the frame', async ({ page, hosts, service }) => {
  hosts.show(hosts.lines(service))
  await page.goto(hosts.origin)
  const frame = frameOf(page)
  await toFirstQuestion(page)
  await page.evaluate(() => history.back())
  await expect(frame.getByRole('button', { name: 'Begin Assessment' })).toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(frame.getByText('Question 1 of 12')).toBeVisible()
  await expect(page).toHaveURL(`${hosts.origin}/`)
})

test('nothing moves when the frame is loaded, and only where a new question begins out of sight after that', async ({
  page,
  hosts,
  service,
}) => {
  hosts.show(`${TALL}${hosts.lines(service)}${TALL}`)
  await page.goto(hosts.origin)
  // While out of sight it reports its height once.
  await expect.poll(async () => (await heights(page)).outside).not.toBe(800)
  expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([
    0,
    true,
  ])
  expect(
    await frameOf(page)
      .locator('body')
      .evaluate((body) => document.activeElement === body),
  ).toBe(true)

  await toFirstQuestion(page)
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      const frame = document.querySelector('iframe')
      window.scrollTo(0, scrollY + (frame?.getBoundingClientRect().top ?? 0) - y)
      return scrollY
    }, top)
  const top = () =>
    page.evaluate(() =>
      Math.round(document.querySelector('iframe')?.getBoundingClientRect().top ?? 0),
    )
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
  await expect.poll(top).toBe(0)
})

test('a message from elsewhere, or of a silly height, moves nothing', async ({
  page,
  hosts,
  service,
}) => {
  hosts.show(`${hosts.lines(service)}${TALL}`)
  await page.goto(hosts.origin)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expectSameHeight(page)
  const { outside } = await heights(page)
  await page.evaluate(() => scrollTo(0, 300))
  const heard = () =>
    page.evaluate(
      () => new Promise((resolve) => addEventListener('message', resolve, { once: true })),
    )
  const messages = [{ assessment: 'height', height: 5000 }, { assessment: 'moved' }]
  for (const message of messages) {
    const delivered = heard()
    // The page itself: another origin and another window.
    await page.evaluate((text) => postMessage(text, '*'), message)
    await delivered
  }
  // Another window of the right origin.
  await page.evaluate((address) => {
    const other = document.createElement('iframe')
    other.src = address
    other.id = 'other'
    document.body.append(other)
  }, `${service.url}/embed?host=${hosts.origin}`)
  const other = page.frameLocator('#other')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  for (const message of messages) {
    const delivered = heard()
    await other.locator('body').evaluate((_body, text) => parent.postMessage(text, '*'), message)
    await delivered
  }
  expect((await heights(page)).outside).toBe(outside)
  expect(await page.evaluate(() => scrollY)).toBe(300)

  const frame = page.frames().find((one) => one.url().includes('host=') && one.parentFrame())
  for (const [height, shown] of [
    [1e9, 20_000],
    ['9e9', 20_000],
    [Infinity, 20_000],
    [-5, 200],
  ] as const) {
    const delivered = heard()
    await frame?.evaluate(
      (value) => parent.postMessage({ assessment: 'height', height: value }, '*'),
      height,
    )
    await delivered
    expect(await page.evaluate(() => document.querySelector('iframe')?.style.height)).toBe(
      `${shown}px`,
    )
  }
})

for (const [how, script] of [
  ['without the address, as they were', '<script src="ADDRESS/embed.js"></script>'],
  ['copied into the page', '<script>CODE</script>'],
  ['joined with others', '<script src="/bundle.js"></script>'],
  ['joined with others into a module', '<script type="module" src="/bundle.js"></script>'],
] as const) {
  test(`the lines work ${how}`, async ({ page, hosts, service }) => {
    const code = await codeOf(service)
    const isOld = script.includes('ADDRESS')
    const place = `<div id="maturity-assessment"${isOld ? '' : ' data-address="ADDRESS/"'}></div>`
    const lines = (place + script).replaceAll('ADDRESS', service.url).replace('CODE', () => code)
    hosts.show(lines, `var other = 1;${code}`)
    await page.goto(`${hosts.origin}/?utm_source=news&amp;utm_medium=email`)
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    const frame = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
    expect(frame.origin).toBe(service.url)
    expect(frame.searchParams.get('utm_medium')).toBe('email')
  })
}

test('a script that cannot know the address says what is missing', async ({
  page,
  hosts,
  service,
  complaints,
}) => {
  const code = await codeOf(service)
  hosts.show(`<div id="maturity-assessment"></div><script src="/bundle.js"></script>`, code)
  await page.goto(hosts.origin)
  expectComplaint(complaints, /data-address="https:/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

async function codeOf({ url }: Product): Promise<string> {
  return (await fetch(`${url}/embed.js`)).text()
}

test('two lines more make no second frame, and no style of the page takes its height', async ({
  page,
  hosts,
  service,
}) => {
  const lines = hosts.lines(service)
  hosts.show(`${lines}\n${lines.split('\n')[1]}`)
  await page.goto(hosts.origin)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('iframe { height: auto !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expectSameHeight(page)
  await expect(page.locator('iframe')).toHaveCount(1)
})
