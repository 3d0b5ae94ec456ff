import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM']

/**
 * Runs a command with this terminal; false when it fails. A signal to this process ends the command
 * first, then this process: nothing that it started is left behind. `hear` gets its errors.
 */
export async function run(command, args, options = {}) {
  const {
    env = {},
    hear,
    shell = false,
    stdio = ['ignore', 'inherit', hear ? 'pipe' : 'inherit'],
  } = options
  const child = spawn(command, args, { stdio, shell, env: { ...process.env, ...env } })
  child.stderr?.on('data', (text) => {
    process.stderr.write(text)
    hear(String(text))
  })
  let received
  const pass = (signal) => {
    received = signal
    // Ctrl-C in a terminal reaches the command by itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const status = await once(child, 'close').then(
    ([code]) => code,
    ({ code }) => console.error(`${command} cannot be started (${code}).`),
  )
  for (const signal of SIGNALS) process.off(signal, pass)
  if (received !== undefined) process.exit(128 + constants.signals[received])
  return status === 0
}

/** Runs `npm` or `npx`: scripts on Windows, which only a shell starts. */
export function runNpm(name, args, options) {
  return run(name, args, { ...options, shell: process.platform === 'win32' })
}

/** Runs a program of a dependency. */
export function runTool(name, args, options) {
  const program = join('node_modules/.bin', name)
  if (existsSync(program)) return runNpm(program, args, options)
  console.error(`${program} is missing: delete node_modules and try again.`)
  return Promise.resolve(false)
}
