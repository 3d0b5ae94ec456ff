// `npm run owner -- …`: the owner's command line, built first where it is missing.
import './setup/runtime.mjs'
import { existsSync } from 'node:fs'
import { run } from './process/run.mjs'

const BUILT = new URL('../dist/owner/main.js', import.meta.url)

if (!existsSync(BUILT)) {
  // What the build says must not mix with an export: all of it goes to standard error.
  const stdio = ['ignore', process.stderr, 'inherit']
  if (!(await run(process.execPath, ['scripts/build.mjs'], { stdio }))) {
    console.error('The tool could not be built: run npm start once, then try again.')
    process.exit(1)
  }
}
await import(BUILT.href)
