import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, Pair, parseDocument, YAMLMap } from 'yaml'
import type { Result } from '../domain/result.ts'
import { readList } from './conditions.ts'
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
import { ENGLISH, ENGLISH_FILE, isPlural, pluralFormsOf, productWords } from './words.ts'
import type { Plural, Words } from './words.ts'

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
  const served = firstLanguage(files)
  const languages = files.flatMap((each) => inLanguage(each.path).language ?? [])
  const source = [served, ...languages].find((each) => each !== undefined && each !== tag)
  if (source === undefined) return { ok: false, error: 'there is no language to translate from.' }
  cpSync(join(path, source), join(path, tag), { recursive: true, force: false })
  if (served === undefined) keepServing(source, join(path, STRUCTURE_FILE))
  const file = join(path, tag, PAGES_FILE)
  return { ok: true, value: { file, added: addWords(file, tag, false), isOneFile: false } }
}

function firstLanguage(files: readonly SourceFile[]): string | undefined {
  const structure = files.find(({ path }) => path === STRUCTURE_FILE)
  const read = structure && readYaml(structure)
  return read?.ok ? readList(textOf(read.value, 'languages') ?? '')[0] : undefined
}

/** The one language that there was stays the one that is served. */
function keepServing(tag: string, structure: string): void {
  writeFileSync(structure, `languages: ${tag}\n${readFileSync(structure, 'utf8')}`)
}

function addWords(file: string, tag: string, saysLanguage: boolean): number {
  const document = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' })
  let added = 0
  if (saysLanguage) document.set('languages', tag)
  for (const group of productWords(tag) ? [] : pairsIn(englishWords())) {
    const name = String(group.key)
    if (!document.has(name)) document.set(group.key, new YAMLMap())
    for (const { key, value } of pairsIn(group.value)) {
      if (document.hasIn([name, String(key)])) continue
      const words = ENGLISH[name]?.[String(key)] ?? ''
      const forms = isPlural(words) && document.createNode(inFormsOf(tag, words))
      document.addIn([name], new Pair(key, forms || value))
      added += 1
    }
  }
  writeFileSync(file, document.toString({ lineWidth: 0 }))
  return added
}

/** As they are written, with the comments that say where a text stands. */
function englishWords(): unknown {
  return parseDocument(readFileSync(ENGLISH_FILE, 'utf8'), { schema: 'failsafe' }).get('en')
}

/** Each with the comment above it: that of the first one is read as the group’s. */
function pairsIn(group: unknown): readonly Pair[] {
  if (!isMap(group)) return []
  const [first] = group.items
  if (isScalar(first?.key)) first.key.commentBefore ??= group.commentBefore ?? null
  return group.items
}

/** A plural with the forms of the language, each as the English one. */
function inFormsOf(tag: string, plural: Plural): Words {
  const forms: Readonly<Partial<Record<string, string>>> = plural
  return Object.fromEntries(pluralFormsOf(tag).map((form) => [form, forms[form] ?? plural.other]))
}
