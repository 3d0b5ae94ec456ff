import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Verification } from '../../../contract/desk.ts'
import { testFolder } from '../../../store/test-folder.suite.ts'
import { verificationRoutes } from './verification.ts'

/** A check that says which process it is, and takes a while to end. */
const SLOW_TO_END = `
process.on('SIGTERM', () => setTimeout(() => process.exit(1), 300))
process.send({ done: process.pid, total: 0 })
setInterval(() => {}, 1000)
`

let app: ReturnType<typeof fastify>

beforeEach(() => {
  const script = join(testFolder('verification'), 'check.mjs')
  writeFileSync(script, SLOW_TO_END)
  app = fastify()
  verificationRoutes(app, { script, args: [], env: {} })
})
afterEach(() => app.close())

async function read(): Promise<Verification> {
  return (await app.inject(DESK_PATHS.verify)).json()
}

async function post(action: string): Promise<Verification> {
  return (await app.inject({ method: 'POST', url: DESK_PATHS.verify, payload: { action } })).json()
}

/** The process that the desk waits for. */
async function pidOf(): Promise<number> {
  const state = await read()
  return state.state === 'running' ? state.done : 0
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts again while the stopped check still ends, and ends that one too', async () => {
  await post('start')
  await expect.poll(pidOf).toBeGreaterThan(0)
  const first = await pidOf()
  expect((await post('stop')).state).toBe('stopped')
  await post('start')
  await expect.poll(pidOf).toBeGreaterThan(0)
  const second = await pidOf()
  expect(second).not.toBe(first)

  await expect.poll(() => isRunning(first)).toBe(false)
  expect((await read()).state).toBe('running')
  await app.close()
  await expect.poll(() => isRunning(second)).toBe(false)
})
