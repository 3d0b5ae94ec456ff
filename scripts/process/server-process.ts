import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server as a separate process, for tests, faults and measurements. */
export type ServerProcess = {
  pid: number
  /** Its address once it listens; rejects with its output if it ends before that. */
  url(): Promise<string>
  /** Its address once it accepts writes. */
  ready(): Promise<string>
  isRunning(): boolean
  /** Its output so far; with a `logFile` everything counts as `stdout`. */
  output(): { stdout: string; stderr: string }
  /** The exit code, null after a signal, and when the end was seen. */
  exited: Promise<{ code: number | null; at: number }>
  signal(name: NodeJS.Signals): void
  /** Ends it with SIGKILL and waits for the end. */
  kill(): Promise<void>
}

type ServerOptions = {
  /** The path of the main file. */
  main: string
  args?: readonly string[]
  /** Its environment: these variables, PATH, and nothing else of this process. */
  env: Readonly<Record<string, string>>
  cwd?: string
  /** Receives its output, because reading a pipe here would be part of what is measured. */
  logFile?: string
  readyWithinMs?: number
}

/** One client simulates many visitors, so limits per client are lifted. */
export const LIFTED_LIMITS = {
  CLIENT_BURST: '1000000',
  CLIENT_PER_MINUTE: '10000000',
  TOTAL_PER_MINUTE: '10000000',
}

/** The last line of a start: the product's name and its address. */
const ADDRESS = /^(?:[^{\n]*: )?(http:\/\/\S+)$/m
const POLL_MS = 5
/** As the files for hosts have it. */
const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=128'
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** Starts a server on a free port, unless PORT names one. It never outlives this process. */
export function startServer(options: ServerOptions): ServerProcess {
  const { main, args = [], env, cwd, logFile, readyWithinMs = 30_000 } = options
  const { PATH = '' } = process.env
  // Inside the product's folder, so that it is removed with a copy.
  const NODE_COMPILE_CACHE = join(dirname(main), '../../.cache/compile')
  const log = logFile === undefined ? undefined : openSync(logFile, 'w')
  const child = spawn(process.execPath, [main, ...args], {
    ...(cwd !== undefined && { cwd }),
    env: { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, PORT: '0', ...env },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
  })
  if (log !== undefined) closeSync(log)
  const { pid } = child
  if (pid === undefined) throw new Error(`${main} could not be started`)
  endWithThisProcess(pid)

  const received = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk: Buffer) => (received.stdout += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (received.stderr += chunk.toString()))
  // 'close' comes after the last output, 'exit' may come before it.
  const exited = once(child, 'close').then(([code]) => {
    running.delete(pid)
    return { code: typeof code === 'number' ? code : null, at: performance.now() }
  })

  function isRunning(): boolean {
    return child.exitCode === null && child.signalCode === null
  }

  function output() {
    return logFile === undefined ? received : { stdout: readFileSync(logFile, 'utf8'), stderr: '' }
  }

  async function url(): Promise<string> {
    for (;;) {
      const address = ADDRESS.exec(output().stdout)?.[1]
      if (address !== undefined) return address
      if (!isRunning()) throw new Error(`The server ended: ${await lastWords()}`)
      await sleep(POLL_MS)
    }
  }

  async function ready(): Promise<string> {
    const until = performance.now() + readyWithinMs
    const address = await url()
    while (!(await isReady(address))) {
      if (!isRunning() || performance.now() > until)
        throw new Error(`The server is not ready: ${await lastWords()}`)
      await sleep(POLL_MS)
    }
    return address
  }

  async function lastWords(): Promise<string> {
    if (!isRunning()) await exited
    const { stdout, stderr } = output()
    return stdout + stderr
  }

  return {
    ...{ pid, url, ready, isRunning, output, exited },
    signal: (name) => void child.kill(name),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.ok ?? false
}

const running = new Set<number>()
let isWatching = false

function endWithThisProcess(pid: number): void {
  running.add(pid)
  if (isWatching) return
  isWatching = true
  process.on('exit', () => {
    for (const each of running) process.kill(each, 'SIGKILL')
  })
  // A signal ends a process without the event 'exit'. A test runner has its own listeners and ends in
  // order.
  for (const [signal, number] of Object.entries(SIGNALS)) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(128 + number))
  }
}
