import type { Command } from 'commander'
import type { Act, Run } from '../command.ts'

export function addNew(program: Command, act: Act): void {
  program
    .command('new')
    .summary('begins an assessment of your own')
    .description(
      'Writes a copy of an assessment to begin with: of ours to a new folder, or of a short one to a new file ' +
        'whose name ends in .yaml. Nothing that is there is replaced.',
    )
    .argument('<path>', 'the folder or the .yaml file')
    .action((path: string) => act(begin(path)))
}

function begin(path: string): Run {
  return async ({ terminal }) => {
    // No other command needs the parser.
    const { copyExample } = await import('../../folder/copy-example.ts')
    const { settingFor } = await import('../../folder/command-for.ts')
    const copied = copyExample(path)
    if (!copied.ok) {
      await terminal.write(`${copied.error}\n`)
      return 1
    }
    const setting = settingFor(path)
    await terminal.write(
      `${path} is there. Change its words, then start with it: ${setting} npm start\n` +
        `Or put the line ${setting} into .env, as you have to on Windows, and run npm start.\n`,
    )
    return 0
  }
}
