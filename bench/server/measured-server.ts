import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIFTED_LIMITS, startServer } from '../../scripts/process/server-process.ts'

export type MeasuredServer = {
  url: string
  /** From the start of the process to the first answer that it is ready. */
  readyAfterMs: number
  /** The most that was ever resident, in MB; undefined where the system does not tell. */
  peakMemoryMb(): number | undefined
  /** The processor time that it has used so far; undefined where the system does not tell. */
  processorMs(): number | undefined
  stop(): Promise<void>
}

/** A start on ten million rows may read them all. */
const READY_WITHIN_MS = 600_000

/** Starts `main` with its log, at the default level, going to a file in `folder`. */
export async function startMeasured(
  main: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const startedAt = performance.now()
  const server = startServer({
    main,
    env: { NODE_ENV: 'production', ...LIFTED_LIMITS, ...env },
    logFile: join(mkdtempSync(join(folder, 'log-')), 'server.log'),
    readyWithinMs: READY_WITHIN_MS,
  })
  const url = await server.ready()
  return {
    url,
    readyAfterMs: performance.now() - startedAt,
    peakMemoryMb: () => peakMemoryMbOf(server.pid),
    processorMs: () => processorMsOf(server.pid),
    stop: async () => {
      server.signal('SIGTERM')
      await server.exited
    },
  }
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
