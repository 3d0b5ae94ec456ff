import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Why system calls cannot be made to fail here, or undefined. */
export function whyNoSyscallFault(): string | undefined {
  const { status, error } = spawnSync('strace', ['-e', 'trace=none', 'true'], { stdio: 'pipe' })
  if (error) return 'strace is not installed'
  return status === 0 ? undefined : 'strace may not trace a process here'
}

/**
 * From now on `calls` of a running process meet `fault`, in the words of strace: 'error=EIO',
 * 'delay_enter=50000' (microseconds); only those on `file`, if given. Returns a function that ends it.
 */
export async function injectFault(
  pid: number,
  calls: string,
  fault: string,
  file?: string,
): Promise<() => void> {
  const args = ['-f', '-p', `${pid}`, '-e', `trace=${calls}`, '-e', `inject=${calls}:${fault}`]
  if (file !== undefined) args.push('-P', file)
  const strace = spawn('strace', ['-o', '/dev/null', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await Promise.race([once(strace.stderr, 'data'), once(strace, 'exit')])
  if (strace.exitCode !== null) throw new Error('strace could not follow the server')
  return () => void strace.kill('SIGTERM')
}
