// Makes modules of the folder of the assessment, before anything reads them.
import { assessmentFolder, compileFolder, isCompiled } from '../../src/folder/compile-folder.ts'

export { isCompiled }

/** Says what is wrong in the folder; false then, and what was made before stays as it is. */
export function compileAssessment() {
  const compiled = compileFolder(assessmentFolder(process.env))
  if (!compiled.ok) console.error(compiled.error)
  return compiled.ok
}

/** For a start: with a mistake in the folder it goes on with what was made before, if there is any. */
export function compileOrKeep() {
  if (compileAssessment()) return true
  if (!isCompiled()) return false
  console.error('The assessment stays as it was before these changes.')
  return true
}

if (import.meta.main && !compileAssessment()) process.exit(1)
