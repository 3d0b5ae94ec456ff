// Runs before anything is installed: plain JavaScript, nothing but Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'

const LOCKFILE = 'package-lock.json'
const INSTALLED = 'node_modules/.installed-lockfile'
const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Runs a command with this terminal; false when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** Installs the dependencies of the lockfile where they are missing or of another lockfile. */
export function installDependencies() {
  const hash = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === hash) return
  console.log(
    'Installing the dependencies. The database driver may be compiled: about two minutes.',
  )
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error('The dependencies could not be installed. Is the npm registry reachable?')
    process.exit(1)
  }
  writeFileSync(INSTALLED, hash)
}

/**
 * A Chromium for the browser tests: $CHROMIUM_PATH, one on the machine, Playwright's own, or the
 * distribution's. The path, or '' where Playwright's own is to be used.
 */
export function findChromium() {
  const found = chromiumOnMachine()
  if (found !== undefined) return found
  console.log("No Chromium found: trying Playwright's own.")
  if (run('npx', ['playwright', 'install', 'chromium'])) return ''
  console.log("Playwright's own could not be fetched: trying the distribution's package.")
  const installed =
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])
  const path = installed ? chromiumOnMachine() : undefined
  if (path !== undefined) return path
  console.error('There is no Chromium: install one, or name it in CHROMIUM_PATH.')
  process.exit(1)
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
