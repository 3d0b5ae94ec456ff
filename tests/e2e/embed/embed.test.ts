import { type Frame } from '@playwright/test'
import { expect, expectComplaint, LEAD, NOW, watchPolicy } from '../visitor.ts'
import type { Product } from '../product.ts'
import { expectSameHeight, frameOf, heights, test, toFirstQuestion } from './host.ts'

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
  const frame = frameOf(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await expectSameHeight(page)
  }
  // Nobody fills a form within a second.
  await toFirstQuestion(page, () => page.clock.runFor(2000))
  expect(lastLead(service)).toMatchObject({ ...LEAD, utm_source: 'spring', quarantine: null })
  expect(await heard()).toEqual([['assessment:lead', null]])

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
  const above = await frame
    .getByText('Assessment Complete')
    .evaluate((badge) => badge.getBoundingClientRect().top)
  expect(above).toBe(12)
  expect(await heard()).toEqual([
    ['assessment:lead', null],
    ['assessment:finished', null],
  ])
  await expectSameHeight(page)
  expect(service.rows('assessment_responses').at(-1)).toMatchObject({ user_email: LEAD.email })

  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Open your report' }).click()
  const report = await opened
  await expect(report).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/report\/\w{4}-\w{4}#day=[\d-]{10}$/)
  await expect(report.getByRole('heading', { level: 1 })).toBeVisible()

  // A new tab would not know which answers are the visitor's own.
  await frame.getByRole('button', { name: 'Make the link' }).click()
  await context.grantPermissions(['clipboard-write'])
  await frame.getByRole('button', { name: 'Copy invitation' }).click()
  await expect(frame.getByRole('button', { name: 'Copied' })).toBeVisible()
  await frame.getByRole('link', { name: 'See it' }).click()
  await expect(frame.getByText('Answered so far: 1.')).toBeVisible()
  await frame.getByRole('button', { name: 'Take my answers out' }).click()
  await expect(frame.getByText('Answered so far')).toBeHidden()
  await expectSameHeight(page)
  await page.reload()
  await frame.getByRole('link', { name: /^Open your report of/ }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Your report is ready')
  expect(reports).toEqual([])
})

type Message = { assessment: string; height?: number }

test('it tells its height to one origin alone, believes no message from elsewhere and no silly height, and no stranger can frame it', async ({
  page,
  hosts,
  service,
  complaints,
}) => {
  // First: what the frames of a page before still say would be heard here.
  await test.step('its height goes to the origin that it got', async () => {
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
    for (const index of frames.keys()) {
      const heading = page.frameLocator('iframe').nth(index).getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
    }
    const received = () => page.evaluate(() => Reflect.get(window, 'received') as number[])
    await expect.poll(received).toContain(3)
    expect(new Set(await received())).toEqual(new Set([3]))
  })

  hosts.show(`${hosts.lines(service)}${'<p>Ours</p>'.repeat(60)}`)
  await page.goto(hosts.origin)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expectSameHeight(page)
  const { outside } = await heights(page)
  await page.evaluate(() => scrollTo(0, 300))
  // Another window of the right origin.
  await page.evaluate((address) => {
    const other = document.createElement('iframe')
    other.src = address
    other.id = 'other'
    document.body.append(other)
  }, `${service.url}/embed?host=${hosts.origin}`)
  await expect(page.frameLocator('#other').getByRole('heading', { level: 1 })).toBeVisible()
  const [itself, frame, other] = page.frames()
  /** The height of the frame once the page has heard this message, among those of its frames. */
  const heightAfter = async (message: Message, from: Frame | undefined) => {
    await page.evaluate(({ assessment, height }) => {
      const heard = new Promise((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data.assessment !== assessment || data.height !== height) return
          resolve(document.querySelector('iframe')?.style.height)
        })
      })
      Object.assign(window, { heard })
    }, message)
    await from?.evaluate((text) => parent.postMessage(text, '*'), message)
    return page.evaluate(() => Reflect.get(window, 'heard') as Promise<string>)
  }
  // The page itself is another origin and another window.
  for (const stranger of [itself, other]) {
    for (const message of [{ assessment: 'height', height: 5000 }, { assessment: 'moved' }]) {
      expect(await heightAfter(message, stranger)).toBe(`${outside}px`)
    }
  }
  expect(await page.evaluate(() => scrollY)).toBe(300)
  for (const [height, shown] of [
    [1e9, 20_000],
    [Infinity, 20_000],
    [-5, 200],
  ] as const) {
    expect(await heightAfter({ assessment: 'height', height }, frame)).toBe(`${shown}px`)
  }

  await test.step('a stranger', async () => {
    hosts.show(hosts.lines(service))
    await page.goto(hosts.strangersOrigin)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
    expectComplaint(complaints, /frame-ancestors/)
  })
})
