import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** What runs, in a folder of its own: no later change of a source and no later build reaches it. */
export function copyProduct(folder: string, parts = ['package.json', 'src', 'dist']): void {
  for (const part of parts) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}
