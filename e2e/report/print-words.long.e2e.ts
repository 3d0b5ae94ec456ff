import { execFileSync } from 'node:child_process'
import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { settle } from '../states.ts'
import { expect, test } from '../visitor.ts'

type Word = { page: number; left: number; top: number; right: number; bottom: number; text: string }

const ANSWER_SETS = 16
const PAPERS = ['A4', 'Letter'] as const
const FIRST_PAGE = [
  'Strongest|Highest so far',
  'Strategic Alignment',
  'next 90 days',
  'Within 90 days',
]

/** It reads where the words of a PDF stand. */
const TOOL = 'pdftotext'

for (const [half, sets] of halvesOf(answerSets()).entries()) {
  test(`A24: no word stands over another, and the first page has the plan, part ${half + 1}`, async ({
    page,
  }) => {
    test.skip(!isInstalled(), `${TOOL} (poppler-utils) is not installed`)
    test.slow()
    const wrong: string[] = []
    for (const digits of sets) {
      await page.goto(`/report/${reportCodeOf(answersOf(digits))}`)
      await settle(page)
      for (const format of PAPERS) {
        const faults = faultsIn(wordsOf(await page.pdf({ format })))
        wrong.push(...faults.map((fault) => `${digits} on ${format}: ${fault}`))
      }
    }
    expect(wrong).toEqual([])
  })
}

function faultsIn(words: readonly Word[]): string[] {
  const pages = Math.max(...words.map((word) => word.page))
  const textOf = (page: number, between: string) =>
    words.flatMap((word) => (word.page === page ? [word.text] : [])).join(between)
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return [
    ...(pages > 3 ? [`${pages} pages`] : []),
    ...FIRST_PAGE.filter((heading) => !new RegExp(heading).test(textOf(1, ' '))).map(
      (heading) => `${heading} comes later`,
    ),
    ...numbers
      .filter((page) => !textOf(page, '').endsWith(`${page}/${pages}`))
      .map((page) => `page ${page} does not tell its number`),
    ...numbers
      .filter((page) => textOf(page, ' ').startsWith('After the 90 days'))
      .map((page) => `page ${page} begins with the rest of a plan that it does not name`),
    ...overlapsIn(words),
  ]
}

/** For the two that run beside each other. */
function halvesOf<T>(list: readonly T[]): T[][] {
  return [0, 1].map((half) => list.filter((_one, index) => index % 2 === half))
}

/** The same ones each time; among them the extremes, each kind of gap, the longest plan, and one that ends on Letter's second page. */
function answerSets(): string[] {
  const known = ['1', '5', '3'].map((digit) => digit.repeat(12))
  const gaps = ['222222211111', '333333322222', '444443333333', '555444444444']
  const plans = ['333333332222', '123451234512']
  let seed = 1
  const others = Array.from(
    { length: ANSWER_SETS - known.length - gaps.length - plans.length },
    () =>
      Array.from({ length: 12 }, () => {
        seed = (seed * 48_271) % 2_147_483_647
        return 1 + (seed % 5)
      }).join(''),
  )
  return [...known, ...gaps, ...plans, ...others]
}

function isInstalled(): boolean {
  try {
    execFileSync(TOOL, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function wordsOf(pdf: Buffer): Word[] {
  const xml = execFileSync(TOOL, ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  const [, ...pages] = xml.split('<page ')
  const words = pages.flatMap((body, index) =>
    Array.from(
      body.matchAll(
        /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g,
      ),
      ([, left, top, right, bottom, text]) => ({
        page: index + 1,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
        text: text ?? '',
      }),
    ),
  )
  if (words.length === 0) throw new Error('The PDF has no words')
  return words
}

/** A tool tells the height of a line of the typeface: its letters fill some three fifths of that. */
const LETTERS = { from: 0.2, to: 0.8 }

/** Pairs of which one covers a quarter of the other's letters. */
function overlapsIn(words: readonly Word[]): string[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const [a, b] = [lettersOf(one), lettersOf(other)]
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const height = Math.min(a.bottom - a.top, b.bottom - b.top)
      const isOver = one.page === other.page && across > 1 && down > height / 4
      return isOver ? [`page ${one.page}: "${one.text}" and "${other.text}"`] : []
    }),
  )
}

function lettersOf({ top, bottom }: Word): { top: number; bottom: number } {
  const height = bottom - top
  return { top: top + LETTERS.from * height, bottom: top + LETTERS.to * height }
}
