import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..')

/** Writes what differs, so that what did not change counts as built. */
export function writeModules(modules: ReadonlyMap<string, string>, root = SOURCES): void {
  const changed = [...modules].filter(([path, text]) => textAt(join(root, path)) !== text)
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, partial(path)), text)
  }
  for (const [path] of changed) renameSync(join(root, partial(path)), join(root, path))
}

/** Those of further languages, but for the folders that are `kept`. */
export function removeModules(kept: readonly string[], root = SOURCES): void {
  for (const name of globSync('generated.*', { cwd: root, exclude: kept })) {
    rmSync(join(root, name), { recursive: true, force: true })
  }
}

/** Several processes may write the same at once, as checks that run beside each other do. */
function partial(path: string): string {
  return `${path}.${process.pid}.partial`
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
