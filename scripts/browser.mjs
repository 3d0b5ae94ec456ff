// `npm run test:e2e` and `npm run shots`: installs and builds what is missing or changed, finds a
// Chromium, and runs the command that follows.
import { buildIfChanged } from './build/built.mjs'
import { run } from './process/run.mjs'
import { findChromium, installDependencies } from './setup/setup.mjs'

const [command, ...args] = process.argv.slice(2)

await installDependencies()
const CHROMIUM_PATH = await findChromium()
const isDone = (await buildIfChanged()) && (await run(command, args, { env: { CHROMIUM_PATH } }))
process.exit(isDone ? 0 : 1)
