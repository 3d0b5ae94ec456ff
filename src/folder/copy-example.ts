import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Result } from '../domain/result.ts'
import { giveFolderVersion, OWN_FOLDER } from './compile-folder.ts'
import { versionFileOf } from './version.ts'

const EXAMPLE = join(OWN_FOLDER, '../customer-onboarding')

/** Where an owner begins: our folder, or one file with what an editor and the versions need beside it. */
export function copyExample(path: string): Result<undefined, string> {
  if (existsSync(path))
    return { ok: false, error: `${path} is there already. Choose another name.` }
  try {
    if (/\.ya?ml$/i.test(path)) copyFiles(path.replace(/\.ya?ml$/i, ''))
    else cpSync(OWN_FOLDER, path, { recursive: true })
    // Nothing was ever answered to it.
    rmSync(versionFileOf(path), { force: true })
    giveFolderVersion(path, false)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, error: `${path} could not be written: ${reason}` }
  }
  return { ok: true, value: undefined }
}

function copyFiles(target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  for (const ending of ['.yaml', '.schema.json']) {
    const text = readFileSync(`${EXAMPLE}${ending}`, 'utf8')
    writeFileSync(`${target}${ending}`, text.replaceAll(basename(EXAMPLE), basename(target)))
  }
}
