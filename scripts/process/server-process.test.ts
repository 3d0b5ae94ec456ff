import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startServer } from './server-process.ts'

/** Ready from its third reply on. */
const SERVER = `
import { createServer } from 'node:http'
let asked = 0
const server = createServer((request, reply) => reply.writeHead((asked += 1) < 3 ? 503 : 200).end())
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log('An assessment: http://127.0.0.1:' + server.address().port)
})
`
let folder = ''
let main = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-process-'))
  main = join(folder, 'main.mjs')
  writeFileSync(main, SERVER)
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each(['a pipe', 'a file'])('finds the address in what is written to %s', async (target) => {
  const logFile = target === 'a file' ? { logFile: join(folder, 'log') } : {}
  const server = startServer({ main, env: {}, ...logFile })
  const url = await server.ready()
  expect((await fetch(url)).status).toBe(200)
  expect(server.output().stdout).toContain(`An assessment: ${url}\n`)

  server.signal('SIGTERM')
  expect((await server.exited).code).toBe(null)
  expect(server.isRunning()).toBe(false)
})

it('tells the last words of a server that ends before it listens', async () => {
  writeFileSync(main, 'console.error("no database"); process.exit(1)')
  const server = startServer({ main, env: {} })
  await expect(server.ready()).rejects.toThrow('The server ended: no database')
  expect((await server.exited).code).toBe(1)
})

it('says when a server is not ready in time', async () => {
  writeFileSync(main, SERVER.replace('< 3', '< Infinity'))
  const server = startServer({ main, env: {}, readyWithinMs: 100 })
  await expect(server.ready()).rejects.toThrow('The server is not ready')
  await server.kill()
})

it.each([
  ['SIGINT', 'setInterval(() => {}, 1000)'],
  ['SIGTERM', 'setInterval(() => {}, 1000)'],
  ['an error', 'throw new Error("planted")'],
])('leaves no server behind after %s', async (cause, end) => {
  const script = `
    import { startServer } from './scripts/process/server-process.ts'
    const server = startServer({ main: ${JSON.stringify(main)}, env: {} })
    console.log(await server.ready())
    ${end}`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script])
  onTestFinished(() => void run.kill('SIGKILL'))
  const closed = once(run, 'close')
  const [output] = await once(run.stdout, 'data')
  const url = String(output).trim()
  if (cause.startsWith('SIG')) run.kill(cause as NodeJS.Signals)
  await closed
  await expect.poll(() => fetch(url).catch(() => 'gone')).toBe('gone')
})
