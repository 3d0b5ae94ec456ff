// Tells whether dist/ is what these sources make.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../process/run.mjs'

const SOURCES = ['src', 'public', 'scripts']
const SETTINGS = [
  ...['index.html', 'vite.config.ts', 'tsconfig.base.json'],
  ...['package.json', 'package-lock.json'],
]
const BUILT = ['dist/web', 'dist/languages', 'dist/desk']
/** Two hashes: of the sources, and of what was built from them. */
const MARK = 'dist/built-from'

/** Builds where anything changed; false when that fails. */
export async function buildIfChanged() {
  return isBuilt() || run(process.execPath, ['scripts/build.mjs'])
}

/**
 * Call it before a build and what it returns after it: a source that is changed meanwhile then
 * counts as not built.
 */
export function startBuild() {
  const sources = hashOfSources()
  rmSync('dist', { recursive: true, force: true })
  return () => writeFileSync(MARK, markOf(sources))
}

export function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === markOf(hashOfSources())
}

function markOf(sources) {
  return `${sources}\n${hashOf(BUILT.flatMap(filesIn))}\n`
}

/** The name of NODE_ENV is part of it, because it decides which React is built in. */
function hashOfSources() {
  const files = [...SETTINGS, ...SOURCES.flatMap(filesIn)]
  return `${process.env.NODE_ENV ?? 'production'} ${hashOf(files)}`
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.(tsx?|mjs)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const bytes = readFileSync(file)
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}
