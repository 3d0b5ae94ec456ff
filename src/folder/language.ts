import type { Complain } from './complaints.ts'
import { readList } from './conditions.ts'
import type { Entry } from './entry.ts'
import { STRUCTURE_FILE } from './source-files.ts'
import { canonical, isLanguage, notALanguage } from './tags.ts'

/** Without a line in `assessment.yaml`, in an assessment of one file. */
const DEFAULT_LANGUAGE = 'en'

/**
 * The language in which an assessment is served. `said`: the text of “languages”; `folders`: of languages, or
 * undefined for an assessment in one file.
 */
export function readLanguage(
  said: string | undefined,
  folders: readonly string[] | undefined,
  complain: Complain,
): string | undefined {
  if (said === undefined) return onlyLanguage(folders, complain)
  const [tag = '', ...others] = readList(said)
  const problem = problemWith(tag, others, folders) ?? (folders && problemWithFolder(tag, folders))
  if (problem === undefined) return tag
  complain(STRUCTURE_FILE, ['languages'], problem)
  return undefined
}

function onlyLanguage(
  folders: readonly string[] | undefined,
  complain: Complain,
): string | undefined {
  const [first = DEFAULT_LANGUAGE, ...others] = folders ?? []
  if (others.length === 0) return first
  const all = new Intl.ListFormat('en').format([first, ...others].map((tag) => `“${tag}”`))
  complain(STRUCTURE_FILE, [], `there are the folders ${all}: say in “languages” which is served.`)
  return undefined
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

/** What “languages” says. If it is no text, the check of its shape says so. */
export function saidLanguage(structure: Entry | undefined): string | undefined {
  const said = structure?.kind === 'group' ? structure.entries.get('languages')?.value : undefined
  return said?.kind === 'text' ? said.text : undefined
}
