import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** The body as a browser on https gets it: brotli where there is one. */
export function bytesOverTheWire(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

const NAMED_AFTER_ITS_CONTENT = /(?<=-)[\w-]{8}(?=\.js)/g
const TRIES = 9

/**
 * A script, brotli at its best. The names of other files in it end with hashes, which move its size by a
 * hundred bytes from build to build: this is the middle of nine sets of such names.
 */
export async function bytesWhateverTheHashes(address: string): Promise<number> {
  const text = await (await fetch(address)).text()
  const sizes = Array.from({ length: TRIES }, (_, turn) =>
    brotliBytes(
      text.replace(NAMED_AFTER_ITS_CONTENT, (hash) =>
        createHash('sha256').update(`${turn} ${hash}`).digest('base64url').slice(0, 8),
      ),
    ),
  )
  return sizes.toSorted((one, other) => one - other)[(TRIES - 1) / 2] ?? 0
}

/** React hydrating one button, built by the same tools in the same run, brotli at its best. */
export async function bytesOfReactAlone(): Promise<number> {
  // Below node_modules, where React is found.
  const cache = join(process.cwd(), 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'react-alone-'))
  try {
    await writeFile(join(folder, 'index.html'), '<script type="module" src="./main.jsx"></script>')
    await writeFile(
      join(folder, 'main.jsx'),
      `import { hydrateRoot } from 'react-dom/client'
       hydrateRoot(document.getElementById('root'), <button>One</button>)`,
    )
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { modulePreload: { polyfill: false } },
    })
    const assets = join(folder, 'dist/assets')
    const files = (await readdir(assets)).filter((file) => file.endsWith('.js'))
    const contents = await Promise.all(files.map((file) => readFile(join(assets, file))))
    return sum(contents.map(brotliBytes))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function brotliBytes(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).length
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
