// The first import of every command: where Node.js is too old, it fetches the one that scripts/runtime
// names and goes on with that. It runs on Node.js 18.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMusl } from './is-musl.mjs'

const OLDEST = [24, 15]
const FOLDER = fileURLToPath(new URL('../../.cache/runtime', import.meta.url))
const LOCKFILE = new URL('../runtime/package-lock.json', import.meta.url)
const UNWRITABLE = `${FOLDER} cannot be written`
/** By what npm says. */
const REASONS = [
  [/EINTEGRITY/, 'its package is not the one that scripts/runtime/package-lock.json names'],
  [/npm ENOENT/, 'there is no npm'],
  [/ENOSPC/, 'there is no room for it: it takes 300 MB'],
  [/EROFS|EACCES|EPERM|ENOTDIR/, UNWRITABLE],
]

endWithShell()
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) await goOnWith(fetchNode())
// So that the next start need not compile every file again.
module.enableCompileCache(fileURLToPath(new URL('../../.cache/compile', import.meta.url)))

/**
 * npm passes a signal to its shell, and some shells end without passing it on. Windows tells a process nothing
 * about the end of its parent.
 */
function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  timer.unref()
}

/** Its folder. It stays there for the next command. */
function fetchNode() {
  const { packages } = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
  const found = Object.entries(packages).find(
    ([, { os, cpu }]) => String(os) === process.platform && String(cpu) === process.arch,
  )
  // Its packages are built for glibc.
  if (found === undefined || isMusl())
    fail(`there is none for ${process.platform} on ${process.arch}`)
  const [path, { version, resolved, integrity, bin }] = found
  const node = join(FOLDER, path, bin.node)
  const installed = join(FOLDER, 'node_modules/.package-lock.json')
  // npm writes it last.
  if (existsSync(installed) && readFileSync(installed, 'utf8').includes(integrity)) return node

  console.error(`Node.js ${process.versions.node} is too old: fetching ${version} from npm.`)
  // A lockfile with only this package: npm reports nothing if an optional one fails.
  const needed = { dependencies: { [path.slice('node_modules/'.length)]: version } }
  const locked = { '': needed, [path]: { version, resolved, integrity, bin } }
  try {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(needed))
    writeFileSync(
      join(FOLDER, 'package-lock.json'),
      JSON.stringify({ lockfileVersion: 3, packages: locked }),
    )
  } catch (error) {
    failBecause(String(error), UNWRITABLE)
  }
  const options = { cwd: FOLDER, encoding: 'utf8', shell: process.platform === 'win32' }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--fetch-retries=1', '--loglevel=warn']
  const npm = spawnSync('npm', args, options)
  const said = npm.stderr ?? String(npm.error)
  // On a full disk npm warns about files that it could not write completely, and still exits with 0.
  const isWhole = npm.status === 0 && !said.includes('TAR_ENTRY_ERROR')
  if (isWhole && versionOf(node) === `v${version}`) return node
  rmSync(join(FOLDER, 'node_modules'), { recursive: true, force: true })
  failBecause(said, isWhole ? 'it does not run here' : 'the npm registry cannot be reached')
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}

/** This process ends like that one. Whatever that one starts by name runs on it too. */
async function goOnWith(node) {
  const PATH = dirname(node) + delimiter + process.env.PATH
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    // Ctrl-C in a terminal reaches it by itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal))
  }
  child.on('error', (error) => fail(String(error)))
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  await new Promise(() => {})
}

function failBecause(said, otherwise) {
  console.error([...new Set(said.split('\n'))].join('\n'))
  fail(REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? otherwise)
}

function fail(reason) {
  console.error(
    `Node.js ${process.versions.node} is too old, and a newer one cannot be fetched: ${reason}. ` +
      `Install Node.js ${OLDEST.join('.')} or newer.`,
  )
  process.exit(1)
}
