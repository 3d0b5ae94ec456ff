import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'

const WEB = 'dist/web'
const EXTENSIONS = [
  ...['.html', '.js', '.css', '.svg', '.png', '.woff2', '.txt', '.ico'],
  ...['.br', '.gz'],
]
/** Possible secrets, or code that belongs only to the server. */
const SECRETS = [
  /postgres(ql)?:\/\/[^\s"'`]*:[^\s"'`]*@/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
  /\b(AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\b(sk|pk|rk)_(live|test)_\w{10,}/,
  /\bwhsec_[\w+/=]{10,}/,
  /\bgh[pousr]_\w{20,}/,
  /DATABASE_URL|WEBHOOK_SECRET|maturity_quiz_leads|assessment_responses\b|node:sqlite/,
]
/** What a page, a style or a script would load from somewhere else. */
const FOREIGN = [
  /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\b(?:src|data|srcset)="(?:https?:)?\/\//i,
  /<link\b(?![^>]*\brel="canonical")[^>]*\bhref="(?:https?:)?\/\//i,
  /url\(\s*["']?(?:https?:)?\/\//i,
  /@import/i,
  /\bimport\s*\(?\s*["'`](?:https?:)?\/\//,
]
const SOURCE_MAP = /[#@]\s*sourceMappingURL=/

test('the build has no source map, no stray file and no secret, and loads nothing foreign', async () => {
  const names = (await readdir(WEB, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !EXTENSIONS.includes(extname(name)))).toEqual([])
  expect(names.filter((name) => /\/\./.test(name))).toEqual([])

  const texts = names.filter((name) => /\.(html|js|css|svg|txt)$/.test(name))
  for (const name of texts) {
    const text = await readFile(name, 'utf8')
    expect({ name, found: SOURCE_MAP.exec(text)?.[0] }).toEqual({ name })
    expect({ name, found: firstIn(text, SECRETS) }).toEqual({ name })
    expect({ name, found: firstIn(text, FOREIGN) }).toEqual({ name })
  }
})

test('every page has the same styles inside, and none beside', async () => {
  const names = (await readdir(WEB, { recursive: true })).filter((name) =>
    /\.(html|css)$/.test(name),
  )
  const pages = await Promise.all(names.map((name) => readFile(join(WEB, name), 'utf8')))
  const styles = pages.map((html) => /<style>(.*?)<\/style>/s.exec(html)?.[1])
  expect(new Set(styles).size).toBe(1)
  expect(styles[0]).toContain('.hero_')
})

function firstIn(text: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
}
