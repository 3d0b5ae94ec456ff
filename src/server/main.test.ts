import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { copyProduct } from '../../scripts/process/copy-product.ts'
import { startServer } from '../../scripts/process/server-process.ts'
import { freePort } from '../../scripts/process/free-port.ts'
import { testFolder } from '../../tests/support/test-folder.ts'
import { KEY, LEAD, writeSite } from '../../tests/support/test-app.ts'

/** The server as it runs, beside a small site. */
const folder = testFolder('server-main', afterAll)
copyProduct(folder, ['package.json', 'src'])
await writeSite(join(folder, 'dist'))

function run(env: Record<string, string>) {
  const server = startServer({ main: join(folder, 'src/server/main.ts'), cwd: folder, env })
  onTestFinished(() => server.kill())
  return server
}

function postLead(address: string) {
  return fetch(`${address}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
    body: JSON.stringify(LEAD),
  })
}

it('does not start with invalid settings, and explains each in one sentence', async () => {
  const { output, exited } = run({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'file:no.sqlite' })
  expect((await exited).code).toBe(1)
  expect(output().stdout).toBe('')
  expect(output().stderr.trim().split('\n')).toEqual([
    "PORT must be a whole number from 0 to 65535, but is 'abc'.",
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, but is 'loud'.",
  ])
  expect(existsSync(join(folder, 'no.sqlite'))).toBe(false)
})

it('serves metrics if it is told where, and says which port is taken', async () => {
  const METRICS_PORT = String(await freePort())
  const first = run({ METRICS_PORT, DATABASE_URL: 'file:metrics.sqlite' })
  const address = await first.url()
  await postLead(address)
  const metrics = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
  expect(await metrics.text()).toContain('assessment_leads_total 1\n')
  expect((await fetch(`${address}/metrics`)).status).toBe(404)

  for (const [name, port] of Object.entries({ PORT: new URL(address).port, METRICS_PORT })) {
    const second = run({ [name]: port, DATABASE_URL: 'file:second.sqlite' })
    expect((await second.exited).code).toBe(1)
    expect(second.output().stderr).toBe(`Port ${port} is taken: set ${name} to another one.\n`)
  }
})

it('says where links lead if it serves others without PUBLIC_URL', async () => {
  const open = run({ HOST: '0.0.0.0', DATABASE_URL: 'file:open.sqlite' })
  await open.url()
  expect(open.output().stdout).toContain(
    `PUBLIC_URL is not set: links in mails and previews lead to`,
  )
})

it('logs the address and every request to the last, but nothing about the visitor', async () => {
  const server = run({ DATABASE_URL: 'file:kept.sqlite' })
  const address = await server.url()
  expect((await fetch(`${address}/assessment/start`)).status).toBe(200)
  expect((await postLead(address)).status).toBe(201)
  server.signal('SIGINT')
  expect((await server.exited).code).toBe(0)
  const { stdout, stderr } = server.output()
  expect(stdout + stderr).not.toMatch(/Ada|engines\.example/)
  expect(stdout, 'as only this machine is served').not.toContain('PUBLIC_URL')
  expect(stdout.match(/"msg":"replied"/g)).toHaveLength(2)
})

/** Resolves when the server waits for the rest of a request. */
async function holdRequest(address: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  const head = 'POST /api/leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  socket.write(`${head}Expect: 100-continue\r\nContent-Length: 10\r\n\r\n`)
  await once(socket, 'data')
}

it('stops even if clients keep connections open', async () => {
  const server = run({ DRAIN_SECONDS: '1', DATABASE_URL: 'file:patient.sqlite' })
  await holdRequest(await server.url())
  server.signal('SIGTERM')
  // npm may pass on the signal from the terminal once more. The system merges two of the same kind.
  server.signal('SIGINT')
  expect((await server.exited).code).toBe(0)
})
