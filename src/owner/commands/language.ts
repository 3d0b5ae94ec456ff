import type { Command } from 'commander'
import { counted } from '../../domain/counted.ts'
import { FolderMistakes } from '../command.ts'
import type { Act, Context } from '../command.ts'

export function addLanguage(program: Command, act: Act): void {
  program
    .command('language')
    .summary('begins a translation of the assessment, or adds what is missing in one')
    .description(
      'Copies the texts of the folder that ASSESSMENT names into a folder for the language, to be translated ' +
        'there; an assessment in one file is translated in that file. Where the product has no words in this ' +
        'language, all of them are added in English. No text that is there is changed.',
    )
    .argument('<tag>', 'the language: de, pt-BR')
    .action((tag: string) => act((context) => begin(context, tag)))
}

async function begin({ env, terminal }: Context, tag: string): Promise<void> {
  // No other command needs the parser.
  const { assessmentFolder } = await import('../../folder/compile-folder.ts')
  const folder = await import('../../folder/add-language.ts')
  const { commandFor } = await import('../../folder/command-for.ts')
  const path = assessmentFolder(env)
  const done = folder.addLanguage(path, tag)
  if (!done.ok) throw new FolderMistakes(done.error)
  const { file, added, isOneFile } = done.value
  const texts = added > 0 ? `New in it, in English: ${counted(added, 'text')} of the product. ` : ''
  const rest = isOneFile
    ? 'it'
    : `it and the files beside it, then say “${tag}” in “languages” of assessment.yaml, after the others or in their place`
  await terminal.write(
    `${file}: ${texts}Translate ${rest}. “${commandFor(path, 'npm run owner check')}” says what is left.\n`,
  )
}
