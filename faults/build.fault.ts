import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, inject, it } from 'vitest'

import { copySources } from '../scripts/checks/copy-sources.ts'
import { SITE } from '../src/content/site.ts'
import { recordControl, recordOutcome } from './harness/outcome.ts'

const PROMISE = { promise: 'supply chain', engine: 'both' } as const

it('builds the same bytes twice, in two places, and others from other sources', () => {
  const first = filesIn(join(inject('folders').builds, 'product/dist'))
  const second = buildIn('deep/er/second')
  const other = buildIn('other', 'Analytical Engines')
  recordOutcome({
    ...PROMISE,
    setting: 'two builds in two folders',
    measured: `${first.size} files, ${first.size - sameIn(first, second)} of them different`,
  })
  const differing = first.size - sameIn(first, other)
  recordControl(PROMISE, `another provider's name: ${differing} files differ`)
  expect(first.size).toBeGreaterThan(50)
  expect(Object.fromEntries(second)).toEqual(Object.fromEntries(first))
  expect(differing).toBeGreaterThan(0)
})

/** A copy of the sources, built. */
function buildIn(folder: string, provider: string = SITE.providerName): Map<string, string> {
  const copy = join(mkdtempSync(join(inject('folders').files, 'build-')), folder)
  copySources(copy)
  const site = join(copy, 'src/content/site.ts')
  writeFileSync(site, readFileSync(site, 'utf8').replace(SITE.providerName, provider))
  // Without the test runner's NODE_ENV, under which React is built for development.
  const { NODE_ENV: _testing, ...env } = process.env
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, env, stdio: 'ignore' })
  return filesIn(join(copy, 'dist'))
}

/** The hash of each file by its path. The bill of materials is no part of the build: `npm run sbom` puts it there. */
function filesIn(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'sbom.cdx.json')
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [relative(dist, file), hashOf(file)]))
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function sameIn(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): number {
  return [...a].filter(([path, hash]) => b.get(path) === hash).length
}
