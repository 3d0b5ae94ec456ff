import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { certificateFor } from '../../tests/support/certificate.ts'
import { readEnv } from './env-file.mjs'

function read(text) {
  const mistakes = []
  const settings = { ...readEnv(Buffer.isBuffer(text) ? text : Buffer.from(text), mistakes) }
  return { settings, mistakes }
}

it.each([
  ['quotes', 'MAIL_FROM="Example <a@example.com>"\n', { MAIL_FROM: 'Example <a@example.com>' }],
  ['a byte order mark', '\ufeffPORT=3001\n', { PORT: '3001' }],
  ['line ends of Windows', 'PORT=3001\r\nHOST=0.0.0.0\r\n', { PORT: '3001', HOST: '0.0.0.0' }],
  ['export, and comments', '# a\n\nexport PORT=3001 # b\n', { PORT: '3001' }],
  ['what Compose knows', 'COMPOSE_PROJECT_NAME=a\n', { COMPOSE_PROJECT_NAME: 'a' }],
])('reads %s', (_, text, settings) => {
  expect(read(text)).toEqual({ settings, mistakes: [] })
})

it.each([
  [
    'a name that is no setting',
    'RETENTION_DAY=30\n',
    '.env sets RETENTION_DAY, which is no setting',
  ],
  ['a line without =', 'PORT=1\nHOST: 0.0.0.0\n', 'Line 2 of .env must be NAME=value'],
  ['what PowerShell writes', Buffer.from('\ufeffPORT=3001', 'utf16le'), 'save it as UTF-8'],
])('says what is wrong with %s', (_, text, sentence) => {
  expect(read(text).mistakes).toEqual([expect.stringContaining(sentence)])
})

/** A command beside a .env, with PORT in its environment. */
function run(text, code = 'console.log(process.env.HOST, process.env.PORT)') {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('.env.example', join(folder, '.env.example'))
  cpSync('scripts/setup/env-file.mjs', join(folder, 'scripts/setup/env-file.mjs'))
  if (text !== undefined) writeFileSync(join(folder, '.env'), text)
  const main = join(folder, 'main.mjs')
  writeFileSync(
    main,
    `import { loadEnvFile } from './scripts/setup/env-file.mjs'
     loadEnvFile()
     ${code}`,
  )
  const env = { PATH: process.env.PATH, PORT: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { cwd: tmpdir(), env })
  return { status, output: String(stdout), errors: String(stderr) }
}

it('sets what the environment does not, and nothing without a file', () => {
  expect(run(undefined)).toEqual({ status: 0, output: 'undefined 1\n', errors: '' })
  expect(run('HOST=0.0.0.0\nPORT=2\n')).toEqual({ status: 0, output: '0.0.0.0 1\n', errors: '' })
})

it('tells Node.js of an authority for certificates, which it has looked for before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-authority-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { cert } = certificateFor('localhost')
  writeFileSync(join(folder, 'ca.pem'), cert)
  const code = `const { getCACertificates } = await import('node:tls')
    console.log(getCACertificates().some((each) => each.trim() === ${JSON.stringify(cert.trim())}))`
  const settings = `NODE_EXTRA_CA_CERTS=${folder}/ca.pem\n`
  expect(run(settings, code)).toEqual({ status: 0, output: 'true\n', errors: '' })
  expect(run(`NODE_EXTRA_CA_CERTS=${folder}/none.pem\n`)).toMatchObject({
    status: 1,
    errors: `NODE_EXTRA_CA_CERTS in .env must name a file with certificates, but is '${folder}/none.pem'.\n`,
  })
})

it('tells Node.js of a proxy, which it has looked for before', () => {
  const code = `
    const { createServer } = await import('node:http')
    const proxy = createServer((_request, reply) => reply.end('by proxy')).listen(0)
    process.env.HTTP_PROXY = 'http://localhost:' + proxy.address().port
    delete process.env.NODE_USE_ENV_PROXY
    loadEnvFile()
    console.log(await (await fetch('http://crm.invalid/')).text())
    process.exit()`
  expect(run('NODE_USE_ENV_PROXY=1\n', code).output).toBe('by proxy\n')
})

it('ends with a sentence for each mistake', () => {
  const { status, output, errors } = run('HOTS=0.0.0.0\nPORT\n')
  expect({ status, output }).toEqual({ status: 1, output: '' })
  expect(errors.trim().split('\n')).toHaveLength(2)
})
