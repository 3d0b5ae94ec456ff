// Makes modules of the folder of the assessment, before anything reads them.
import {
  assessmentFolder,
  compileFolder,
  isCompiled,
  OWN_FOLDER,
} from '../../src/folder/compile-folder.ts'

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

/** For commands that help with the folder: with a mistake in it they still run. */
export function compileAny() {
  return (
    isCompiled() || compileFolder(assessmentFolder(process.env)).ok || compileFolder(OWN_FOLDER).ok
  )
}

if (import.meta.main && !compileAssessment()) process.exit(1)
