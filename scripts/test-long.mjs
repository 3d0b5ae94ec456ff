// `npm run test:long`: what `npm test` leaves out, because it takes long or because it proves the tests
// and the host rather than a change. For every night, and before a release.
import './setup/runtime.mjs'
import { buildIfChanged } from './build/built.mjs'
import { clearResults, countBrowserTests, countOf, countTests, endWith } from './process/count.mjs'
import { findChromium, installPackages, linkPostgres } from './setup/setup.mjs'

const LONG = { LONG: '1' }

await installPackages()
const CHROMIUM_PATH = await findChromium()
await linkPostgres()
clearResults()

endWith([
  countOf('build', await buildIfChanged()),
  await countTests('every answer, and outages', 'unit-long', { env: LONG }),
  await countBrowserTests('long browser tests', 'e2e-long', {
    env: { CHROMIUM_PATH, ...LONG },
  }),
  await countTests('faults and their controls', 'faults', {
    args: ['--config', 'vitest.faults.config.ts'],
  }),
  await countTests('behind proxies, poolers and a standby', 'hosting', {
    args: ['--config', 'hosting/vitest.config.ts'],
    env: { CHROMIUM_PATH },
  }),
])
