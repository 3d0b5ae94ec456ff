// The database driver is the one file of native code that the product runs. The lockfile's hashes
// cover its source; of the compiled files that its authors publish, only those named here are used.
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../process/run.mjs'

const PACKAGE = 'node_modules/better-sqlite3'
const BINARY = 'build/Release/better_sqlite3.node'
const DRIVER = join(PACKAGE, BINARY)
const DOWNLOAD_WITHIN_MS = 30_000

/** The archives that are used, by their SHA-256 (docs/decisions/008-dependencies.md). */
export const PREBUILT = {
  version: '12.11.1',
  sha256: {
    'node-v127-darwin-arm64': '8855551fa9a93d7141c5ff2156dd418bde42f63c23255b309a5b29c7c77925e2',
    'node-v127-linux-x64': '94ce113ea2d9347fcd1cf8e46445cc271d1dbd02d05a64aa460442222f023b11',
    'node-v127-win32-x64': '927b34496e946dc7c9a45636a03a039df72f10191ccc4960b8616d1a9319e45b',
    'node-v137-darwin-arm64': '6eaefc8a9c088fea873365f7db2c0f89be6ea021ede62f6a71832f5130826a93',
    'node-v137-darwin-x64': 'f9fe570a2ef7d6069196dd595f49bc8592574963dd1f249dcaa8878626773fc9',
    'node-v137-linux-x64': '99c43785639d5d3690c396ba245ee680ac8b469a46b19233a3546f0eb7f8e312',
    'node-v137-win32-x64': '4ee5e653174d6ddd301605d351798cdae2613da06c4f37ecdce263021fcf1255',
  },
}

/** Makes the driver where none is there that this Node.js can load; false when that fails. */
export async function prepareDriver() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  const build = `node-v${process.versions.modules}-${process.platform}-${process.arch}`
  // `npm ci` deletes the driver: a copy outlives it.
  const kept = `.cache/better-sqlite3-v${version}-${build}.node`
  const isPrepared =
    isUsable() ||
    restore(kept) ||
    (await installPrebuilt(version, build)) ||
    ((await compile()) && isUsable())
  if (isPrepared && !(existsSync(kept) && isSafe(kept))) copy(DRIVER, kept)
  return isPrepared
}

function isUsable() {
  try {
    process.dlopen({ exports: {} }, join(process.cwd(), DRIVER))
    return isSafe(DRIVER)
  } catch {
    return false
  }
}

/** False where it was compiled with what object-wrap.h replaces. */
export function isSafe(file) {
  return !readFileSync(file).includes('RemoveEnvironmentCleanupHook')
}

function restore(kept) {
  if (!existsSync(kept)) return false
  copy(kept, DRIVER)
  return isUsable()
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  // As a new file: a process may use the old one.
  rmSync(to, { force: true })
  copyFileSync(from, to)
}

async function installPrebuilt(version, build) {
  const sha256 = version === PREBUILT.version ? PREBUILT.sha256[build] : undefined
  if (sha256 === undefined) return false
  const archive = await fetchChecked(
    `https://github.com/WiseLibs/better-sqlite3/releases/download/v${version}/better-sqlite3-v${version}-${build}.tar.gz`,
    sha256,
  )
  if (archive === undefined) return false
  spawnSync('tar', ['-xzf', '-', '-C', PACKAGE, BINARY], { input: archive, stdio: 'pipe' })
  return isUsable()
}

/** The bytes at the address when they have this hash, undefined otherwise. */
export async function fetchChecked(address, sha256) {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_WITHIN_MS) })
    if (!reply.ok) return undefined
    const bytes = Buffer.from(await reply.arrayBuffer())
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
    console.warn(`${address} has not the expected hash and is not used.`)
  } catch {
    // The address cannot be reached, so the driver is compiled.
  }
  return undefined
}

async function compile() {
  console.log('Compiling the database driver: this takes a minute or two.')
  return run('npm', ['rebuild', '--ignore-scripts=false', 'better-sqlite3'], {
    // Its install script would otherwise fetch a file whose bytes nothing checks. JOBS is read by
    // node-gyp.
    env: {
      ...{ npm_config_build_from_source: 'true', JOBS: 'max' },
      // Seen from the folder in which the compiler runs.
      CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include ../../../scripts/setup/object-wrap.h`,
    },
  })
}
