import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copySources } from '../scripts/checks/copy-sources.ts'

/** The main file of a server beside a build of changed sources: the code of its pages has other names. */
export function makeOtherBuild(): string {
  const folder = join(inject('folders').builds, 'other')
  const main = join(folder, 'src/server/main.ts')
  if (existsSync(main)) return main
  copySources(folder)
  appendFileSync(join(folder, 'src/web/entry-client.tsx'), "\nconsole.info('another build')\n")
  // Without the test runner's NODE_ENV, under which React is built for development.
  const { NODE_ENV: _testing, ...env } = process.env
  execFileSync('node', ['scripts/build.mjs'], { cwd: folder, env, stdio: 'pipe' })
  return main
}
