// `npm run bench`: installs what is missing, builds, measures. Words after `--` pick parts:
// `npm run bench -- inserts scale`; with `--quick` it only shows that the runner works.
import { existsSync } from 'node:fs'
import { findChromium, installDependencies, run } from '../scripts/setup.mjs'

const LIGHTHOUSE = 'bench/lighthouse'

installDependencies()
const isReady =
  (existsSync(`${LIGHTHOUSE}/node_modules/lighthouse`) ||
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', LIGHTHOUSE])) &&
  run('npm', ['run', '--silent', 'build'])
if (!isReady) process.exit(1)
const measured = run('node_modules/.bin/tsx', ['bench/main.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: findChromium(),
})
process.exit(measured ? 0 : 1)
