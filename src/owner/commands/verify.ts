import type { Command } from 'commander'
import { checkBackup } from '../../store/open/database-files.ts'
import type { Finding } from '../../contract/desk.ts'
import { withStore } from '../command.ts'
import type { Act, ExitCode, Run } from '../command.ts'
import type { Terminal } from '../command-line/terminal.ts'

const ANSWER_WIDTH = 'not checked'.length

export type VerifyMessage = { done: number; total: number } | { findings: readonly Finding[] }

export function addVerify(program: Command, act: Act): void {
  program
    .command('verify')
    .summary('checks the database, or a backup, and says what is wrong')
    .description(
      'Every page of a database file is read, and scores and stages are compared with the answers ' +
        'that they come from. What nobody looked at is called "not checked": the files of PostgreSQL, ' +
        'the scores of a backup, and those of responses to another version of the questions. Exit ' +
        'code 1 if anything is wrong.',
    )
    .argument('[file]', 'a backup; without it, the database of the server')
    .action((file?: string) => act(file === undefined ? verify : verifyBackup(file)))
}

const verify: Run = (context) =>
  withStore(context, async (store) => {
    const findings = await store.verify((done, total) => report({ done, total }))
    report({ findings })
    return show(context.terminal, findings)
  })

function verifyBackup(file: string): Run {
  return ({ terminal }) => show(terminal, checkBackup(file))
}

/** To the desk, which runs this command as its child. */
function report(message: VerifyMessage): void {
  process.send?.(message)
}

async function show(terminal: Terminal, findings: readonly Finding[]): Promise<ExitCode> {
  const lines = findings.map(({ answer, sentence }) => {
    const shown = answer === 'wrong' ? 'WRONG' : answer
    return `${shown.padEnd(ANSWER_WIDTH)}  ${sentence}.\n`
  })
  await terminal.write(lines.join(''))
  return findings.some(({ answer }) => answer === 'wrong') ? 1 : 0
}
