import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { OWNER_CHANNELS } from '../../contract/webhook-event.ts'
import type { Channel } from '../../contract/webhook-event.ts'
import { withStore } from '../command.ts'
import type { Act, Context, ExitCode } from '../command.ts'
import { readDays } from '../command-line/period.ts'
import { everyTenth, progressText } from '../command-line/progress.ts'
import { openBrowser } from '../desk/browser.ts'
import { loadDeskFiles } from '../desk/desk-files.ts'
import type { ServiceSettings } from '../desk/access.ts'
import { readServiceSettings } from '../desk/service-settings.ts'
import { untilEnded } from '../desk/until-ended.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** The built pages. */
const DESK_FOLDER = join(import.meta.dirname, '../../../dist/desk')

/** The same at every start: a browser keeps saved views by address, port included. */
const USUAL_PORT = 4100

type Choices = {
  ports: readonly [number, number?]
  isOpened: boolean
  backupFolder: string | undefined
  service: ServiceSettings | undefined
}

type Options = { port?: number; backups?: string; open: boolean; service?: true }

export function addDesk(program: Command, act: Act): void {
  program
    .command('desk')
    .summary('opens your desk in a browser: leads, numbers, deliveries, benchmark and health')
    .description(
      'It runs on this machine alone, beside the server, until you press Ctrl-C or close the terminal. ' +
        'The address that it prints opens once, in one browser.\n\n' +
        'From another machine: choose a port, run ssh -L 4100:127.0.0.1:4100 to this one, and open ' +
        'the address there. The port must be the same on both sides.',
    )
    .option(
      '--port <number>',
      'the port to listen on; 4100 if not given, or any free one where that is taken',
      parsePort,
    )
    .option('--backups <folder>', 'where owner backup writes to; or set BACKUP_FOLDER')
    .option('--no-open', 'only print the address')
    .option(
      '--service',
      'for several people, behind a proxy of yours where they log in: docs/operate.md',
    )
    .action(({ port, backups, open, service }: Options) =>
      act((context) => {
        const ports: Choices['ports'] = port === undefined ? [USUAL_PORT, 0] : [port]
        return openDesk(context, {
          ports,
          isOpened: open,
          backupFolder: backups,
          service: service ? readServiceSettings(context.env) : undefined,
        })
      }),
    )
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new InvalidArgumentError('It takes a number from 0 to 65535.')
  return port
}

/** As the server reads it. */
function readRetentionDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const days = readDays(`${text}d`)
  if (days !== undefined) return days
  throw new Error(`RETENTION_DAYS must be a whole number from 1 to 36500, but is '${text}'`)
}

async function openDesk(
  context: Context,
  { ports, isOpened, backupFolder, service }: Choices,
): Promise<ExitCode> {
  const { terminal, env } = context
  const retentionDays = readRetentionDays(env['RETENTION_DAYS'])
  return withStore(context, async (store) => {
    // No other command needs a web server in its memory.
    const { startDesk, startDeskService } = await import('../desk/start-desk.ts')
    const tellTenths = everyTenth(terminal.tell)
    const services = {
      store,
      files: await loadDeskFiles(DESK_FOLDER),
      channels: channelsOf(env),
      surroundings: {
        productVersion: manifest.version,
        backupFolder: backupFolder ?? (env['BACKUP_FOLDER'] || undefined),
        retentionDays,
      },
      verifyCommand: {
        script: process.argv[1] ?? '',
        args: [],
        env: { ...env, DATABASE_URL: context.databaseUrl },
      },
      tell: terminal.tell,
      onPrepare(done: number, total: number) {
        const line = progressText(done, total, 'rows')
        terminal.progress(line)
        // A service has no terminal, and its log no line that is rewritten.
        if (service) tellTenths(`The desk's list is being prepared: ${line}`, done / total)
      },
    }
    const desk = await (service ? startDeskService(services, service) : startDesk(services, ports))
    let forgetPage = () => {}
    try {
      await terminal.write(`${desk.address}\n`)
      terminal.tell(service ? serviceSentence(service) : LOCAL_SENTENCE)
      if (isOpened && !service) forgetPage = openBrowser(desk.address, env)
      const replaced = await Promise.race([untilEnded(), store.whenReplaced])
      if (replaced !== undefined) throw new Error(replaced)
    } finally {
      forgetPage()
      await desk.stop()
    }
    return 0
  })
}

function channelsOf(env: Context['env']): Channel[] {
  const settings = { webhook: 'WEBHOOK_URL', chat: 'NOTIFY_URL', mail: 'NOTIFY_EMAILS' }
  return OWNER_CHANNELS.filter((channel) => env[settings[channel]])
}

const LOCAL_SENTENCE = 'Your desk is open at this address, once. Ctrl-C ends it.'

function serviceSentence({ port, editors }: ServiceSettings): string {
  const place = `Your desk listens on 127.0.0.1:${port}, for your proxy.`
  if (editors.size > 0) return place
  return `${place} DESK_EDITORS is not set: whom it lets in may look, and nobody may export or change anything.`
}
