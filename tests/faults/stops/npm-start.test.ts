import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { LIFTED_LIMITS } from '../../../scripts/process/server-process.ts'
import { sqliteIn } from '../harness/database.ts'
import { sendHalf } from './half-request.ts'
import { verdictOf } from '../harness/ledger.ts'
import type { Ledger } from '../harness/ledger.ts'
import { startLoad } from '../harness/load.ts'
import { createRandom } from '../harness/settings.ts'
import { submissionOf } from '../harness/submission.ts'
import { productServer } from '../harness/variants.ts'

/** Whose process is whose is read from /proc. */
const SHELLS = ['dash', 'bash'].filter(
  (shell) => existsSync('/proc') && existsSync(`/bin/${shell}`),
)

/** Who gets the signal: a supervisor knows npm's process, a terminal signals its whole group. */
const SIGNALS = [
  ['only npm', 'SIGTERM', (pid: number) => pid],
  ['only its shell', 'SIGTERM', childOf],
  ['the whole group', 'SIGINT', (pid: number) => -pid],
] as const

describe.each(SHELLS)('npm start with %s as sh', (shell) => {
  it.each(SIGNALS)(
    'replies to accepted requests when the signal reaches %s',
    async (_whom, signal, target) => {
      const { cut, lost, isOrphan } = await stopUnderLoad({
        ...{ shell, main: productServer() },
        sendSignal: (pid) => process.kill(target(pid), signal),
      })

      expect({ cut, lost, isOrphan }).toEqual({ cut: 0, lost: 0, isOrphan: false })
    },
  )
})

const ROOT = join(import.meta.dirname, '../../..')
/** What `npm start` runs: the first import of scripts/start.mjs, and MAIN in place of the rest. */
const START = `node --max-semi-space-size=8 --max-old-space-size=128 --import ${ROOT}/scripts/setup/runtime.mjs MAIN`

type Options = {
  shell: string
  main: string
  sendSignal: (npmPid: number, url: string) => unknown
}

/** npm ends with its shell. This ends a run in which it does not, on a slow machine too. */
const GIVE_UP_AFTER_MS = 60_000
const ENDS_WITHIN_MS = 12_000

async function stopUnderLoad({ shell, main, sendSignal }: Options) {
  const database = await sqliteIn().createDatabase()
  const npm = startNpm(shell, START.replace('MAIN', main), database.url)
  const url = await npm.url()
  const ledger: Ledger = new Map()
  const random = createRandom(`npm start ${shell}`)
  const load = startLoad(url, { ledger, random })
  const half = await sendHalf(url, submissionOf(random), 'body')
  await sleep(500)
  const toldAt = performance.now()
  await sendSignal(npm.pid, url)
  await sleep(200)
  const reply = await half.finish()
  await Promise.race([npm.exited, sleep(GIVE_UP_AFTER_MS)])
  const isOrphan = !(await endsInTime(url))
  await load.stop()
  npm.killAll()

  const { lost } = verdictOf(ledger, await database.readRows())
  const cut = load.requests.filter(({ failure, sentAt }) => failure === 'cut' && sentAt < toldAt)
  const isHalfCut = !reply.startsWith('HTTP/1.1 ')
  return { lost, isOrphan, cut: cut.length + (isHalfCut ? 1 : 0) }
}

function startNpm(shell: string, line: string, databaseUrl: string) {
  const folder = join(inject('folders').builds, `npm-${performance.now()}`)
  mkdirSync(folder)
  symlinkSync(`/bin/${shell}`, join(folder, 'sh'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: line } }))
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['start', '--silent', `--script-shell=${join(folder, 'sh')}`], {
    cwd: folder,
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'fatal', ...LIFTED_LIMITS, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate group, as a terminal creates for each command.
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error('npm could not be started')
  const exited = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))

  function killAll(): void {
    try {
      process.kill(-Number(pid), 'SIGKILL')
    } catch {
      // Nothing of it is left.
    }
  }
  onTestFinished(killAll)

  async function url(): Promise<string> {
    for (;;) {
      const found = /http:\/\/\S+/.exec(output)?.[0]
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(`npm ended: ${output}`)
      await sleep(10)
    }
  }

  return { pid, url, exited, killAll }
}

/** npm may end before the server, which has `DRAIN_SECONDS`. */
async function endsInTime(url: string): Promise<boolean> {
  const until = performance.now() + ENDS_WITHIN_MS
  while (performance.now() < until) {
    if (!(await isLive(url))) return true
    await sleep(100)
  }
  return false
}

/** The shell, or what it has made room for. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
}

async function isLive(url: string): Promise<boolean> {
  return fetch(`${url}/livez`).then(
    ({ ok }) => ok,
    () => false,
  )
}
