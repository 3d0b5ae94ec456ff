// The floor of delivery and of the inserts: the same Fastify, and nothing of the product.
import { readFile } from 'node:fs/promises'
import { fastify } from 'fastify'
import { LEADS_PATH, RESPONSES_PATH } from '../../src/contract/api.ts'

const bytes = await readFile(process.env['CONSTANT_FILE'] ?? '')
const app = fastify({ logger: false, exposeHeadRoutes: true })
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(bytes))
app.get('/unchanged', (_request, reply) => reply.code(304).send())
app.get('/readyz', async () => ({ status: 'ready' }))
let posted = 0
for (const path of [LEADS_PATH, RESPONSES_PATH]) {
  app.post(path, async (_request, reply) => {
    posted += 1
    return reply.code(201).send({ id: path })
  })
}
app.get('/posted', async () => String(posted))
await app.listen({ host: '127.0.0.1', port: 0 })
console.log(app.listeningOrigin)
