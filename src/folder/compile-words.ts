import { isFact } from './facts.ts'
import { ENGLISH, isPlural, piecesOf, placeholdersIn, plainName, textsIn } from './words.ts'
import type { Catalog, Plural, Words } from './words.ts'

/**
 * A module for each group of words: a constant for each text, and for one with placeholders a function of
 * their values, so that the code that shows it is checked against their names.
 */
export function wordModules(words: Catalog, tag: string): [path: string, text: string][] {
  return Object.entries(words).map(([group, texts]) => {
    const declarations = Object.entries(texts).map(([name, each]) =>
      declarationOf(camelCase(name), each, parametersOf(ENGLISH[group]?.[name] ?? ''), tag),
    )
    const imports = declarations.some((text) => text.includes(CAPITAL))
      ? [`import { capitalized } from '../language.ts'\n`]
      : []
    const path = `generated/words/${group.replaceAll(' ', '-')}.ts`
    return [path, [TITLE, ...imports, ...declarations].join('\n')]
  })
}

const TITLE = '// Generated from the assessment folder and languages/. Do not edit.\n'
const CAPITAL = '${capitalized('

/** `parameters`: all that the text may name. */
function declarationOf(
  identifier: string,
  words: Words,
  parameters: readonly string[],
  tag: string,
): string {
  if (parameters.length === 0) {
    const value = isPlural(words) ? words.other : words
    const isConstant = typeof value === 'string' ? '' : ' as const'
    return `export const ${identifier} = ${JSON.stringify(value, null, 2)}${isConstant}\n`
  }
  const types = parameters.map((name) => `${name}: ${name === 'count' ? 'number' : VALUE}`)
  const body = isPlural(words)
    ? pluralBody(words, parameters, tag)
    : [`return ${templateOf(textsIn(words).join(''))}`]
  const used = parameters.filter((name) => new RegExp(`\\b${name}\\b`).test(body.join(' ')))
  return [
    `export function ${identifier}({ ${used.join(', ')} }: { ${types.join('; ')} }): string {`,
    ...body.map((line) => `  ${line}`),
    '}\n',
  ].join('\n')
}

const VALUE = 'string | number'

/** The placeholders of a text that the folder does not fill, and the count that a plural is chosen by. */
function parametersOf(words: Words): readonly string[] {
  const names = new Set(textsIn(words).flatMap(placeholdersIn))
  if (isPlural(words)) names.add('count')
  return [...names].filter((name) => !isFact(name)).map(camelCase)
}

/** Chosen by the count, or else by the first number in the text. */
function pluralBody(plural: Plural, parameters: readonly string[], tag: string): string[] {
  const { other, ...forms } = plural
  const names = placeholdersIn(other)
    .map(camelCase)
    .filter((name) => parameters.includes(name))
  const number = parameters.includes('count')
    ? 'count'
    : `Number([${names.join(', ')}].find((each) => typeof each === 'number'))`
  if (isOneOrOther(plural, tag)) {
    return [`return ${number} === 1 ? ${templateOf(plural.one ?? other)} : ${templateOf(other)}`]
  }
  return [
    `const form = new Intl.PluralRules(${JSON.stringify(tag)}).select(${number})`,
    ...Object.entries(forms).map(
      ([name, text]) => `if (form === '${name}') return ${templateOf(text)}`,
    ),
    `return ${templateOf(other)}`,
  ]
}

/** Whether the language has one form for exactly 1 and one for all the rest. */
function isOneOrOther(plural: Plural, tag: string): boolean {
  const rules = new Intl.PluralRules(tag)
  return (
    Object.keys(plural).length === 2 &&
    Array.from({ length: 201 }, (_, count) => count).every(
      (count) => (rules.select(count) === 'one') === (count === 1),
    )
  )
}

function templateOf(text: string): string {
  const pieces = piecesOf(text).map((piece, index) => {
    if (index % 2 === 0) return piece.replaceAll(/[\\`$]/g, '\\$&')
    const name = plainName(piece)
    return name === piece ? `\${${camelCase(name)}}` : `${CAPITAL}${camelCase(name)})}`
  })
  return `\`${pieces.join('')}\``
}

/** 'one short' as 'oneShort' */
function camelCase(name: string): string {
  return name.replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase())
}
