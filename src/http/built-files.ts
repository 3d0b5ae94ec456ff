import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Every file in a folder of the build, by its address. */
export async function readBuiltFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const path = `/${relative(folder, file).split(sep).join('/')}`
      return [path, await readFile(file)] as const
    })
  return new Map(await Promise.all(files))
}
