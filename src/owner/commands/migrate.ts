import type { Command } from 'commander'
import { openStore } from '../../store/open/open-store.ts'
import type { Act, Run } from '../command.ts'

export function addMigrate(program: Command, act: Act): void {
  program
    .command('migrate')
    .summary('creates the tables, or updates them to this version')
    .description(
      'The server does this itself when it starts. If its role may not change tables, as on a ' +
        'PostgreSQL that was set up with src/store/postgres/role.sql, run this first, as the role ' +
        'that owns them, and then that script again.',
    )
    .action(() => act(migrate))
}

const migrate: Run = async ({ database, terminal }) => {
  const store = await openStore(database, {
    onWarning: (sentence) => terminal.info(`${sentence}.`),
  })
  await store.close()
  terminal.info('The database is up to date.')
}
