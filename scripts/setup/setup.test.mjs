import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
function install(errors = '', status = 0) {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'npm'),
    `#!/bin/sh
mkdir -p node_modules/one && echo {} > node_modules/one/package.json
echo '{"packages":{"node_modules/one":{}}}' > node_modules/.package-lock.json
echo "$*" > npm-arguments
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

const OURS = { os: [process.platform], cpu: [process.arch] }

/** Packages with what the lockfile says of them, and which of them are recorded and there. */
function writePackages(locked, recorded, folders = recorded) {
  const lockfileOf = (names) =>
    JSON.stringify({
      packages: Object.fromEntries(
        names.map((name) => [`node_modules/${name}`, locked[name] ?? {}]),
      ),
    })
  writeFileSync(join(folder, 'package-lock.json'), lockfileOf(Object.keys(locked)))
  for (const name of folders) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}')
  }
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), lockfileOf(recorded))
}

it.each([
  ['all are there', { one: {}, two: {} }, ['one', 'two']],
  [
    'one is for another C library',
    { one: {}, two: { ...OURS, optional: true, libc: ['other'] } },
    ['one'],
  ],
  ['only another machine needs one', { one: {}, two: { optional: true } }, ['one']],
])('installs nothing where %s', (_, locked, there) => {
  writePackages(locked, there)
  expect(install()).toMatchObject({ status: 0, output: 'goes on\n' })
})

it.each([
  ['a package is missing', { one: {}, two: { dev: true } }, ['one']],
  ['one for this machine is missing', { one: {}, two: { ...OURS, optional: true } }, ['one']],
  ['a folder is gone', { one: {}, two: {} }, ['one', 'two'], ['one']],
  ['one more is there', { one: {} }, ['one', 'two']],
])('installs everything, whatever npm is set to leave out, where %s', (_, locked, ...there) => {
  writePackages(locked, ...there)
  expect(install('npm warn deprecated')).toMatchObject({
    status: 0,
    output: 'Installing the dependencies.\ngoes on\n',
    errors: expect.stringMatching(/^npm warn deprecated\n/),
    isThere: true,
  })
  expect(readFileSync(join(folder, 'npm-arguments'), 'utf8')).toContain(
    'ci --include=dev --include=optional --include=peer --bin-links',
  )
})

it('names what npm has left out', () => {
  writePackages({ one: {}, two: { ...OURS, optional: true } }, ['one'])
  expect(install().errors).toContain('npm has not installed node_modules/two.\n')
})
