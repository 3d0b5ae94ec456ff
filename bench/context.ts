import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProduct } from '../scripts/process/copy-product.ts'

const ROOT = join(import.meta.dirname, '..')

/** What every part works with. */
export type Context = {
  /** The main files of three servers. */
  servers: { product: string; unstored: string; constant: string }
  /** The built site, a copy that no later build touches. */
  site: string
  /** For databases and logs; deleted at the end. */
  files: string
  /** An earlier server, measured by turns with this one. */
  before?: Earlier
  /** Few and short rounds: to try the runner, not to measure. */
  isQuick: boolean
  remove(): void
}

/** Its main file, and how it writes the code of the report that is measured, if otherwise. */
export type Earlier = { main: string; code: string | undefined }

export async function createContext(isQuick: boolean, before?: Earlier): Promise<Context> {
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  const builds = mkdtempSync(join(cache, 'bench-'))
  const files = mkdtempSync(join(tmpdir(), 'assessment-bench-'))
  // PostgreSQL refuses to run as root and has to reach its folder as somebody else.
  chmodSync(files, 0o755)
  copyProduct(builds, ['package.json', 'src', 'dist', 'bench'])
  return {
    servers: {
      product: join(builds, 'src/server/main.ts'),
      unstored: join(builds, 'bench/server/unstored-server.ts'),
      constant: join(builds, 'bench/server/constant-server.ts'),
    },
    site: join(builds, 'dist/web'),
    files,
    ...(before && { before }),
    isQuick,
    remove: () => {
      rmSync(builds, { recursive: true, force: true })
      rmSync(files, { recursive: true, force: true })
    },
  }
}
