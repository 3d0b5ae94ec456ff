import { lstatSync } from 'node:fs'
import { dirname } from 'node:path'

/** One sentence for anything thrown: our own as it is, Node's by its code, never a stack. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return unexpected('no error')
  const code = 'code' in error ? String(error.code) : undefined
  if (code !== undefined) return fileSentence(code, 'path' in error ? String(error.path) : '')
  // A bug throws a TypeError or the like; a sentence for people is a plain Error.
  return error.constructor === Error ? error.message : unexpected(error.name)
}

function fileSentence(code: string, path: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full: free some space'
  const place = path === '' ? 'the output' : path
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not use ${place}: change its permissions`
  if (code === 'EROFS') return `${place} is on a read-only disk: choose another place`
  if (code === 'ENOENT') return missingSentence(path, place)
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${place} is not a folder: choose another place`
  if (code === 'EISDIR') return `${place} is a folder: choose a file`
  if (code === 'EIO') return `The disk with ${place} is failing: check it`
  return unexpected(code)
}

function missingSentence(path: string, place: string): string {
  const link = [path, dirname(path)].find(isLink)
  return link
    ? `${link} is a link that leads nowhere: put there what it names`
    : `There is no ${place}: create the folder first, or correct the name`
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function unexpected(name: string): string {
  return `The tool failed (${name}): run it again, and report it if it fails again`
}
