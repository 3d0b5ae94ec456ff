import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes a file to stable storage, whichever program wrote it. */
export function syncFile(file: string): void {
  syncOpened(openSync(file, 'r+'))
}

/** A new name in a folder is durable once the folder is flushed. Windows does not open folders. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncOpened(openSync(folder, 'r'))
}

/** Some network shares have nothing to flush, above all folders. */
const NOT_OFFERED = ['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']

function syncOpened(opened: number): void {
  try {
    fsyncSync(opened)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!NOT_OFFERED.includes(code)) throw error
  } finally {
    closeSync(opened)
  }
}
