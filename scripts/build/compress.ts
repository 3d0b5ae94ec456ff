import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|txt)$/

const toBrotli = promisify(brotliCompress)

/** Puts a Brotli file beside each text in the folder. */
export async function compress(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(file)) continue
    const path = join(folder, file)
    const brotli = await toBrotli(await readFile(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    })
    await writeFile(`${path}.br`, brotli)
  }
}
