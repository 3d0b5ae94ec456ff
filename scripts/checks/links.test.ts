import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Pages of other sites, and of the site that hosts the repository. */
const ELSEWHERE = /^([a-z]+:|\.\.\/\.\.\/actions\/)/

const PAGES = globSync('{*,docs/**/*,assessments/**/*}.md')

it('every link of a document leads to a page and a heading', () => {
  const missing = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !ELSEWHERE.test(target) && !leadsSomewhere(page, target))
      .map((target) => `${page}: ${target}`),
  )
  expect(PAGES.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(file)) return false
  if (anchor === undefined) return true
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].some(([, title = '']) => anchorOf(title) === anchor)
}

/** As the usual viewers of Markdown make one. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-')
}
