import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { LEADS_PATH, RESPONSES_PATH } from '../contract/api.ts'
import type { Outbox } from '../store/outbox.ts'

/** A scraper on this machine, or in the network namespace of this container. */
const LOOPBACK = '127.0.0.1'
const PATH = '/metrics'
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Serves metrics in the format of Prometheus on a port of its own. No label holds what a visitor sent. */
export async function startMetrics(
  port: number,
  app: FastifyInstance,
  outbox: Pick<Outbox, 'count'>,
): Promise<Server> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureReplies(app, register)
  countEvents(outbox, register)
  const server = createServer((request, reply) => {
    if (request.url !== PATH) return reply.writeHead(404).end()
    void register.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => reply.writeHead(503).end(),
    )
    return undefined
  })
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  return server
}

function measureReplies(app: FastifyInstance, register: Registry): void {
  const registers = [register]
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long replies took',
    labelNames: ['method', 'route', 'status_code'],
    buckets: SECONDS,
    registers,
  })
  const saved = {
    [LEADS_PATH]: new Counter({ name: 'assessment_leads_total', help: 'New leads', registers }),
    [RESPONSES_PATH]: new Counter({
      name: 'assessment_responses_total',
      help: 'New responses',
      registers,
    }),
  }
  app.addHook('onResponse', ({ method, routeOptions: { url = 'none' } }, reply, done) => {
    const { statusCode, elapsedTime } = reply
    seconds.observe({ method, route: url, status_code: statusCode }, elapsedTime / 1000)
    const isNew = statusCode === 201 && !reply.hasHeader('idempotent-replayed')
    if (isNew && (url === LEADS_PATH || url === RESPONSES_PATH)) saved[url].inc()
    done()
  })
}

function countEvents(outbox: Pick<Outbox, 'count'>, register: Registry): void {
  const gauge = new Gauge({
    name: 'assessment_events',
    help: 'Events that wait for a channel, and events given up',
    labelNames: ['channel', 'state'],
    registers: [register],
    async collect() {
      for (const { channel, waiting, failed } of await outbox.count()) {
        gauge.set({ channel, state: 'waiting' }, waiting)
        gauge.set({ channel, state: 'failed' }, failed)
      }
    },
  })
}
