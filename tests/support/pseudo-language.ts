import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { giveFolderVersion } from '../../src/folder/compile-folder.ts'
import { OWN_FOLDER } from '../../src/folder/own-folder.ts'
import { ENGLISH, isPlural, piecesOf, withOwnWords } from '../../src/folder/words.ts'
import type { Words } from '../../src/folder/words.ts'

/** CLDR's own names for made-up languages: one with accents and long words, one from right to left. */
export type PseudoLanguage = 'en-XA' | 'ar-XB'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LETTERS = {
  'en-XA': 'áƀçðéƒĝĥîĵķļɱñóþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ',
  'ar-XB': 'ابتثجحخدذرزسشصضطظعغفقكلمنهابتثجحخدذرزسشصضطظعغفقكلمنه',
}

/** What is no text, but a name of something in the folder. */
const KEPT = ['section', 'but', 'time', 'consent required']

/** Writes an assessment, ours by default, with each of its words, and of the product's, in a made-up language. `others`: those that are served before it. */
export function writePseudoLanguage(
  folder: string,
  tag: PseudoLanguage,
  source = OWN_FOLDER,
  others: readonly string[] = [],
): void {
  cpSync(source, folder, { recursive: true })
  for (const file of globSync('en/**/*.yaml', { cwd: folder })) {
    const words = parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' })
    const all = file === 'en/pages.yaml' ? { ...words, ...withOwnWords(ENGLISH, words) } : words
    const path = join(folder, file.replace(/^en/, tag))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, stringify(translated(all, tag), { lineWidth: 0 }))
  }
  const structure = readFileSync(join(folder, 'assessment.yaml'), 'utf8')
  const rest = structure.replace(/^languages: .*\n/m, '')
  writeFileSync(join(folder, 'assessment.yaml'), `languages: ${[...others, tag].join()}\n${rest}`)
  giveFolderVersion(folder, true)
}

function translated(words: Words, tag: PseudoLanguage, name = ''): unknown {
  if (typeof words === 'string') return KEPT.includes(name) ? words : translatedText(words, tag)
  if (Array.isArray(words)) return words.map((each) => translated(each, tag))
  if (isPlural(words)) {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    return Object.fromEntries(forms.map((form) => [form, translatedText(words.other, tag)]))
  }
  return Object.fromEntries(
    Object.entries(words).map(([each, text]) => [each, translated(text, tag, each)]),
  )
}

/** With accents it is half as long again. */
function translatedText(text: string, tag: PseudoLanguage): string {
  const letters = [...LETTERS[tag]]
  const pieces = piecesOf(text).map((piece, index) =>
    index % 2 === 1
      ? `{${piece}}`
      : piece.replaceAll(/[a-zA-Z]/g, (letter) => letters[PLAIN.indexOf(letter)] ?? letter),
  )
  const longer = tag === 'en-XA' ? ' ļöñĝéŕ'.repeat(Math.floor(text.length / 14)) : ''
  return pieces.join('').replace(/([.:]?)$/, `${longer}$1`)
}
