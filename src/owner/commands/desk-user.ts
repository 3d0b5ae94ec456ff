import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import type { Command } from 'commander'
import type { Act, Context } from '../command.ts'
import { isUserName, passwordError, secretOf } from '../../desk/server/account.ts'
import { writeAccount } from '../../desk/server/accounts-file.ts'

export function addDeskUser(program: Command, act: Act): void {
  const command = program.command('desk-user')
  command
    .summary('lets someone log in to the desk, or gives them a new password')
    .description(
      'Writes a line with the name, a hash of the password and the role to the file DESK_USERS, in ' +
        'place of the line with the same name. It asks for the password, or reads it from standard ' +
        'input. To shut someone out, delete their line: that ends their sessions at once.',
    )
    .argument('<name>', 'letters without accents, digits and . _ - + @')
    .option('--look-only', 'may see everything, but not export or change anything')
    .action((name: string, { lookOnly = false }: { lookOnly?: boolean }) => {
      if (!isUserName(name)) command.error(`error: '${name}' is not a valid name`)
      return act((context) => addUser(context, name, !lookOnly))
    })
}

async function addUser(
  { env, terminal }: Context,
  name: string,
  mayChange: boolean,
): Promise<void> {
  const file = env['DESK_USERS']
  if (!file) throw new Error('Set DESK_USERS to the file that owner desk --service reads')
  const password = await readPassword()
  const problem = passwordError(password)
  if (problem !== undefined) throw new Error(problem)
  writeAccount(file, { name, secret: await secretOf(password), mayChange })
  terminal.info(`${name} can log in to the desk${mayChange ? '' : ', with read-only access'}.`)
}

async function readPassword(): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return (await text(stdin)).replace(/\r?\n$/, '')
  stderr.write('Password: ')
  // Typed characters are not echoed.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true })
  lines.on('SIGINT', () => process.exit(1))
  const password = await lines.question('')
  lines.close()
  stderr.write('\n')
  return password
}
