import { parseArgs } from 'node:util'
import type { Result } from '../../domain/result.ts'

/** `value` names what the option takes; without it the option is a switch. */
export type Options = { readonly [name: string]: { value?: string; help: string } }

/** What was typed after the command, each option with its value ('' for a switch). */
export type Given = { words: readonly string[]; options: ReadonlyMap<string, string> }

/** Each mistake is one sentence without a full stop, for the end of the help to follow. */
export function readArguments(args: readonly string[], options: Options): Result<Given, string> {
  const known = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  )
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(known),
    strict: false,
    tokens: true,
    allowPositionals: true,
  })
  const words: string[] = []
  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    const mistake = mistakeOf(rawName, option, value)
    if (mistake) return { ok: false, error: mistake }
    if (given.has(name)) return { ok: false, error: `${rawName} is given twice` }
    given.set(name, value ?? '')
  }
  return { ok: true, value: { words, options: given } }
}

/** Exactly the words named in `names`, in their order. */
export function readWords(given: Given, ...names: readonly string[]): Result<string[], string> {
  const missing = names[given.words.length]
  if (missing) return { ok: false, error: `${missing} is missing` }
  const [extra] = given.words.slice(names.length)
  if (extra !== undefined) return { ok: false, error: `'${extra}' is one word too many` }
  return { ok: true, value: [...given.words] }
}

function mistakeOf(
  rawName: string,
  option: Options[string] | undefined,
  value: string | undefined,
): string | undefined {
  if (!option) return `There is no option ${rawName}`
  if (option.value && !value) return `${rawName} needs a value: ${rawName} ${option.value}`
  return !option.value && value !== undefined ? `${rawName} takes no value` : undefined
}
