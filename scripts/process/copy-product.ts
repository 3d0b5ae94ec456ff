import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Copies what runs to a separate folder, so that later changes and builds do not affect it. */
export function copyProduct(folder: string, parts = ['package.json', 'src', 'dist']): void {
  for (const part of parts) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}
