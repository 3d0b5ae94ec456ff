import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretOf } from '../../src/desk/server/account.ts'
import { writeAccount } from '../../src/desk/server/accounts-file.ts'

const NAME = 'dev'
/** The same each time: sample people need no secret. */
const PASSWORD = 'development'
/** What is sent of real leads would be marked as sent. */
const SENDERS = [
  ...['WEBHOOK_URL', 'WEBHOOK_SECRET', 'NOTIFY_URL', 'HUBSPOT_TOKEN'],
  ...['SMTP_URL', 'MAIL_FROM', 'NOTIFY_EMAILS'],
]
const USERS_FILE = 'desk-users'
const POLL_MS = 100
/** What a program says of itself, where the addresses of these pages are others. */
const OWN_ADDRESS =
  /^(?:[^{]*: http:\/\/127\.0\.0\.1:\d+|Your desk listens on .*|Press Ctrl-C to stop\.)$/

/** `isReal`: the database is another one than that of this folder. */
export async function addUser(data, isReal) {
  const password = isReal ? randomBytes(12).toString('base64url') : PASSWORD
  const secret = await secretOf(password)
  writeAccount(join(data, USERS_FILE), { name: NAME, secret, mayChange: true })
  return { name: NAME, password }
}

/** The settings of server and desk: those of this process, and for the rest what catches all that they send. */
export function settingsFor({ data, url, ports, received, isReal }) {
  const defaults = {
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
    DESK_URL: url,
    DATABASE_URL: `file:${join(data, 'assessment.sqlite')}`,
    ...(process.env.WEBHOOK_URL === undefined && {
      WEBHOOK_URL: received.webhook,
      WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    }),
    NOTIFY_URL: received.chat,
    ...(process.env.SMTP_URL === undefined && {
      SMTP_URL: received.mail,
      MAIL_FROM: 'Assessment <assessment@example.com>',
      NOTIFY_EMAILS: 'owner@example.com',
    }),
  }
  const own = {
    PORT: String(ports.server),
    DESK_HOST: '127.0.0.1',
    DESK_PORT: String(ports.desk),
    DESK_USERS: join(data, USERS_FILE),
    // It is compiled already.
    ASSESSMENT: '',
  }
  const settings = { ...defaults, ...process.env, ...own }
  if (isReal) for (const name of SENDERS) delete settings[name]
  return settings
}

/** The server and the desk, each started again when a file changes that it has read. Resolves when both reply. */
export async function startPrograms(options) {
  const { ports } = options
  const env = settingsFor(options)
  const server = watchProgram(env, 'src/server/main.ts')
  await untilReplies(`http://127.0.0.1:${ports.server}/readyz`)
  // After the server, which creates the database.
  const desk = watchProgram(env, 'src/owner/main.ts', 'desk', '--service')
  await untilReplies(`http://127.0.0.1:${ports.desk}/`)
  return [server, desk]
}

/** It ends with this process. */
function watchProgram(env, ...args) {
  const program = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  for (const output of [program.stdout, program.stderr])
    createInterface(output).on('line', (line) => OWN_ADDRESS.test(line) || console.log(line))
  process.on('exit', () => program.kill())
  return program
}

async function untilReplies(address) {
  for (;;) {
    const reply = await fetch(address).catch(() => undefined)
    if (reply?.ok) return
    await sleep(POLL_MS)
  }
}
