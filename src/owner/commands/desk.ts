import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { channelsIn } from '../../channels/channels-in.ts'
import { withStore } from '../command.ts'
import type { Act, Context } from '../command.ts'
import { secretOf } from '../../desk/server/account.ts'
import type { ReadAccounts } from '../../desk/server/accounts-file.ts'
import { readServiceSettings, settingIn } from '../../desk/server/service-settings.ts'
import type { Desk } from '../../desk/server/start-desk.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** The built pages. */
const DESK_FOLDER = join(import.meta.dirname, '../../../dist/desk')

const DEFAULT_PORT = 4100
const LOOPBACK = '127.0.0.1'
const OWNER_NAME = 'owner'

type Options = { port?: number; backups?: string; service?: true }

export function addDesk(program: Command, act: Act): void {
  program
    .command('desk')
    .summary('serves the desk: leads, numbers and health')
    .description(
      'It runs on this machine only, beside the server, until you press Ctrl-C. It prints its address, ' +
        'and a name and a password that work until then.\n\n' +
        'From another machine: run ssh -L 4100:127.0.0.1:4100 to this one, and open ' +
        'http://127.0.0.1:4100 there. Through any other address, set DESK_URL to it. For several people, see ' +
        '--service in docs/owner.md.',
    )
    .option(
      '--port <number>',
      'the port to listen on; 4100 by default, or any free one if that is in use',
      parsePort,
    )
    .option('--backups <folder>', 'the folder of owner backup; or set BACKUP_FOLDER')
    .option('--service', 'for the people of DESK_USERS, who log in with their own passwords')
    .action((options: Options) => act((context) => runDesk(context, options)))
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new InvalidArgumentError('Give a number from 0 to 65535.')
  return port
}

function runDesk(context: Context, options: Options): Promise<void> {
  const { terminal, env } = context
  const publicOrigin = settingIn(env, 'PUBLIC_URL')
  const service = options.service && readServiceSettings(env, terminal.info)
  const run = withStore(async (_context, store) => {
    // No other command needs to load a web server.
    const { startDesk } = await import('../../desk/server/start-desk.ts')
    const { loadDeskFiles } = await import('../../desk/server/desk-files.ts')
    const common = {
      store,
      files: await loadDeskFiles(DESK_FOLDER, publicOrigin),
      hostInfo: {
        productVersion: manifest.version,
        backupFolder: options.backups ?? (env['BACKUP_FOLDER'] || undefined),
      },
      onWarning: terminal.info,
      channels: channelsIn(env),
      url: settingIn(env, 'DESK_URL'),
    }
    if (service) {
      const { host, port, ...others } = service
      const desk = await startDesk({ ...common, ...others }, host, [options.port ?? port])
      return runUntilStopped(desk, context, `Your desk listens on ${host}:${desk.port}`)
    }
    const password = randomBytes(12).toString('base64url')
    const services = { ...common, readAccounts: await onlyOwner(password) }
    const ports =
      options.port === undefined ? ([DEFAULT_PORT, 0] as const) : ([options.port] as const)
    const desk = await startDesk(services, LOOPBACK, ports)
    const address = `http://${LOOPBACK}:${desk.port}`
    return runUntilStopped(desk, context, `${address}\nname: ${OWNER_NAME}\npassword: ${password}`)
  })
  return run(context)
}

/** `lines`: printed when it has started. */
async function runUntilStopped(desk: Desk, { terminal }: Context, lines: string): Promise<void> {
  try {
    await terminal.write(`${lines}\n`)
    terminal.info('Press Ctrl-C to stop.')
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
  } finally {
    await desk.stop()
  }
}

async function onlyOwner(password: string): Promise<ReadAccounts> {
  const account = { name: OWNER_NAME, secret: await secretOf(password), mayChange: true }
  const accounts = new Map([[OWNER_NAME, account]])
  return () => accounts
}
