import type { Result } from '../domain/result.ts'
import { readList } from './conditions.ts'
import { canonical, isLanguage, notALanguage } from './tags.ts'

/** Without a line in `assessment.yaml`, in an assessment of one file. */
const DEFAULT_LANGUAGE = 'en'

/**
 * The language in which an assessment is served, or what is wrong with “languages”. `said`: its text; `folders`: of
 * languages, or undefined for an assessment in one file.
 */
export function readLanguage(
  said: string | undefined,
  folders: readonly string[] | undefined,
): Result<string, string> {
  if (said === undefined) return onlyLanguage(folders)
  const [tag = '', ...others] = readList(said)
  const problem = problemWith(tag, others, folders) ?? (folders && problemWithFolder(tag, folders))
  return problem === undefined ? { ok: true, value: tag } : { ok: false, error: problem }
}

function onlyLanguage(folders: readonly string[] | undefined): Result<string, string> {
  const [first = DEFAULT_LANGUAGE, ...others] = folders ?? []
  if (others.length === 0) return { ok: true, value: first }
  const all = new Intl.ListFormat('en').format([first, ...others].map((tag) => `“${tag}”`))
  return { ok: false, error: `there are the folders ${all}: say in “languages” which is served.` }
}

function problemWith(
  tag: string,
  others: readonly string[],
  folders: readonly string[] | undefined,
): string | undefined {
  const [other] = others
  if (other === tag) return `“${tag}” is here twice. Take one of them away.`
  if (other !== undefined) {
    const drafts = folders ? ': the folders of the others are drafts' : ''
    return `an assessment is served in one language. Leave one here${drafts}.`
  }
  const right = canonical(tag)
  if (right !== undefined && right !== tag && isLanguage(right))
    return `write “${right}”, not “${tag}”.`
  return isLanguage(tag) ? undefined : notALanguage(tag)
}

function problemWithFolder(tag: string, folders: readonly string[]): string | undefined {
  return folders.includes(tag)
    ? undefined
    : `there is no folder “${tag}” with the words of this language.`
}
