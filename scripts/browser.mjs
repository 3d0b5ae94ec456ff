// `npm run test:e2e` and `npm run shots`: installs and builds what is missing or changed, finds a
// Chromium, and runs the command that follows.
import './setup/runtime.mjs'
import { buildIfChanged } from './build/built.mjs'
import { run } from './process/run.mjs'
import { findChromium, installPackages } from './setup/setup.mjs'

const [command, ...args] = process.argv.slice(2)

await installPackages()
const CHROMIUM_PATH = await findChromium()
const isDone = (await buildIfChanged()) && (await run(command, args, { env: { CHROMIUM_PATH } }))
process.exit(isDone ? 0 : 1)
