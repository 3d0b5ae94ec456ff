import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DESK_PATHS } from '../../src/contract/desk.ts'

export type DeskProcess = {
  /** The text of a reply of 200. */
  ask(path: string): Promise<string>
  /** From the start of the process to the first list. */
  firstListMs: number
  memoryMb(): number
  stop(): Promise<void>
}

/** The command, opened as a browser opens it; resolves when its first list is there. */
export async function startDeskProcess(main: string, url: string): Promise<DeskProcess> {
  const startedAt = performance.now()
  // As every documented way of starting it has one.
  const NODE_COMPILE_CACHE = join(dirname(main), '../../.cache/compile')
  const child = spawn(process.execPath, [main, 'desk', '--no-open'], {
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const address = await new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', (chunk) => resolve(new URL(String(chunk).trim())))
    child.on('close', () => reject(new Error('The desk ended')))
  })
  const entry = await fetch(address)
  const cookie = entry.headers.get('set-cookie')?.split(';')[0] ?? ''

  async function ask(path: string): Promise<string> {
    const response = await fetch(new URL(path, address), { headers: { cookie } })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`)
    return text
  }

  await ask(DESK_PATHS.leads)
  const firstListMs = performance.now() - startedAt
  return {
    ask,
    firstListMs,
    memoryMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
