import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { OWN_FOLDER } from '../../src/folder/own-folder.ts'

export type Edit = { file: string; find?: string | RegExp; write: string | Uint8Array }

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A copy of the folder that the product comes with, after some edits. */
export function editedFolder(...edits: readonly Edit[]): string {
  return editedCopy(OWN_FOLDER, ...edits)
}

export function editedCopy(source: string, ...edits: readonly Edit[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-folder-'))
  folders.push(folder)
  cpSync(source, folder, { recursive: true })
  for (const edit of edits) apply(folder, edit)
  return folder
}

/** `find`: the part that is replaced. Without it the file is written anew. */
export function apply(folder: string, { file, find, write }: Edit): void {
  const path = join(folder, file)
  if (find === undefined) return writeFileSync(path, write)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const edited = text.replace(find, () => String(write))
  if (edited === text) throw new Error(`${file} has no ${String(find)}`)
  writeFileSync(path, edited)
}
