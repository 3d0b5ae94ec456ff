import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretOf } from '../../src/owner/desk/account.ts'
import { writeAccount } from '../../src/owner/desk/accounts-file.ts'

/** The same each time: the desk listens on this machine only. */
const USER = { name: 'dev', password: 'development' }
const USERS_FILE = 'desk-users'
const POLL_MS = 100

export async function addUser(data) {
  const secret = await secretOf(USER.password)
  writeAccount(join(data, USERS_FILE), { name: USER.name, secret, mayChange: true })
  return USER
}

/** The server and the desk, each started again when a file changes that it has read. Resolves when both reply. */
export async function startPrograms({ data, url, ports, received }) {
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
  const env = { ...defaults, ...process.env, ...own }
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
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
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
