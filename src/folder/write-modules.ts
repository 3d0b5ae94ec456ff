import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..')

/** Writes what differs, so that what did not change counts as built. */
export function writeModules(modules: ReadonlyMap<string, string>, root = SOURCES): void {
  const changed = [...modules].filter(([path, text]) => textAt(join(root, path)) !== text)
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, `${path}.partial`), text)
  }
  for (const [path] of changed) renameSync(join(root, `${path}.partial`), join(root, path))
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
