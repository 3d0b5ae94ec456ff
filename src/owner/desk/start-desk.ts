import { localAccess, serviceAccess } from './access.ts'
import type { ServiceSettings } from './access.ts'
import { createDeskApp, OPEN_PATH } from './desk-app.ts'
import type { DeskServices } from './desk-app.ts'
import type { DeskStore } from '../../store/desk/desk-store.ts'
import { createSession } from './session.ts'

export type Desk = {
  /** Where the owner opens it; on this machine with the token, good for one browser. */
  address: string
  port: number
  stop(): Promise<void>
}

/** `onPrepare`: told how far the desk's list is at its first start. */
type Services = Omit<DeskServices, 'access'> & { onPrepare?: Parameters<DeskStore['prepare']>[0] }

/** On this machine alone, at the other port where the first is taken; 0: any that is free. */
export async function startDesk(
  services: Services,
  [port, other]: readonly [number, number?],
): Promise<Desk> {
  await prepare(services)
  const session = createSession()
  const app = createDeskApp({ ...services, access: localAccess(session) })
  await listen(app, port).catch(async (error: unknown) => {
    if (other === undefined || !isTaken(error)) throw error
    await listen(app, other)
  })
  const desk = deskOf(app)
  const address = `http://127.0.0.1:${desk.port}${OPEN_PATH}?token=${session.token}`
  return { ...desk, address }
}

/** For everybody whom the owner's proxy lets in; it listens on loopback all the same. */
export async function startDeskService(
  services: Services,
  settings: ServiceSettings,
): Promise<Desk> {
  await prepare(services)
  const app = createDeskApp({ ...services, access: serviceAccess(settings) })
  await listen(app, settings.port)
  return { ...deskOf(app), address: settings.url.origin }
}

function prepare({ store, onPrepare }: Services): Promise<void> {
  return store.openDesk().prepare(onPrepare)
}

type App = ReturnType<typeof createDeskApp>

function listen(app: App, port: number): Promise<string> {
  return app.listen({ host: '127.0.0.1', port })
}

function deskOf(app: App): Pick<Desk, 'port' | 'stop'> {
  const bound = app.server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The desk has no port')
  return {
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
