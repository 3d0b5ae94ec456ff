import type { Result } from '../domain/result.ts'
import { readList } from './conditions.ts'
import { canonical, isLanguage, notALanguage } from './tags.ts'

/** Without a line in `assessment.yaml`, in an assessment of one file. */
const DEFAULT_LANGUAGE = 'en'

/**
 * The languages in which an assessment is served, the first one first, or what is wrong with “languages”. `said`: its
 * text; `folders`: of languages, or undefined for an assessment in one file.
 */
export function readLanguages(
  said: string | undefined,
  folders: readonly string[] | undefined,
): Result<readonly [string, ...string[]], string> {
  if (said === undefined) return onlyLanguage(folders)
  const [first = '', ...others] = readList(said)
  const tags = [first, ...others]
  const twice = tags.find((tag, index) => tags.indexOf(tag) < index)
  const error =
    tags.map((tag) => problemWith(tag, folders)).find((problem) => problem !== undefined) ??
    (twice !== undefined ? `“${twice}” is here twice. Take one of them away.` : undefined) ??
    (folders || others.length === 0 ? undefined : ONE_FILE)
  return error === undefined ? { ok: true, value: [first, ...others] } : { ok: false, error }
}

const ONE_FILE =
  'one file has one language. Leave one here, or put the assessment into a folder with a folder for each language.'

function onlyLanguage(folders: readonly string[] | undefined): Result<[string], string> {
  const [first = DEFAULT_LANGUAGE, ...others] = folders ?? []
  if (others.length === 0) return { ok: true, value: [first] }
  const all = new Intl.ListFormat('en').format([first, ...others].map((tag) => `“${tag}”`))
  const error = `there are the folders ${all}: say in “languages” which are served, the first one first.`
  return { ok: false, error }
}

function problemWith(tag: string, folders: readonly string[] | undefined): string | undefined {
  const right = canonical(tag)
  if (right !== undefined && right !== tag && isLanguage(right))
    return `write “${right}”, not “${tag}”.`
  if (!isLanguage(tag)) return notALanguage(tag)
  if (!folders || folders.includes(tag)) return undefined
  return `there is no folder “${tag}” with the words of this language.`
}
