import { readFileSync } from 'node:fs'

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

export function residentMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
