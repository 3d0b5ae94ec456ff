import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'

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
