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
