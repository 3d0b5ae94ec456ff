import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Result } from '../domain/result.ts'
import type { Assessment } from './assessment.ts'
import { compile } from './compile.ts'
import { loadAssessment } from './load-assessment.ts'
import { mistakesText } from './mistake.ts'
import { isLanguage } from './tags.ts'
import { giveVersion, versionOf } from './version.ts'
import { writeModules } from './write-modules.ts'

/** What the product comes with. */
export const OWN_FOLDER = join(import.meta.dirname, '../../assessments/revenue-enablement')
const A_MODULE = join(import.meta.dirname, '../generated/questions.ts')

/** The folder, or the one file, that this installation serves. */
export function assessmentFolder(env: NodeJS.ProcessEnv): string {
  const path = env['ASSESSMENT'] || OWN_FOLDER
  return isInFolder(path) ? dirname(path) : path
}

/** Whether a file is that of a folder, beside which are folders of languages. */
function isInFolder(path: string): boolean {
  if (basename(path) !== 'assessment.yaml' || !existsSync(path)) return false
  return readdirSync(dirname(path)).some(isLanguage)
}

/** The assessment in a folder, or what is wrong with it, a line each. */
export function checkFolder(folder: string): Result<Assessment, string> {
  const loaded = loadAssessment(folder)
  if (!loaded.ok) return { ok: false, error: mistakesText(loaded.error) }
  const version = versionOf(folder, loaded.value)
  if (!version.ok) return { ok: false, error: mistakesText([version.error]) }
  const { hash, sameMeaning, earlier } = version.value
  const identity = { name: nameOf(folder), hashes: [hash, ...sameMeaning], earlier }
  return { ok: true, value: { ...loaded.value, version: version.value.version, identity } }
}

/** Gives a changed model its number, or says what is wrong with the folder. */
export function giveFolderVersion(folder: string, isSameMeaning: boolean): Result<number, string> {
  const loaded = loadAssessment(folder)
  if (!loaded.ok) return { ok: false, error: mistakesText(loaded.error) }
  const given = giveVersion(folder, loaded.value, isSameMeaning)
  return given.ok ? given : { ok: false, error: mistakesText([given.error]) }
}

/** Makes the modules of the folder; where it has mistakes, nothing is replaced, and they are the error. */
export function compileFolder(folder: string): Result<Assessment, string> {
  const checked = checkFolder(folder)
  if (checked.ok) writeModules(compile(checked.value))
  return checked
}

/** A file of this name can be in an address of a database. */
function nameOf(folder: string): string {
  return basename(folder)
    .replace(/\.ya?ml$/i, '')
    .replaceAll(/[?#%]/g, '-')
}

/** Whether an earlier state of a folder is there. */
export function isCompiled(): boolean {
  return existsSync(A_MODULE)
}
