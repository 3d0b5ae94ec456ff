import { createDeskApp, OPEN_PATH } from './desk-app.ts'
import type { DeskServices } from './desk-app.ts'
import { createSession } from './session.ts'

export type Desk = {
  /** With the token: good for one browser. */
  address: string
  port: number
  stop(): Promise<void>
}

/** On this machine alone, at the other port where the first is taken; 0: any that is free. */
export async function startDesk(
  services: Omit<DeskServices, 'session'>,
  [port, other]: readonly [number, number?],
): Promise<Desk> {
  const session = createSession()
  const app = createDeskApp({ ...services, session })
  await app.listen({ host: '127.0.0.1', port }).catch(async (error: unknown) => {
    if (other === undefined || !isTaken(error)) throw error
    await app.listen({ host: '127.0.0.1', port: other })
  })
  const bound = app.server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The desk has no port')
  return {
    address: `http://127.0.0.1:${bound.port}${OPEN_PATH}?token=${session.token}`,
    port: bound.port,
    async stop() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
