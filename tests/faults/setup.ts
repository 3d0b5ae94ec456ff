import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { copyProduct } from '../../scripts/process/copy-product.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest merges into it
  interface ProvidedContext {
    /** `builds`: the product and its variants. `files`: all else that a run makes. */
    folders: { builds: string; files: string }
  }
}

const ROOT = join(import.meta.dirname, '../..')

let folders: { builds: string; files: string } | undefined

/** Once for all runs: the build, a copy of the product that no later build touches, the seed. */
export function setup(project: TestProject): void {
  process.env['FAULT_SEED'] ??= String(randomInt(1_000_000))
  console.log(`FAULT_SEED=${process.env['FAULT_SEED']}`)
  // Without the test runner's NODE_ENV, under which React is built for development.
  const { NODE_ENV: _testing, ...env } = process.env
  execFileSync('node', ['scripts/build.mjs', '--if-changed'], { cwd: ROOT, env, stdio: 'inherit' })
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  folders = {
    builds: mkdtempSync(join(cache, 'faults-')),
    files: mkdtempSync(join(tmpdir(), 'assessment-faults-')),
  }
  // PostgreSQL refuses to run as root and must reach its folder as another user.
  chmodSync(folders.files, 0o755)
  copyProduct(join(folders.builds, 'product'))
  project.provide('folders', folders)
}

export function teardown(): void {
  // The build failed: there is nothing to take away, and nothing is mounted below it.
  if (folders === undefined) return
  unmountBelow(folders.files)
  rmSync(folders.builds, { recursive: true, force: true })
  rmSync(folders.files, { recursive: true, force: true })
}

/** What a run that was ended by force has left. */
function unmountBelow(folder: string): void {
  if (!existsSync('/proc/mounts')) return
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
  for (const line of mounted) {
    const place = line.split(' ')[1]
    if (place?.startsWith(`${folder}/`)) execFileSync('umount', ['--lazy', place])
  }
}
