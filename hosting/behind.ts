import { startService } from '../faults/harness/service.ts'
import { productServer } from '../faults/harness/variants.ts'
import type { ServerProcess } from '../scripts/process/server-process.ts'
import { freePort } from '../src/store/postgres/server.suite.ts'
import { startProxy } from './proxies.ts'
import type { Options, Proxy, ProxyName } from './proxies.ts'

/** A proxy and the place of one server behind it. */
export type Behind = {
  proxy: Proxy
  port: number
  /** Starts the server, ready, in place of the one that runs. */
  serve(databaseUrl: string, env?: Record<string, string>): Promise<ServerProcess>
  stop(): Promise<void>
}

export async function startBehind(name: ProxyName, options: Options = {}): Promise<Behind> {
  const port = await freePort()
  const proxy = await startProxy(name, [`127.0.0.1:${port}`], options)
  const own = {
    ...{ PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: proxy.url },
  }
  let server: ServerProcess | undefined
  return {
    ...{ proxy, port },
    serve: async (databaseUrl, env = {}) => {
      await server?.kill()
      server = startService(productServer(), databaseUrl, { ...own, ...env })
      await server.ready()
      return server
    },
    stop: async () => {
      await server?.kill()
      await proxy.stop()
    },
  }
}
