import type { Command } from 'commander'
import { readEmail, withStore } from '../command.ts'
import type { Act, Context } from '../command.ts'
import { countsText } from '../../domain/counted.ts'
import { countOf, eraseEmail, eraseMarked } from '../../store/erase.ts'
import type { OwnerStore, RowsAside } from '../../store/owner-store.ts'
import type { Terminal } from '../command-line/terminal.ts'

const BACKUPS = 'Backups made before now still have these rows; owner restore erases them again.'

export function addErase(program: Command, act: Act): void {
  const command = program.command('erase')
  command
    .summary('permanently erases one person’s data')
    .description(
      'Deletes the leads, responses and events of an email, whether or not the server runs. Hashes of ' +
        'their random keys stay in the database: a browser cannot send such a row again, and owner ' +
        'restore erases it again. After pg_restore, run erase --again.',
    )
    .argument('[email]')
    .option('--dry-run', 'only count what would be erased')
    .option('--again', 'erase the rows that are marked as erased, as after pg_restore')
    .action((text: string | undefined, { again, dryRun }: Options) => {
      if (again === true) {
        if (text !== undefined) command.error('error: --again needs no email')
        return act(withStore(eraseAgain))
      }
      const email = readEmail(command, text)
      return act(withStore((context, store) => erase(context, store, email, dryRun)))
    })
}

type Options = { again?: boolean; dryRun?: boolean }

async function erase(
  { terminal, now }: Context,
  store: OwnerStore,
  email: string,
  isDryRun = false,
): Promise<void> {
  const aside = store.rowsAside(email)
  if (isDryRun) {
    await terminal.write(`Would erase ${countsText(await countOf(store, email))}.\n`)
  } else {
    const erased = await eraseEmail(store, email, now)
    await terminal.write(`Erased ${countsText(erased)}.\n`)
    if (erased.leads + erased.responses > 0) terminal.info(BACKUPS)
  }
  for (const each of aside) tellAside(each, terminal)
}

function tellAside({ file, rows }: RowsAside, terminal: Terminal): void {
  if (rows === undefined) {
    terminal.info(`${file} cannot be read, so it is unknown whether it has rows of this person.`)
  } else if (rows.some(({ keys }) => keys.length > 0)) {
    terminal.info(
      `${file} still has rows of this person, which owner restore erases again: delete it when everything works.`,
    )
  }
}

async function eraseAgain({ terminal }: Context, store: OwnerStore): Promise<void> {
  await terminal.write(`Erased ${countsText(await eraseMarked(store))}.\n`)
}
