import type { Command } from 'commander'
import { FolderMistakes } from '../command.ts'
import type { Act, Context } from '../command.ts'
import { counted } from '../../domain/counted.ts'

export function addCheck(program: Command, act: Act): void {
  program
    .command('check')
    .summary('checks the assessment’s files')
    .description(
      'Reads the folder that ASSESSMENT names, or assessments/revenue-enablement, and says for each mistake ' +
        'the file, the line and what to do. A start, a build and the tests check the same.',
    )
    .action(() => act(check))
}

async function check({ env, terminal }: Context): Promise<void> {
  // No other command needs the parser.
  const { assessmentFolder, checkFolder } = await import('../../folder/compile-folder.ts')
  const folder = assessmentFolder(env)
  const checked = checkFolder(folder)
  if (!checked.ok) throw new FolderMistakes(checked.error)
  const { adviceOn } = await import('../../folder/advice.ts')
  const { describeTranslation } = await import('../../folder/translation.ts')
  const { questions, sections, stages, version } = checked.value
  await terminal.write(
    `Nothing is wrong in ${folder}: ${counted(questions.length, 'question')}, ${counted(sections.length, 'section')}, ` +
      `${counted(stages.length, 'stage')}, version ${version}.\n` +
      [...describeTranslation(folder, checked.value), ...adviceOn(checked.value)].join('\n') +
      '\n',
  )
}
