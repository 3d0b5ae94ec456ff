import { startServer } from '../../scripts/process/server-process.ts'
import { memoryMbOf } from '../../faults/harness/memory.ts'
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
  const desk = startServer({
    main,
    args: ['desk', '--no-open'],
    env: { NODE_ENV: 'production', DATABASE_URL: url },
  })
  const address = await desk.url()
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
    memoryMb: () => memoryMbOf(desk.pid, 'most') ?? NaN,
    async stop() {
      desk.signal('SIGTERM')
      await desk.exited
    },
  }
}
