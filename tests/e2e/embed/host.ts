import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { expect, LEAD, test as base } from '../visitor.ts'

/** A site of the provider's, and a stranger's: `localhost` and `127.0.0.1` are two sites to a browser. */
export type Hosts = {
  origin: string
  strangersOrigin: string
  /** What the page says, at any address of both. */
  show: (body: string, policy?: 'policy' | 'no policy') => void
  /** The two lines that an owner pastes. */
  lines: (service: Product) => string
  stop: () => void
}

/** The policy of its pages allows what docs/embedding.md asks for, and no more. */
export async function startHosts(): Promise<Hosts> {
  let shown = ''
  let hasPolicy = true
  let allowed = ''
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      ...(hasPolicy && {
        'content-security-policy': [
          "default-src 'none'",
          `script-src ${allowed}`,
          `frame-src ${allowed}`,
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ].join('; '),
      }),
    })
    response.end(`<!doctype html><html lang="en"><title>Ours</title>${shown}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    strangersOrigin: `http://127.0.0.1:${port}`,
    show: (body, policy = 'policy') => {
      shown = body
      hasPolicy = policy === 'policy'
    },
    lines: ({ url }) => {
      allowed = url
      return `<div id="maturity-assessment" data-address="${url}"></div>\n<script src="${url}/embed.js" async></script>`
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The service may be framed by the provider's site. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // Playwright reads the names of the first argument; it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const hosts = await startHosts()
      await use(hosts)
      hosts.stop()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ hosts }, use) => {
      const service = await startProduct({ EMBED_ORIGINS: hosts.origin })
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})

export function frameOf(page: Page): FrameLocator {
  return page.frameLocator('#maturity-assessment iframe')
}

export async function heights(page: Page) {
  const inside = await frameOf(page)
    .locator('body')
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height))
  const box = await page.locator('#maturity-assessment iframe').boundingBox()
  return { inside, outside: box?.height }
}

export async function expectSameHeight(page: Page) {
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

export async function toFirstQuestion(page: Page, beforeSending = async () => {}) {
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Start Your Assessment' }).first().click()
  await fillByKeys(page)
  await beforeSending()
  await frame.getByRole('button', { name: 'Start Assessment', exact: true }).click()
  await frame.getByRole('button', { name: 'Begin Assessment' }).click()
  await expect(frame.getByText('Question 1 of 12')).toBeVisible()
}
