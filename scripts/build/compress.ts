import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const WEB = 'dist/web'
const TEXT = /\.(?:html|js|css|svg|txt)$/

const toBrotli = promisify(brotliCompress)

const files = (await readdir(WEB, { recursive: true })).filter((file) => TEXT.test(file))

for (const file of files) {
  const path = join(WEB, file)
  const text = await readFile(path)
  const brotli = await toBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  await writeFile(`${path}.br`, brotli)
}

console.log(`Compressed ${files.length} files.`)
