import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command, Run } from '../command.ts'
import { counted, countsText } from '../stats/counts-text.ts'

const BACKUPS =
  'Backups made before now still hold these rows. Keep none for more than 30 days; owner restore ' +
  'erases them again.'

export const ERASE: Command = {
  name: 'erase',
  usage: 'EMAIL [--dry-run] [--list-is-lost] | --again',
  summary: 'Erases everything that is kept of one person, for good',
  about: [
    'The person’s leads, responses and webhook events are deleted from the database and its ' +
      'log, whether or not the server runs. A keyed hash of the email goes on a list outside ' +
      'the database, so that a restored backup erases the person again. A form sent later is ' +
      'kept like any other.',
    'With a database file this happens by itself when the server starts. After pg_restore, ' +
      'run erase --again.',
  ],
  options: {
    'dry-run': { help: 'only count what would be erased' },
    'list-is-lost': { help: 'start a new list of erased emails when the old one is lost' },
    again: { help: 'erase everyone on the list who came back with a restored database' },
  },
  examples: [
    ['owner erase ada@engines.example --dry-run', 'what is kept of her'],
    ['owner erase ada@engines.example', 'nothing any more'],
    ['owner erase --again', 'after pg_restore'],
  ],
  parse(given) {
    if (given.options.has('again')) {
      const none = readWords(given)
      return none.ok ? { ok: true, value: eraseAgain } : none
    }
    const words = readWords(given, 'EMAIL')
    if (!words.ok) return words
    const email = (words.value[0] ?? '').trim().toLowerCase()
    if (!email.includes('@')) return { ok: false, error: `'${email}' is no email` }
    const isListLost = given.options.has('list-is-lost')
    return { ok: true, value: erase(email, given.options.has('dry-run'), isListLost) }
  },
}

function erase(email: string, isDryRun: boolean, isListLost: boolean): Run {
  return (context) =>
    withStore(context, async (store) => {
      const { terminal, now } = context
      if (isDryRun) {
        await terminal.write(`Would erase ${countsText(await store.countOf(email))}.\n`)
        return 0
      }
      const { notes, ...counts } = await store.erase(email, now, isListLost)
      await terminal.write(`Erased ${countsText(counts)}.\n`)
      for (const note of [...notes, BACKUPS]) terminal.tell(note)
      return 0
    })
}

const eraseAgain: Run = (context) =>
  withStore(context, async (store) => {
    const count = await store.eraseAgain()
    const unknown = count === 1 ? 'was unknown to the database and is' : 'were unknown and are'
    await context.terminal.write(`${counted(count, 'erasure')} ${unknown} done.\n`)
    return 0
  })
