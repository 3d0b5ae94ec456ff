import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildCopy } from '../../support/built-copy.ts'
import { leftEnglish } from '../../support/left-english.ts'
import { writePseudoLanguage } from '../../support/pseudo-language.ts'
import type { PseudoLanguage } from '../../support/pseudo-language.ts'
import { brokenLayout } from '../broken-layout.ts'
import { onOwnDesk } from '../desk/desk.ts'
import { sendVisit } from '../desk/visits.ts'
import { startProduct } from '../product.ts'
import { openState, reportState, STATES } from '../states.ts'
import type { State } from '../states.ts'
import { expect, LEAD, test } from '../visitor.ts'

const WIDTHS = [320, 390, 1280]

const LANGUAGE_STATES = [...STATES, reportState('results in a gap', '444 443 333 333')]

for (const tag of ['en-XA', 'ar-XB'] as const) {
  test(`no English is left and nothing overflows in ${tag}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const folder = mkdtempSync(join(tmpdir(), 'assessment-languages-'))
    const site = await startSite(folder, tag)
    try {
      const faults: string[] = []
      for (const state of LANGUAGE_STATES)
        faults.push(...(await faultsOf(browser, site.url, state)))
      expect(faults).toEqual([])
      if (tag === 'en-XA') {
        expect(await unmarkedSentences(browser, join(folder, 'site'))).toEqual([])
      }
    } finally {
      await site.stop()
      rmSync(folder, { recursive: true })
    }
  })
}

async function startSite(folder: string, tag: PseudoLanguage) {
  const assessment = join(folder, 'assessment')
  writePseudoLanguage(assessment, tag)
  await buildCopy(join(folder, 'site'), assessment)
  return startProduct({}, join(folder, 'site'))
}

/** What the assessment says on the desk, which is English, without its language. */
async function unmarkedSentences(browser: Browser, cwd: string): Promise<string[]> {
  const sentences: string[] = []
  await onOwnDesk(browser, { visits: 'none', cwd }, async ({ service }, page) => {
    await sendVisit(service, 'Ada Marsh', '111222333221')
    await sendVisit(service, 'Ada Marsh', '122334455155')
    for (const path of ['/leads', '/leads/1', '/numbers?days=all']) {
      await page.goto(path)
      await expect(page.locator('[lang=en-XA]:visible').first()).toBeVisible()
      const texts = await page.locator('main *').evaluateAll((elements) =>
        elements
          .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'en')
          .flatMap(({ childNodes }) => [...childNodes])
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent ?? ''),
      )
      // The name of an area or a stage is no sentence.
      sentences.push(...texts.filter((text) => /(\S*[áçéîñóšûž]\S* ){4}/.test(text)))
    }
  })
  return sentences
}

async function faultsOf(browser: Browser, url: string, state: State): Promise<string[]> {
  const page = await openState(browser, url, state, { reducedMotion: 'reduce' })
  const faults = leftEnglish(await textsOn(page), Object.values(LEAD)).map(
    (text) => `English: ${text}`,
  )
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    faults.push(...(await brokenLayout(page)).map((fault) => `${width} px: ${fault}`))
  }
  await page.context().close()
  return faults.map((fault) => `${state.name}: ${fault}`)
}

/** What people read and hear on a page, and what search engines and chats show of it. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"]')) {
      if (meta.getAttribute('property') !== 'og:type')
        texts.push(meta.getAttribute('content') ?? '')
    }
    return texts
  })
}
