import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Result } from '../domain/result.ts'
import type { Assessment } from './assessment.ts'
import { compile } from './compile.ts'
import { loadAssessment } from './load-assessment.ts'
import { mistakesText } from './mistake.ts'
import type { Mistake } from './mistake.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { isLanguage } from './tags.ts'
import { giveVersion, versionOf, writeFirstVersion } from './version.ts'
import { removeModules, writeModules } from './write-modules.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Below `src`: says of which assessment the modules beside it are made. */
const SOURCE_FILE = 'generated/source.txt'

/** The folder, or the one file, that this installation serves. */
export function assessmentFolder(env: NodeJS.ProcessEnv): string {
  const path = env['ASSESSMENT']?.trim() || OWN_FOLDER
  return isInFolder(path) ? dirname(path) : path
}

/** Whether a file is that of a folder, beside which are folders of languages. */
function isInFolder(path: string): boolean {
  if (basename(path) !== 'assessment.yaml' || !existsSync(path)) return false
  return readdirSync(dirname(path)).some(isLanguage)
}

/** `others`: the same in each further language. */
export type InLanguages = Assessment & { others: readonly Assessment[] }

/** The assessment in a folder, or what is wrong with it, a line each. */
export function checkFolder(folder: string): Result<InLanguages, string> {
  const loaded = loadAssessment(folder)
  if (!loaded.ok) return refused(loaded.error)
  const further = loaded.value.languages.slice(1).map((tag) => loadAssessment(folder, tag))
  const mistakes = further.flatMap((other) => (other.ok ? [] : other.error))
  if (mistakes.length > 0) return refused(mistakes)
  const version = versionOf(folder, loaded.value)
  if (!version.ok) return refused([version.error])
  const { hash, sameMeaning, earlier } = version.value
  const identity = { name: nameOf(folder), hashes: [hash, ...sameMeaning], earlier }
  const model = { version: version.value.version, identity }
  const others = further.flatMap((other) => (other.ok ? [{ ...other.value, ...model }] : []))
  return { ok: true, value: { ...loaded.value, ...model, others } }
}

/** Gives a changed model its number, or says what is wrong with the folder. */
export function giveFolderVersion(folder: string, isSameMeaning: boolean): Result<number, string> {
  const loaded = loadAssessment(folder)
  if (!loaded.ok) return refused(loaded.error)
  const given = giveVersion(folder, loaded.value, isSameMeaning)
  return given.ok ? given : refused([given.error])
}

/** Makes the modules of the folder; where it has mistakes, nothing is replaced, and they are the error. */
export function compileFolder(folder: string): Result<InLanguages, string> {
  const checked = checkFolder(folder)
  if (!checked.ok) return checked
  const problem = writeFirstVersion(folder, checked.value)
  if (problem) return refused([problem])
  const { others } = checked.value
  removeModules(others.map(({ language }) => `generated.${language}`))
  for (const other of others) {
    const modules = [...compile(other)].map(
      ([path, text]) => [path.replace('generated', `generated.${other.language}`), text] as const,
    )
    writeModules(new Map(modules))
  }
  writeModules(new Map([...compile(checked.value), [SOURCE_FILE, placeOf(folder)]]))
  return checked
}

function refused(mistakes: readonly Mistake[]): { ok: false; error: string } {
  return { ok: false, error: mistakesText(mistakes) }
}

/** Its way from the checkout, so that both can move together. */
export function placeOf(folder: string): string {
  return relative(ROOT, folder)
}

/** The place of the assessment that was compiled last, if any was. */
export function readCompiledPlace(): string | undefined {
  const file = join(ROOT, 'src', SOURCE_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A file of this name can be in an address of a database. */
function nameOf(folder: string): string {
  return basename(folder)
    .replace(/\.ya?ml$/i, '')
    .replaceAll(/[?#%]/g, '-')
}
