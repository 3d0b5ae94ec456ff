import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** What every part works with. */
export type Context = {
  /** The main files of three servers, built by the same tools. */
  servers: { product: string; unstored: string; constant: string }
  /** The built site, a copy that no later build touches. */
  site: string
  /** For databases and logs; deleted at the end. */
  files: string
  /** The main file of an earlier build, measured by turns with this one. */
  before?: string
  /** Few and short rounds: to try the runner, not to measure. */
  isQuick: boolean
  remove(): void
}

export async function createContext(isQuick: boolean, before?: string): Promise<Context> {
  // Below node_modules, where the servers find their packages.
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const builds = mkdtempSync(join(cache, 'bench-'))
  const files = mkdtempSync(join(tmpdir(), 'assessment-bench-'))
  // PostgreSQL refuses to run as root and has to reach its folder as somebody else.
  chmodSync(files, 0o755)
  cpSync(join(ROOT, 'dist'), builds, { recursive: true })
  return {
    servers: {
      product: join(builds, 'server/main.js'),
      unstored: await buildServer('unstored-server', builds),
      constant: await buildServer('constant-server', builds),
    },
    site: join(builds, 'web'),
    files,
    ...(before !== undefined && { before: join(before, 'server/main.js') }),
    isQuick,
    remove: () => {
      rmSync(builds, { recursive: true, force: true })
      rmSync(files, { recursive: true, force: true })
    },
  }
}

/** By the same tools and with the same settings as the product's server. */
async function buildServer(name: string, folder: string): Promise<string> {
  const outDir = join(folder, name)
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, `server/${name}.ts`), outDir },
  })
  return join(outDir, `${name}.js`)
}
