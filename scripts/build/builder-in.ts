import { resolve } from 'node:path'
import { createBuilder } from 'vite'
import type { ViteBuilder } from 'vite'
import { generatedIn } from './generated-in.ts'

/** `base`: below which its pages are; none for the first one. */
type Language = { tag: string; base: string }

/** Takes the words of a further language. */
export function wordsOf({ tag, base }: Language) {
  return generatedIn(resolve(base ? `src/generated.${tag}` : 'src/generated'))
}

/** Where the server finds what it says to visitors. */
export function languageFolderOf({ tag }: Language): string {
  return `dist/languages/${tag}`
}

export function createBuilderIn(language: Language): Promise<ViteBuilder> {
  return createBuilder({
    logLevel: 'warn',
    plugins: [wordsOf(language)],
    environments: {
      // Those of another language are there already.
      client: { build: { emptyOutDir: false } },
      ssr: { build: { outDir: languageFolderOf(language) } },
    },
  })
}
