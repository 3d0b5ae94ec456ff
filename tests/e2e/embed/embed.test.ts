import type { FrameLocator, Page } from '@playwright/test'
import { expect, expectComplaint, LEAD, NOW, watchPolicy } from '../visitor.ts'
import type { Product } from '../product.ts'
import { test } from './host.ts'

const TALL = '<p>Ours</p>'.repeat(60)

function frameOf(page: Page): FrameLocator {
  return page.frameLocator('#maturity-assessment iframe')
}

async function heights(page: Page) {
  const inside = await frameOf(page)
    .locator('body')
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height))
  const box = await page.locator('#maturity-assessment iframe').boundingBox()
  return { inside, outside: box?.height }
}

async function expectSameHeight(page: Page) {
  await expect(async () => {
    const { inside, outside } = await heights(page)
    expect(outside).toBe(inside)
  }).toPass()
}

async function fillByKeys(page: Page) {
  await expect(frameOf(page).getByLabel('Full Name')).toBeFocused()
  for (const value of Object.values(LEAD)) {
    await page.keyboard.insertText(value)
    await page.keyboard.press('Tab')
  }
}

async function toFirstQuestion(page: Page) {
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Start Your Assessment' }).first().click()
  await fillByKeys(page)
  await frame.getByRole('button', { name: 'Start Assessment', exact: true }).click()
  await frame.getByRole('button', { name: 'Begin Assessment' }).click()
  await expect(frame.getByText('Question 1 of 12')).toBeVisible()
}

function lastLead(service: Product) {
  return service.rows('maturity_quiz_leads').at(-1)
}

test('the whole journey runs in a page with a strict policy, by mouse and by keys', async ({
  page,
  context,
  hosts,
  service,
}) => {
  test.slow()
  const reports = await watchPolicy(page)
  await page.clock.install({ time: NOW })
  hosts.show(hosts.lines(service))
  await page.goto(`${hosts.origin}/assess?utm_source=spring&utm_term=x&name=Ada`)
  const frame = frameOf(page)
  await toFirstQuestion(page)
  expect(lastLead(service)).toMatchObject({ ...LEAD, utm_source: 'spring', quarantine: null })

  for (let question = 1; question <= 12; question += 1) {
    await expect(frame.getByText(`Question ${question} of 12`)).toBeVisible()
    await expectSameHeight(page)
    if (question % 2 === 0) await frame.getByRole('radio').nth(3).click()
    else {
      await frame.getByRole('radio').first().focus()
      await page.keyboard.press('C')
    }
    await page.clock.runFor(1000)
  }
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Your report is ready')
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSameHeight(page)
  expect(service.rows('assessment_responses').at(-1)).toMatchObject({ user_email: LEAD.email })

  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Open your report' }).click()
  const report = await opened
  await expect(report).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/report\/\w{4}-\w{4}$/)
  await expect(report.getByRole('heading', { level: 1 })).toBeVisible()
  expect(reports).toEqual([])
})

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

test('the frame is as high as what is in it, also after the window changes', async ({
  page,
  hosts,
  service,
}) => {
  hosts.show(hosts.lines(service))
  await page.goto(hosts.origin)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of [1300, 360, 800]) {
    await page.setViewportSize({ width, height: 700 })
    await expectSameHeight(page)
  }
  await page.setViewportSize({ width: 360, height: 700 })
  await toFirstQuestion(page)
  await expectSameHeight(page)
  const { outside } = await heights(page)
  // It would grow without an end if a height inside went by the height of the frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect((await heights(page)).outside).toBe(outside)
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

test('the frame sends its height only to the origin that it got', async ({
  page,
  hosts,
  service,
}) => {
  hosts.lines(service)
  const frames = [hosts.strangersOrigin, '*', 'http://', hosts.origin].map(
    (origin) => `<iframe src="${service.url}/embed?host=${origin}"></iframe>`,
  )
  hosts.show(frames.join(''))
  await page.addInitScript(() => {
    const received: number[] = []
    Object.assign(window, { received })
    addEventListener('message', ({ source }) => {
      const all = [...document.querySelectorAll('iframe')]
      received.push(all.findIndex(({ contentWindow }) => contentWindow === source))
    })
  })
  await page.goto(hosts.origin)
  for (const place of frames.keys()) {
    const frame = page.frameLocator('iframe').nth(place)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const received = () => page.evaluate(() => Reflect.get(window, 'received') as number[])
  await expect.poll(received).toContain(3)
  expect(new Set(await received())).toEqual(new Set([3]))
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

test('a stranger cannot frame it', async ({ page, hosts, service, complaints }) => {
  hosts.show(hosts.lines(service))
  await page.goto(hosts.strangersOrigin)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  expectComplaint(complaints, /frame-ancestors/)
})

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

test('the page around it hears of a kept lead and of twelve answers, and of nothing in them', async ({
  page,
  hosts,
  service,
}) => {
  test.slow()
  await page.clock.install({ time: NOW })
  hosts.show(hosts.lines(service))
  await page.goto(hosts.origin)
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    for (const name of ['assessment:lead', 'assessment:finished']) {
      addEventListener(name, (event) => {
        heard.push([event.type, event instanceof CustomEvent && event.detail])
      })
    }
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown }).heard)
  await toFirstQuestion(page)
  expect(await heard()).toEqual([['assessment:lead', null]])
  const frame = frameOf(page)
  for (let number = 1; number <= 12; number += 1) {
    await expect(frame.getByText(`Question ${number} of 12`)).toBeVisible()
    await frame.getByRole('radio').nth(2).click()
    await page.clock.runFor(1000)
  }
  await expect(frame.getByRole('link', { name: 'Open your report' })).toBeVisible()
  expect(await heard()).toEqual([
    ['assessment:lead', null],
    ['assessment:finished', null],
  ])
})
