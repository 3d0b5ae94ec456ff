import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|txt)$/

const toBrotli = promisify(brotliCompress)

/** Puts a Brotli file beside each text in the folder. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(folder, file))),
  )
}

async function compressFile(path: string): Promise<void> {
  const brotli = await toBrotli(await readFile(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  await writeFile(`${path}.br`, brotli)
}
