// Makes modules of the folder of the assessment, before anything reads them.
import { settingFor } from '../../src/folder/command-for.ts'
import {
  assessmentFolder,
  compileFolder,
  placeOf,
  readCompiledPlace,
} from '../../src/folder/compile-folder.ts'
import { OWN_FOLDER } from '../../src/folder/own-folder.ts'

/**
 * The assessment and its folder. Says what is wrong in the folder; nothing is returned then, and what was made before
 * stays as it is. `isOurs`: that of the product, whatever the settings say.
 */
export function compileAssessment({ isOurs = false } = {}) {
  const folder = isOurs ? OWN_FOLDER : assessmentFolder(process.env)
  const before = readCompiledPlace()
  const isOwnLost = folder === OWN_FOLDER && before !== undefined && before !== placeOf(folder)
  if (isOwnLost && !isOurs && !process.env.ASSESSMENT?.trim()) {
    console.error(
      `The pages are those of ${before}, and ASSESSMENT does not name it: put ${settingFor(before)} into .env to ` +
        'keep them, or run “npm run build -- --ours” for those of the assessment that the product comes with.',
    )
    return undefined
  }
  const compiled = compileFolder(folder)
  if (compiled.ok) return { folder, assessment: compiled.value }
  console.error(compiled.error)
  return undefined
}

/** For a start: with a mistake in the folder it goes on with what was made of the same folder before. */
export function compileOrKeep() {
  if (compileAssessment()) return true
  const isSame = readCompiledPlace() === placeOf(assessmentFolder(process.env))
  if (isSame) console.error('The assessment stays as it was before these changes.')
  return isSame
}

/** For commands that help with the folder: with a mistake in it they still run. */
export function compileAny() {
  return (
    readCompiledPlace() !== undefined ||
    compileFolder(assessmentFolder(process.env)).ok ||
    compileFolder(OWN_FOLDER).ok
  )
}

if (import.meta.main && !compileAssessment()) process.exit(1)
