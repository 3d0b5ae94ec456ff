import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Puts a file on stable storage, whichever program wrote it. */
export function syncFile(file: string): void {
  syncOpened(openSync(file, 'r+'))
}

/** A new name in a folder is durable once the folder is. Windows does not open folders. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncOpened(openSync(folder, 'r'))
}

function syncOpened(opened: number): void {
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
