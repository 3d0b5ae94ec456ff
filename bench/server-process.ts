import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type ServerProcess = {
  url: string
  /** From the start of the process to the first answer that it is ready. */
  readyAfterMs: number
  /** The most that was ever resident, in MB; undefined where the system does not tell. */
  peakMemoryMb(): number | undefined
  /** The processor time that it has used so far; undefined where the system does not tell. */
  processorMs(): number | undefined
  stop(): Promise<void>
}

const READY_WITHIN_MS = 600_000

/** As `npm start` runs it. */
const NODE_OPTIONS = ['--optimize-for-size']
/** One sender stands for many visitors, so their limits are lifted; the rest is as shipped. */
const LIFTED_LIMITS = {
  CLIENT_BURST: '1000000',
  CLIENT_PER_MINUTE: '10000000',
  TOTAL_PER_MINUTE: '10000000',
}

const running = new Set<number>()
process.on('exit', () => {
  for (const pid of running) process.kill(pid, 'SIGKILL')
})

/** Starts `main` with its log, at the default level, going to a file in `folder`. */
export async function startServer(
  main: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const logFile = join(mkdtempSync(join(folder, 'log-')), 'server.log')
  const log = openSync(logFile, 'w')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...NODE_OPTIONS, main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...LIFTED_LIMITS, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const { pid } = child
  if (pid === undefined) throw new Error('The server could not be started')
  running.add(pid)

  for (;;) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(logFile, 'utf8'))?.[0]
    if (url && (await isReady(url))) {
      const readyAfterMs = performance.now() - startedAt
      return {
        ...{ url, readyAfterMs, stop },
        peakMemoryMb: () => peakMemoryMbOf(pid),
        processorMs: () => processorMsOf(pid),
      }
    }
    const isLate = performance.now() - startedAt > READY_WITHIN_MS
    if (child.exitCode !== null || isLate) throw new Error(readFileSync(logFile, 'utf8'))
    await sleep(5)
  }

  async function stop(): Promise<void> {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    if (pid !== undefined) running.delete(pid)
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.ok ?? false
}

function peakMemoryMbOf(pid: number): number | undefined {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileOf(pid, 'status'))?.[1]
  return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6
}

/** Fields 14 and 15 of proc(5): ticks of 10 ms in the program and in the system. */
function processorMsOf(pid: number): number | undefined {
  const fields = readFileOf(pid, 'stat').split(') ')[1]?.split(' ')
  return fields && 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Empty where there is no such file. */
function readFileOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
