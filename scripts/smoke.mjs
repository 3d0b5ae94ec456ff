// `npm start` in a clone with nothing installed: it has to serve the landing page within two minutes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './process/free-port.ts'

const PORT = await freePort()
const WITHIN_MS = 120_000

const isWindows = process.platform === 'win32'
const npm = spawn('npm', ['start'], {
  stdio: 'inherit',
  shell: isWindows,
  env: { ...process.env, PORT: String(PORT), DATABASE_URL: 'file:.cache/smoke/assessment.sqlite' },
})
const ended = once(npm, 'close')
const until = performance.now() + WITHIN_MS
let page
while (page === undefined && npm.exitCode === null && performance.now() < until) {
  await sleep(500)
  page = await landingPage()
}
// npm on Windows ends without what it started.
if (isWindows) spawn('taskkill', ['/pid', String(npm.pid), '/t', '/f'])
else npm.kill('SIGTERM')
await ended
const isServed = page?.includes('<h1') ?? false
console.log(isServed ? 'It starts.' : 'It did not serve the landing page in time.')
process.exit(isServed ? 0 : 1)

async function landingPage() {
  const reply = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => undefined)
  return reply?.ok ? reply.text() : undefined
}
