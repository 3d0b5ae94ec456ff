import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Throws where root would work in the folder of another user: that user could put a link under any
 * name there, and lead root's hand to any file. What root made there would also shut that user out.
 */
export function refuseForeignFolder(folder: string): void {
  if (process.getuid?.() !== 0) return
  const { uid } = statSync(existingFolder(resolve(folder)))
  if (uid === 0) return
  throw new Error(
    `${folder} belongs to another user, and root must not work in it: run the same command as that ` +
      `user, with sudo -u '#${uid}' --preserve-env=DATABASE_URL,ERASED_EMAILS_FILE in front`,
  )
}

function existingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingFolder(dirname(folder))
}
