import { execFile } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = ['src', 'scripts', 'public', 'assessments', 'languages', 'index.html']
const SETTINGS = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json']

/** Builds the product with another assessment in a copy of its own. */
export async function buildCopy(folder: string, assessment: string): Promise<void> {
  for (const path of [...SOURCES, ...SETTINGS]) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const env = { ...process.env, ASSESSMENT: assessment }
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: folder, env })
}
