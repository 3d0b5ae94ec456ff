import { createDeskApp } from './desk-app.ts'
import type { DeskServices } from './desk-app.ts'

export type Desk = { port: number; stop(): Promise<void> }

/** Listens on the first free port; 0 means any. */
export async function startDesk(
  services: DeskServices,
  host: string,
  [port, ...others]: readonly [number, ...number[]],
): Promise<Desk> {
  const app = createDeskApp(services)
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    const [next, ...rest] = others
    if (next !== undefined) return startDesk(services, host, [next, ...rest])
    throw new Error(`Port ${port} is in use: choose another one with --port`)
  }
  return {
    port: Number(new URL(app.listeningOrigin).port),
    async stop() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
