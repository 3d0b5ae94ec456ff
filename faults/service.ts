import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server process: the product's or a variant's. */
export type Service = {
  pid: number
  /** Once it listens; rejects with its last words when it ends before. */
  url(): Promise<string>
  /** Once it takes writes. */
  ready(): Promise<string>
  isRunning(): boolean
  /** All that it wrote so far. */
  output(): string
  exited: Promise<{ code: number | null; at: number }>
  signal(name: NodeJS.Signals): void
  /** kill -9, and waits for the end. */
  kill(): Promise<void>
}

const READY_WITHIN_MS = 30_000
const ADDRESS = /^Revenue Enablement Maturity Assessment: (http:\S+)$/m

/** Limits that keep a flood out would hide what happens to the rows. */
const ENV = {
  PORT: '0',
  LOG_LEVEL: 'fatal',
  CLIENT_BURST: '1000000',
  CLIENT_PER_MINUTE: '10000000',
  TOTAL_PER_MINUTE: '10000000',
}

const running = new Set<number>()
process.on('exit', () => {
  for (const pid of running) process.kill(pid, 'SIGKILL')
})

export function startService(
  main: string,
  databaseUrl: string,
  env: Record<string, string> = {},
): Service {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, ...ENV, DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid === undefined) throw new Error('The server could not be started')
  running.add(pid)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(pid)
    return { code: typeof code === 'number' ? code : null, at: performance.now() }
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null

  async function url(): Promise<string> {
    for (;;) {
      const address = ADDRESS.exec(output)?.[1]
      if (address) return address
      if (!isRunning()) throw new Error(`The server ended: ${output}`)
      await sleep(5)
    }
  }

  async function ready(): Promise<string> {
    const address = await url()
    const until = performance.now() + READY_WITHIN_MS
    while (!(await isReady(address))) {
      if (!isRunning() || performance.now() > until) throw new Error(`Not ready: ${output}`)
      await sleep(20)
    }
    return address
  }

  return {
    ...{ pid, url, ready, isRunning, exited },
    output: () => output,
    signal: (name) => void child.kill(name),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
