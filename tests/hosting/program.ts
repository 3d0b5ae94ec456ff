import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const STARTS_WITHIN_MS = 20_000

type Program = {
  name: string
  command: readonly [program: string, ...words: string[]]
  /** Its files, deleted when it has stopped. */
  folder: string
  accepts: () => Promise<boolean>
  options?: SpawnOptions
}

/**
 * Resolves when the program takes connections, with what stops it; it never outlives this process. Throws
 * with what it wrote when it does not start.
 */
export async function startProgram({
  name,
  command: [program, ...words],
  folder,
  accepts,
  options = {},
}: Program): Promise<() => Promise<void>> {
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = once(child, 'exit')
  const endWithThisProcess = () => void child.kill('SIGTERM')
  process.once('exit', endWithThisProcess)
  const until = performance.now() + STARTS_WITHIN_MS
  while (!(await accepts())) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`${name} did not start: ${output}`)
    await sleep(50)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', endWithThisProcess)
    rmSync(folder, { recursive: true, force: true })
  }
}
