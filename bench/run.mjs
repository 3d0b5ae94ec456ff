// `npm run bench`: installs and builds what is missing or changed, measures. Words after `--` pick
// parts: `npm run bench -- inserts scale`; `--before=FILE`, the main file of an earlier server, measures its
// paints too, `--before-code=CODE` where it writes the measured report with another code; with `--quick` it
// only shows that the runner works.
import '../scripts/setup/runtime.mjs'
import { existsSync } from 'node:fs'
import { buildIfChanged } from '../scripts/build/built.mjs'
import { run } from '../scripts/process/run.mjs'
import { findChromium, installPackages, linkPostgres } from '../scripts/setup/setup.mjs'

const LIGHTHOUSE = 'bench/browser/lighthouse'

await installPackages()
const CHROMIUM_PATH = await findChromium()
await linkPostgres()
const isMeasured =
  (existsSync(`${LIGHTHOUSE}/node_modules/lighthouse`) ||
    (await run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', LIGHTHOUSE]))) &&
  (await buildIfChanged()) &&
  (await run(process.execPath, ['bench/main.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH },
  }))
process.exit(isMeasured ? 0 : 1)
