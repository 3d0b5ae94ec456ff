import type { Command } from 'commander'
import { FolderMistakes } from '../command.ts'
import type { Act, Context } from '../command.ts'

type Options = { sameMeaning?: boolean }

export function addVersion(program: Command, act: Act): void {
  program
    .command('version')
    .summary('gives changed questions or ranges a number')
    .description(
      'Questions, options, sections and ranges together have a number, which every stored response and every ' +
        'link to a report carries. After a change of them the next build asks for a new one: stored ' +
        'responses keep their score and stage, and links to earlier reports end.',
    )
    .option(
      '--same-meaning',
      'keeps the number: only words were corrected, and old answers mean the same',
    )
    .action(({ sameMeaning = false }: Options) => act((context) => version(context, sameMeaning)))
}

async function version({ env, terminal }: Context, isSameMeaning: boolean): Promise<void> {
  // No other command needs the parser.
  const { assessmentFolder, giveFolderVersion } = await import('../../folder/compile-folder.ts')
  const folder = assessmentFolder(env)
  const given = giveFolderVersion(folder, isSameMeaning)
  if (!given.ok) throw new FolderMistakes(given.error)
  await terminal.write(`The questions of ${folder} have version ${given.value}.\n`)
}
