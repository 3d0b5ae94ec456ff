import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Result } from '../domain/result.ts'
import { giveFolderVersion } from './compile-folder.ts'
import { mistakesText } from './mistake.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { readSheet } from './sheet.ts'
import { NOT_UTF_8, textOf } from './source-files.ts'
import { versionFileOf } from './version.ts'

const EXAMPLE = join(OWN_FOLDER, '../data-readiness.yaml')
const ENDING = /\.ya?ml$/i
const SHEET = /\.(csv|tsv)$/i

/**
 * Where an owner begins: our folder, or one file with what an editor needs beside it, made of a sheet where there is one.
 * The value is its path.
 */
export function copyExample(from: string): Result<string, string> {
  const path = from.replace(SHEET, '.yaml')
  const isFile = ENDING.test(path)
  const there = (isFile ? [path, schemaBeside(path)] : [path]).find((file) => existsSync(file))
  if (there !== undefined) {
    return { ok: false, error: `${there} is there already. Choose another name.` }
  }
  try {
    const made = SHEET.test(from)
      ? sheetText(from)
      : { ok: true as const, value: readFileSync(EXAMPLE, 'utf8') }
    if (!made.ok) return made
    if (isFile) writeFile(path, made.value)
    else cpSync(OWN_FOLDER, path, { recursive: true, filter: (file) => !isOurs(file) })
    // Nothing was ever answered to it.
    rmSync(versionFileOf(path), { force: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, error: `${path} could not be written: ${reason}` }
  }
  const given = giveFolderVersion(path, false)
  return given.ok ? { ok: true, value: path } : given
}

/** Icons and the preview are of our assessment. */
function isOurs(file: string): boolean {
  return /\.(png|ico|svg)$/.test(file)
}

function sheetText(path: string): Result<string, string> {
  const text = textOf(path)
  if (text === undefined)
    return { ok: false, error: `${path}:1: ${NOT_UTF_8} In Excel it is “CSV UTF-8”.` }
  const read = readSheet({ path, text })
  return read.ok ? read : { ok: false, error: mistakesText(read.error) }
}

function writeFile(path: string, text: string): void {
  const schema = schemaBeside(path)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `${text.replace(/# yaml-language-server.*\n/, '')}# yaml-language-server: $schema=${basename(schema)}\n`,
  )
  cpSync(schemaBeside(EXAMPLE), schema)
}

function schemaBeside(path: string): string {
  return path.replace(ENDING, '.schema.json')
}
