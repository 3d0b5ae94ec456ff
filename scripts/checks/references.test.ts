import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHANNELS } from '../../src/contract/webhook-event.ts'

const FILES = [
  ...readdirSync('.'),
  ...['bench', 'deploy', 'docs', 'e2e', 'faults', 'hosting', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  ),
].filter((file) => !file.includes('node_modules'))
const PAGES = textsOf(/\.md$/)
const CODE = textsOf(/\.(tsx?|mjs|css|sql)$/)
const LIST = readFileSync('docs/accessibility.md', 'utf8')

describe('what is written', () => {
  it('links to pages and headings that are there', () => {
    const missing = PAGES.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(file, target))
        .map((target) => `${file}: ${target}`),
    )
    expect(missing).toEqual([])
  })

  it('names files that are there', () => {
    const pattern =
      /\b(?:src|e2e|faults|hosting|deploy|bench|scripts|docs|public)\/[\w./-]*\.(?:tsx?|mjs|md|sql|css|png|svg)\b/g
    const missing = [...PAGES, ...CODE.filter(({ file }) => !/\.test\./.test(file))].flatMap(
      ({ file, text }) =>
        (text.match(pattern) ?? [])
          .filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path)))
          .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('tells an operator what each line of the log means', () => {
    const page = readFileSync('docs/operate.md', 'utf8')
    const lines = CODE.filter(({ file }) => /^src\/server\/.*(?<!\.(?:test|suite))\.ts$/.test(file))
      .flatMap(({ text }) => [
        ...text.matchAll(
          /(?:(?:log|createLog\(.*\))\.(?:info|warn|error)\([^']{0,120}?|fail\()'([^']+)'/g,
        ),
      ])
      .map(([, line = '']) => line)
    expect(lines).toContain('store unavailable')
    const ofChannels = CHANNELS.flatMap((name) => [`${name} delivered`, `${name} not delivered`])
    expect([...lines, ...ofChannels].filter((line) => !page.includes(`\`${line}\``))).toEqual([])
  })

  it('tells an operator what each problem means', () => {
    const [, table = ''] =
      /PROBLEMS = \{([^]*?)\n\}/.exec(readFileSync('src/server/http/problem.ts', 'utf8')) ?? []
    const names = [...table.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name = '']) => name)
    expect(names).toContain('copy-refused')
    const page = readFileSync('docs/operate.md', 'utf8')
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('holds no marker of a merge conflict, as it is or as the formatter escapes it', () => {
    const marker = /^(?:<{7}|>{7}|\s*\\?={7}|(?:> ){3})/m
    expect(PAGES.filter(({ text }) => marker.test(text)).map(({ file }) => file)).toEqual([])
  })
})

describe('the list of accessibility', () => {
  const lines = [...LIST.matchAll(/- \*\*(A\d+)\*\* ([^]*?)(?=\n- |\n\n)/g)].map(
    ([, name = '', text = '']) => ({ name, text }),
  )

  it.each(lines)('has tests for $name where it says', ({ name, text }) => {
    const files = (text.match(/[\w./-]+\.(?:e2e|test)\.ts/g) ?? []).map((file) =>
      file.startsWith('src/') ? file : `e2e/${file}`,
    )
    const tests = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(tests).toMatch(new RegExp(`['"\`, ]${name}[:,]`))
  })

  it('has each line that a test names', () => {
    const named = CODE.flatMap(({ text }) => [
      ...text.matchAll(/['"`](A\d+(?:, A\d+)*): /g),
    ]).flatMap(([, names = '']) => names.split(', '))
    expect([...new Set(named)].toSorted()).toEqual(lines.map(({ name }) => name).toSorted())
  })
})

function textsOf(pattern: RegExp): { file: string; text: string }[] {
  return FILES.filter((file) => pattern.test(file)).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
}

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
