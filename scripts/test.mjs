// `npm test`: installs what is missing, then every check that a change must pass. It goes on after a
// failure, so that one run tells all, and closes with one line over all of them.
import './setup/runtime.mjs'
import { buildIfChanged } from './build/built.mjs'
import {
  clearResults,
  countBrowserTests,
  countCheck,
  countOf,
  countTests,
  endWith,
} from './process/count.mjs'
import { findChromium, installPackages, linkPostgres } from './setup/setup.mjs'

await installPackages()
const CHROMIUM_PATH = await findChromium()
await linkPostgres()
clearResults()

const counts = await Promise.all([
  countCheck('format', 'oxfmt', '--check'),
  countCheck('types', 'tsc', '-b'),
  countCheck('lint', 'oxlint', '--deny-warnings'),
  countCheck('unused code', 'knip'),
  countCheck('code that only tests use', 'knip', '--production'),
])
counts.push(countOf('build', await buildIfChanged()))
counts.push(await countTests('unit tests', 'unit'))
counts.push(await countBrowserTests('browser tests', 'e2e', { env: { CHROMIUM_PATH } }))
counts.push(
  await countTests('faults that may cost no row', 'faults', {
    args: ['--config', 'vitest.faults.config.ts', '--mode', 'kept'],
  }),
)
endWith(counts)
