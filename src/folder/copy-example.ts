import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Result } from '../domain/result.ts'
import { giveFolderVersion } from './compile-folder.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { versionFileOf } from './version.ts'

const EXAMPLE = join(OWN_FOLDER, '../customer-onboarding.yaml')
const ENDING = /\.ya?ml$/i

/** Where an owner begins: our folder, or one file with what an editor needs beside it. */
export function copyExample(path: string): Result<undefined, string> {
  const isFile = ENDING.test(path)
  const there = (isFile ? [path, schemaBeside(path)] : [path]).find((file) => existsSync(file))
  if (there !== undefined) {
    return { ok: false, error: `${there} is there already. Choose another name.` }
  }
  try {
    if (isFile) copyFile(path)
    else cpSync(OWN_FOLDER, path, { recursive: true, filter: (file) => !isOurs(file) })
    // Nothing was ever answered to it.
    rmSync(versionFileOf(path), { force: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, error: `${path} could not be written: ${reason}` }
  }
  const given = giveFolderVersion(path, false)
  return given.ok ? { ok: true, value: undefined } : given
}

/** Icons and the preview are of our assessment. */
function isOurs(file: string): boolean {
  return /\.(png|ico|svg)$/.test(file)
}

function copyFile(path: string): void {
  const [own, copied] = [schemaBeside(EXAMPLE), schemaBeside(path)]
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    readFileSync(EXAMPLE, 'utf8').replace(
      `$schema=${basename(own)}`,
      `$schema=${basename(copied)}`,
    ),
  )
  cpSync(own, copied)
}

function schemaBeside(path: string): string {
  return path.replace(ENDING, '.schema.json')
}
