import { cpSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const LEFT_OUT = ['node_modules', 'dist', '.git', '.cache', 'data', 'test-results', 'shots']

/** Copies the sources to `folder`, beside the same installed packages. */
export function copySources(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}
