import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { tableOf } from './harness/outcome-table.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest merges into it
  interface ProvidedContext {
    /** `builds`: servers, where their packages are found. `files`: all else that a run makes. */
    folders: { builds: string; files: string }
  }
}

const ROOT = join(import.meta.dirname, '..')

let folders = { builds: '', files: '' }

/** Once for all runs: the build, a copy of it that no later build touches, the seed. */
export function setup(project: TestProject): void {
  process.env['FAULT_SEED'] ??= String(randomInt(1_000_000))
  console.log(`FAULT_SEED=${process.env['FAULT_SEED']}`)
  // Without the test runner's NODE_ENV, under which React is built for development.
  const { NODE_ENV: _testing, ...env } = process.env
  execFileSync('node', ['scripts/build.mjs', '--if-changed'], { cwd: ROOT, env, stdio: 'inherit' })
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folders = {
    builds: mkdtempSync(join(cache, 'faults-')),
    files: mkdtempSync(join(tmpdir(), 'assessment-faults-')),
  }
  // PostgreSQL refuses to run as root and has to reach its folder as somebody else.
  chmodSync(folders.files, 0o755)
  cpSync(join(ROOT, 'dist'), join(folders.builds, 'product'), { recursive: true })
  project.provide('folders', folders)
}

export function teardown(): void {
  console.log(tableOf(folders.files))
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
