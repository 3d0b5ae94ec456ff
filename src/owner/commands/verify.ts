import { checkBackup } from '../../store/open/database-files.ts'
import type { Finding } from '../../store/owner/owner-store.ts'
import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Terminal } from '../command-line/terminal.ts'

const ANSWER_WIDTH = 'not checked'.length

export type VerifyMessage = { done: number; total: number } | { findings: readonly Finding[] }

export const VERIFY: Command = {
  name: 'verify',
  usage: '[FILE]',
  summary: 'Checks the database, or a backup, and says what is wrong',
  about: [
    'Every page of a database file is read, and scores and stages are compared with the answers ' +
      'that they come from. What nobody looked at is called "not checked": the files of PostgreSQL, ' +
      'the scores of a backup, and those of responses to another version of the questions. Exit ' +
      'code 1 if anything is wrong.',
  ],
  options: {},
  examples: [
    ['owner verify', 'the database of the server'],
    ['owner verify /mnt/backups/assessment-20261120T030000Z.sqlite', 'a backup'],
  ],
  parse(given) {
    if (given.words.length === 0) {
      return {
        ok: true,
        value: (context) =>
          withStore(context, async (store) => {
            const findings = await store.verify((done, total) => report({ done, total }))
            report({ findings })
            return show(context.terminal, findings)
          }),
      }
    }
    const words = readWords(given, 'FILE')
    if (!words.ok) return words
    const [file = ''] = words.value
    return { ok: true, value: ({ terminal }) => show(terminal, checkBackup(file)) }
  },
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
