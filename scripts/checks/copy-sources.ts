import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const LEFT_OUT = ['node_modules', 'dist', '.git', '.cache', 'data', 'test-results', 'shots']

/** Copies the sources to `folder`, also to one in the cache, beside the same installed packages. */
export function copySources(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.includes(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}
