import { existsSync, readFileSync } from 'node:fs'

/**
 * Of a process, in megabytes: what it holds now, or the most that it ever held. Undefined once it has ended
 * or if the system does not report it.
 */
export function memoryMbOf(pid: number, what: 'now' | 'most'): number | undefined {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const field = what === 'now' ? 'VmRSS' : 'VmHWM'
  const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6
}
