import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientOf, UNKNOWN_CLIENT } from '../../http/client-address.ts'
import type { Log } from '../log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose limits it counts against. */
    client: string
  }
}

type Trust = {
  /** Whether this machine is a proxy whose headers are believed. */
  isTrusted: (address: string | undefined) => boolean
  /** The header in which it names the visitor, if not in X-Forwarded-For. */
  header: string | undefined
}

/** Gives each request its client, and warns once where a proxy seems to be forgotten in the settings. */
export function addClients(app: FastifyInstance, { isTrusted, header }: Trust, log: Log): void {
  const isProxied = ({ raw }: FastifyRequest) => isTrusted(raw.socket.remoteAddress)
  let isWarned = false

  app.decorateRequest('client', {
    getter(this: FastifyRequest) {
      // Sent twice it is a list, which is no address: one of the two may be the visitor's.
      const named = header !== undefined && isProxied(this) ? String(this.headers[header]) : ''
      const client = clientOf(named)
      return client === UNKNOWN_CLIENT ? clientOf(this.ip) : client
    },
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined && !isProxied(request)) {
      isWarned = true
      const machine = request.raw.socket.remoteAddress
      log.warn(
        {},
        `${machine} sends X-Forwarded-For and is not in TRUSTED_PROXIES: if it is your proxy, list it there; ` +
          'until then all its visitors count as one client',
      )
    }
    done()
  })
}
