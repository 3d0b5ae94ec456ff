import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../tests/support/test-folder.ts'
import { languageModules } from './compile-language.ts'
import { wordModules } from './compile-words.ts'
import { allFilled, filled, formOf } from './words.ts'
import type { Catalog, Plural } from './words.ts'
import { writeModules } from './write-modules.ts'

describe('a compiled text', () => {
  it.each(["`${topic}` ${ \\ 'x' \"", '“é” <b>\u202B\n{Topic}: {option}, $&{next}'])(
    'says what filling it by hand says, whatever signs are in it: %j',
    async (text) => {
      const { focusLine } = await compiled({ report: { 'focus line': text } }, 'en')
      const values = { topic: 'évolutif', option: '$1', next: '“x”' }
      expect(focusLine(values)).toBe(filled(text, values, 'en'))
    },
  )

  it('has the parameters of the English text, although it leaves them out', async () => {
    const { focusLine } = await compiled({ report: { 'focus line': 'Somewhere.' } }, 'en')
    expect(focusLine({ topic: 'a', option: 'b', next: 'c' })).toBe('Somewhere.')
  })
})

const PLURALS: Readonly<Record<string, Plural>> = {
  en: { one: '{count} short', other: '{count} shorts' },
  de: { one: '{count} Punkt', other: '{count} Punkte' },
  ja: { other: '{count}点' },
  fr: { one: '{count} point', many: '{count} de points', other: '{count} points' },
  pl: { one: '{count} a', few: '{count} b', many: '{count} c', other: '{count} d' },
  ar: { zero: 'z', one: 'o', two: 't', few: '{count} f', many: '{count} m', other: '{count}' },
}

it.each(Object.keys(PLURALS))('has the right form for 0 to 200: %s', async (tag) => {
  const plural = PLURALS[tag] ?? { other: '' }
  const { minutes } = await compiled({ steps: { minutes: plural } }, tag, 'words/steps')
  for (let count = 0; count <= 200; count += 1) {
    expect(minutes({ count })).toBe(formOf(plural, count, tag))
  }
})

it('chooses the form of any text by its first number, of the folder’s own when it is filled', async () => {
  const of = (name: string) => ({
    one: 'a',
    few: `{${name}} b`,
    many: 'c',
    other: `{topic} {${name}}`,
  })
  const { focusLine } = await compiled({ report: { 'focus line': of('option') } }, 'pl')
  expect(focusLine({ topic: 'x', option: 3, next: '' })).toBe('3 b')
  expect(focusLine({ topic: 'x', option: 'A', next: '' })).toBe('x A')
  expect(allFilled(of('questions'), { topic: 'x', questions: 22 }, 'pl')).toBe('22 b')
})

it('writes dates, lists and sentences as the language does', async () => {
  const { longDate } = await compiled({}, 'fr', 'dates')
  expect(longDate({ day: 1, month: 'décembre', year: 2026 })).toBe('1er décembre 2026')
  expect(await compiled({}, 'ja', 'language')).toMatchObject({ SPACE: '', COMMA: '、' })
})

it('makes a first letter large as its language does', () => {
  expect(filled('{Name}', { name: 'iyi' }, 'tr')).toBe('İyi')
  expect(filled('{Name}', { name: '𐐨x' }, 'en')).toBe('𐐀x')
  expect(filled('{Name}', { name: 'ijs' }, 'nl')).toBe('IJs')
  expect(filled('{Name}', { name: 'საქმე' }, 'ka')).toBe('საქმე')
})

async function compiled(words: Catalog, tag: string, module = 'words/report') {
  const folder = testFolder('words')
  writeModules(new Map([...wordModules(words, tag), ...languageModules(tag)]), folder)
  return import(join(folder, 'generated', `${module}.ts`))
}
