import { existsSync, readFileSync } from 'node:fs'

/** Watches the memory of a process (Linux); `stop` returns the most that it held, in megabytes. */
export function watchMemory(pid: number): { stop(): number } {
  let mostMb = 0
  const timer = setInterval(() => (mostMb = Math.max(mostMb, residentMbOf(pid))), 100)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(mostMb, residentMbOf(pid))
    },
  }
}

/** 0 once the process has ended. */
export function residentMbOf(pid: number): number {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
