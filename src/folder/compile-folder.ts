import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../domain/result.ts'
import { compile } from './compile.ts'
import { loadAssessment } from './load-assessment.ts'
import { mistakesText } from './mistake.ts'
import { writeModules } from './write-modules.ts'

/** What the product comes with. */
export const OWN_FOLDER = join(import.meta.dirname, '../../assessments/revenue-enablement')
const LAST_MODULE = join(import.meta.dirname, '../content/generated/start.ts')

/** The folder that this installation serves. */
export function assessmentFolder(env: NodeJS.ProcessEnv): string {
  return env['ASSESSMENT'] || OWN_FOLDER
}

/** Makes the modules of the folder; where it has mistakes, nothing is replaced, and they are the error. */
export function compileFolder(folder: string): Result<undefined, string> {
  const loaded = loadAssessment(folder)
  if (!loaded.ok) return { ok: false, error: mistakesText(loaded.error) }
  writeModules(compile({ ...loaded.value, version: 1 }))
  return { ok: true, value: undefined }
}

/** Whether an earlier state of a folder is there. */
export function isCompiled(): boolean {
  return existsSync(LAST_MODULE)
}
