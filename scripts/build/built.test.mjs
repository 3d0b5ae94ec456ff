import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const BUILD = `
import { mkdirSync, writeFileSync } from 'node:fs'
import { startBuild } from './build/built.mjs'
const finish = startBuild()
for (const part of ['web', 'server', 'owner', 'desk']) {
  mkdirSync('dist/' + part, { recursive: true })
  writeFileSync('dist/' + part + '/main.js', part)
}
console.log('built')
if (!process.env.FAILS) finish()
`
const ASK = "import { buildIfChanged } from './scripts/build/built.mjs'; await buildIfChanged()"

const folder = mkdtempSync(join(tmpdir(), 'assessment-built-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'src/deep'), { recursive: true })
for (const file of ['build/built.mjs', 'process/run.mjs'])
  cpSync(join(import.meta.dirname, '..', file), join(folder, 'scripts', file))
write('scripts/build.mjs', BUILD)
for (const file of ['index.html', 'vite.config.ts']) write(file)
write('tsconfig.base.json')
for (const file of ['package.json', 'package-lock.json', 'src/deep/page.ts']) write(file)
write('src/deep/page.test.ts')
isBuiltBy()

function write(file, text = '{}') {
  writeFileSync(join(folder, file), text)
}

/** True when the question led to a build. */
function isBuiltBy(env = {}) {
  const { NODE_ENV: _testing, ...rest } = process.env
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', ASK], {
    cwd: folder,
    env: { ...rest, ...env },
  })
  return String(output) === 'built\n'
}

it.each([
  ['a source changed', () => write('src/deep/page.ts', '[]')],
  ['a source is new', () => write('src/deep/other.ts')],
  ['a source is gone', () => rmSync(join(folder, 'src/deep/other.ts'))],
  ['the lockfile changed', () => write('package-lock.json', '[]')],
  ['dist is missing', () => rmSync(join(folder, 'dist'), { recursive: true })],
  ['a part of dist is missing', () => rmSync(join(folder, 'dist/desk'), { recursive: true })],
  ['a file in dist was changed', () => write('dist/web/main.js', 'other')],
])('builds when %s', (_cause, change) => {
  change()
  expect(isBuiltBy()).toBe(true)
})

it('builds nothing when nothing or only a test changed', () => {
  expect(isBuiltBy()).toBe(false)
  write('src/deep/page.test.ts', '[]')
  expect(isBuiltBy()).toBe(false)
})

it('builds again after a build that came to no end, and for another NODE_ENV', () => {
  write('src/deep/page.ts', '[1]')
  expect(isBuiltBy({ FAILS: 'yes' })).toBe(true)
  expect(isBuiltBy()).toBe(true)
  expect(isBuiltBy({ NODE_ENV: 'development' })).toBe(true)
})
