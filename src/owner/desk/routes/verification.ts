import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Verification } from '../../../contract/desk.ts'
import { isRecord } from '../../../domain/record.ts'
import type { VerifyMessage } from '../../commands/verify.ts'
import { refuse } from '../problems.ts'

/** A process of its own: to read every page of a large file takes a while, and nothing else waits. */
export type VerifyCommand = { script: string; args: readonly string[]; env: NodeJS.ProcessEnv }

/** Returns whether a check runs. */
export function verificationRoutes(app: FastifyInstance, command: VerifyCommand): () => boolean {
  let state: Verification = { state: 'never' }
  let child: ChildProcess | undefined

  function start(): void {
    state = { state: 'running', step: 'files', done: 0, total: 0 }
    const { script, args, env } = command
    const started = fork(script, [...args, 'verify'], {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = started
    let sentence = ''
    started.stderr?.on('data', (chunk) => (sentence += String(chunk)))
    // Sent by our own command.
    started.on('message', (message: VerifyMessage) => {
      if (child !== started || state.state !== 'running') return
      state =
        'findings' in message
          ? { state: 'done', endedAt: new Date().toISOString(), ...message }
          : { ...state, step: 'scores', ...message }
    })
    started.on('error', (error) => (sentence = error.message))
    started.on('close', () => {
      // One that was stopped may end after the next was started.
      if (child !== started) return
      child = undefined
      const why = sentence.trim() || 'The check ended before it was done'
      if (state.state === 'running') state = { state: 'failed', sentence: why }
    })
  }

  function stop(): void {
    if (state.state === 'running') state = { state: 'stopped' }
    child?.kill()
  }

  app.get(DESK_PATHS.verify, () => state)
  app.post(DESK_PATHS.verify, async ({ body }, reply) => {
    const { action } = isRecord(body) ? body : {}
    if (action === 'stop') stop()
    else if (action !== 'start') return refuse(reply, 'not-understood', 'Say start or stop')
    else if (state.state !== 'running') start()
    return state
  })
  app.addHook('onClose', async () => stop())
  return () => child !== undefined
}
