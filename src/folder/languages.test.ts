import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { assertDefined } from '../domain/assert-defined.ts'
import { describe, expect, it } from 'vitest'
import { isFact } from './facts.ts'
import { ENGLISH, isPlural, placeholdersIn, pluralFormsOf, productWords, textsIn } from './words.ts'
import type { Words } from './words.ts'

const TAGS = readdirSync(join(import.meta.dirname, '../../languages')).map((name) =>
  name.replace(/\.yaml$/, ''),
)

describe.each(TAGS)('the words in %s', (tag) => {
  const words = assertDefined(productWords(tag), `words in ${tag}`)

  it('are the same texts as in English, in the same order, and name what those name', () => {
    expect(placeholdersByName(words)).toEqual(placeholdersByName(ENGLISH))
  })

  it('have the plural forms of the language', () => {
    const forms = pluralFormsOf(tag)
    for (const [name, text] of leavesOf(words)) {
      if (isPlural(text)) expect(Object.keys(text).toSorted(), name).toEqual(forms.toSorted())
    }
  })

  it('have no blank at an end, and the quotes of the language', () => {
    expect(textsIn(words).filter((text) => text !== text.trim() || text.includes('"'))).toEqual([])
  })
})

/** Each text with where it stands, “landing > benefits > 0 > title”. The forms of a plural are one. */
function leavesOf(words: Words, name = ''): [name: string, text: Words][] {
  if (typeof words === 'string' || isPlural(words)) return [[name, words]]
  return Object.entries(words).flatMap(([key, each]) =>
    leavesOf(each, name === '' ? key : `${name} > ${key}`),
  )
}

/** Facts may stand in any text. */
function placeholdersByName(words: Words): [name: string, placeholders: string[]][] {
  return leavesOf(words).map(([name, text]) => {
    const placeholders = new Set(textsIn(text).flatMap(placeholdersIn))
    return [name, [...placeholders].filter((each) => !isFact(each)).toSorted()]
  })
}
