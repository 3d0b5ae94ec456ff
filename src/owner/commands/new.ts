import type { Command } from 'commander'
import { FolderMistakes } from '../command.ts'
import type { Act, Context } from '../command.ts'

export function addNew(program: Command, act: Act): void {
  program
    .command('new')
    .summary('begins an assessment of your own')
    .description(
      'Writes a copy of an assessment to begin with: of ours to a new folder, or of a short one to a new file ' +
        'whose name ends in .yaml. Of a sheet, whose name ends in .csv or .tsv, it makes such a file beside it: ' +
        'the first row names the columns section, topic or ask, about, A, B and so on, and each other row is a ' +
        'question. Nothing that is there is replaced.',
    )
    .argument('<path>', 'the folder, the .yaml file, or the .csv or .tsv file')
    .action((path: string) => act((context) => begin(context, path)))
}

async function begin({ terminal }: Context, path: string): Promise<void> {
  // No other command needs the parser.
  const { copyExample } = await import('../../folder/copy-example.ts')
  const { settingFor } = await import('../../folder/command-for.ts')
  const copied = copyExample(path)
  if (!copied.ok) throw new FolderMistakes(copied.error)
  const setting = settingFor(copied.value)
  await terminal.write(
    `${copied.value} is there. Change its words, then start with it: ${setting} npm start\n` +
      `Or put the line ${setting} into .env, as you have to on Windows, and run npm start.\n`,
  )
}
