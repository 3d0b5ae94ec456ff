import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryMbOf } from '../../faults/harness/memory.ts'
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
    peakMemoryMb: () => memoryMbOf(server.pid, 'most'),
    processorMs: () => processorMsOf(server.pid),
    stop: async () => {
      server.signal('SIGTERM')
      await server.exited
    },
  }
}

/** Fields 14 and 15 of proc(5): ticks of 10 ms in the program and in the system. */
function processorMsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  const fields = existsSync(file)
    ? readFileSync(file, 'utf8').split(') ')[1]?.split(' ')
    : undefined
  return fields && 10 * (Number(fields[11]) + Number(fields[12]))
}
