import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SETUP = resolve('scripts/setup/setup.mjs')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-install-'))
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"node_modules/one":{}}}')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** npm with this output and exit code, in place of the real one. */
function install(errors, status) {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'npm'),
    `#!/bin/sh
mkdir node_modules && echo '{"packages":{"node_modules/one":{}}}' > node_modules/.package-lock.json
echo '${errors}' >&2
exit ${status}
`,
    { mode: 0o755 },
  )
  const code = `import { installPackages } from '${SETUP}'; await installPackages(); console.log('goes on')`
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env.PATH}` },
  })
  const isThere = existsSync(join(folder, 'node_modules'))
  return { status: child.status, output: child.stdout, errors: child.stderr, isThere }
}

it('goes on with what is installed', () => {
  expect(install('npm warn deprecated', 0)).toEqual({
    status: 0,
    output: 'Installing the dependencies.\ngoes on\n',
    errors: 'npm warn deprecated\n',
    isThere: true,
  })
})

it.each([
  [
    'the disk is full, of which npm only warns',
    'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write',
    0,
    'there is no room for them. They take 400 MB.',
  ],
  ['the registry is away', 'npm error code ENOTFOUND', 1, 'Is the npm registry reachable?'],
])('says so and leaves nothing half installed where %s', (_, errors, code, sentence) => {
  const told = install(errors, code)
  expect(told).toMatchObject({
    status: 1,
    output: 'Installing the dependencies.\n',
    isThere: false,
  })
  expect(told.errors).toContain(`${errors}\nThe dependencies could not be installed`)
  expect(told.errors).toContain(sentence)
})
