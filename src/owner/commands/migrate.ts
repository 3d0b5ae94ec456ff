import { openStore } from '../../store/open/open-store.ts'
import { readWords } from '../command-line/arguments.ts'
import type { Command } from '../command.ts'

export const MIGRATE: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Makes the tables, or brings them to this version',
  about: [
    'The server does this itself when it starts. Where its role may not change tables, as on a ' +
      'PostgreSQL that was set up with src/store/postgres/role.sql, run this first, as the role that ' +
      'owns them, and then that script again.',
  ],
  options: {},
  examples: [['owner migrate', 'before the servers of a new version start']],
  parse(given) {
    const words = readWords(given)
    if (!words.ok) return words
    return {
      ok: true,
      value: async ({ database, erasedFile, terminal }) => {
        const store = await openStore(database, {
          erasedFile,
          // Each server looks at the storage when it starts.
          isStorageDurable: true,
          onWarning: (sentence) => terminal.tell(`${sentence}.`),
        })
        await store.close()
        terminal.tell('The tables are those of this version.')
        return 0
      },
    }
  },
}
