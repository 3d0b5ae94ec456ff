import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { Result } from '../domain/result.ts'
import { textOf } from './entry.ts'
import type { SourceFile } from './source-files.ts'
import { mistakesText } from './mistake.ts'
import { readYaml } from './read-yaml.ts'
import {
  inLanguage,
  isOneFile,
  PAGES_FILE,
  readSourceFiles,
  STRUCTURE_FILE,
} from './source-files.ts'
import { isLanguage, notALanguage } from './tags.ts'
import { ENGLISH, isPlural, productWords } from './words.ts'
import type { Words } from './words.ts'

/** `file`: where the product's words are now, or would be. `added`: how many of them were written there. */
export type AddedLanguage = { file: string; added: number; isOneFile: boolean }

/**
 * Begins a translation, or adds what is missing in one: a folder gets one for the language, with the texts that are
 * there to be translated; one file says its language. The product's words are added in English where the product
 * does not have them in this language. No text that is there is changed.
 */
export function addLanguage(path: string, tag: string): Result<AddedLanguage, string> {
  if (!isLanguage(tag)) return { ok: false, error: notALanguage(tag) }
  if (isOneFile(path)) {
    const read = readSourceFiles(path).files.map(readYaml)[0]
    if (read && !read.ok) return { ok: false, error: mistakesText(read.error) }
    return { ok: true, value: { file: path, added: addWords(path, tag, true), isOneFile: true } }
  }
  const { files } = readSourceFiles(path)
  const served = servedLanguage(files)
  const languages = files.flatMap((each) => inLanguage(each.path).language ?? [])
  const source = [served, ...languages].find((each) => each !== undefined && each !== tag)
  if (source === undefined) return { ok: false, error: 'there is no language to translate from.' }
  cpSync(join(path, source), join(path, tag), { recursive: true, force: false })
  if (served === undefined) keepServing(source, join(path, STRUCTURE_FILE))
  const file = join(path, tag, PAGES_FILE)
  return { ok: true, value: { file, added: addWords(file, tag, false), isOneFile: false } }
}

function servedLanguage(files: readonly SourceFile[]): string | undefined {
  const structure = files.find(({ path }) => path === STRUCTURE_FILE)
  const read = structure && readYaml(structure)
  return read?.ok ? textOf(read.value, 'languages') : undefined
}

/** The one language that there was stays the one that is served. */
function keepServing(tag: string, structure: string): void {
  writeFileSync(structure, `languages: ${tag}\n${readFileSync(structure, 'utf8')}`)
}

function addWords(file: string, tag: string, saysLanguage: boolean): number {
  const document = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' })
  let added = 0
  if (saysLanguage) document.set('languages', tag)
  const missing = productWords(tag) ? {} : ENGLISH
  for (const [group, texts] of Object.entries(missing)) {
    for (const [name, words] of Object.entries(texts)) {
      if (document.hasIn([group, name])) continue
      document.setIn([group, name], document.createNode(inFormsOf(tag, words)))
      added += 1
    }
  }
  // Blocks would be refused by the check.
  writeFileSync(file, document.toString({ lineWidth: 0, blockQuote: false }))
  return added
}

/** A plural with the forms of the language, each as the English one. */
function inFormsOf(tag: string, words: Words): Words {
  if (!isPlural(words)) return words
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return Object.fromEntries(forms.map((form) => [form, words[form] ?? words.other]))
}
