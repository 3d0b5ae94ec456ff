// `npm run owner -- …`: the owner's command line, built first where it is missing.
import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const BUILT = new URL('../dist/owner/main.js', import.meta.url)

if (!existsSync(BUILT)) {
  // What the build says must not mix with an export: all of it goes to standard error.
  const stdio = ['ignore', process.stderr, 'inherit']
  const { status } = spawnSync('npm', ['run', '--silent', 'build:owner'], { stdio })
  if (status !== 0) {
    console.error('The tool could not be built: run npm start once, then try again.')
    process.exit(1)
  }
}
await import(BUILT.href)
