import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { freePort } from '../../scripts/process/free-port.ts'
import { startProgram } from './program.ts'

export const PROXIES = ['nginx', 'caddy'] as const
export type ProxyName = (typeof PROXIES)[number]

/** A proxy in front of servers, set up by its file in deploy/. */
export type Proxy = {
  url: string
  /** Where it listens for plain http. */
  plainUrl: string
  /** Its certificate, for clients to trust. */
  certificate: string
  stop(): Promise<void>
}

const DEPLOY = join(import.meta.dirname, '../../deploy')
const HANDBOOK = join(import.meta.dirname, '../../docs/operate.md')
/** A service that wants more files has to ask for them. */
const AS_SYSTEMD_STARTS = 'ulimit -Sn 1024; exec "$@"'

/** Says it where a program is not there: its tests are skipped. */
export function isMissing(program: string): boolean {
  const { error } = spawnSync(program, ['--version'], { stdio: 'ignore' })
  if (error) console.warn(`Skipped: ${program} is not installed (Debian: apt install ${program}).`)
  return error !== undefined
}

type Place = { folder: string; port: number; plainPort: number; upstreams: readonly string[] }

/** `upstreams`: 'host:port' each. */
export async function startProxy(name: ProxyName, upstreams: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `assessment-${name}-`))
  // The workers of nginx are another user where it was started as root.
  chmodSync(folder, 0o755)
  const certificate = makeCertificate(folder)
  const place = { folder, upstreams, port: await freePort(), plainPort: await freePort() }
  const command = SET_UP[name](place)
  const { PATH = '' } = process.env
  const stop = await startProgram({
    name,
    command: ['sh', '-c', AS_SYSTEMD_STARTS, 'sh', ...command],
    folder,
    accepts: () => isListening(place.port, certificate),
    options: { env: { PATH, HOME: folder } },
  })
  return {
    url: `https://localhost:${place.port}`,
    plainUrl: `http://localhost:${place.plainPort}`,
    certificate,
    stop,
  }
}

const SET_UP = { nginx: nginxIn, caddy: caddyIn }

/** Debian's own nginx, changed as docs/operate.md says. */
function nginxIn({ folder, port, plainPort, upstreams }: Place) {
  const etc = join(folder, 'etc')
  cpSync('/etc/nginx', etc, { recursive: true })
  const steps = readFileSync(HANDBOOK, 'utf8').match(/^(cp|sed) .*\/etc\/nginx\/.*$/gm) ?? []
  if (steps.length !== 3) throw new Error('docs/operate.md has other commands for nginx')
  for (const step of steps) {
    const command = step.replaceAll('/etc/nginx', etc).replaceAll('deploy/', `${DEPLOY}/`)
    execFileSync('sh', ['-c', command])
  }
  const servers = upstreams.map((upstream) => `server ${upstream} max_fails=0;`)
  const site = join(etc, 'conf.d/assessment.conf')
  changeFile(site, [
    [/server 127\.0\.0\.1:3000 max_fails=0;\n(?: *#.*\n)+/, `${servers.join('\n')}\n`],
    [/ *listen \[::\]:.*\n/g, ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    [/server_name assessment\.example\.com;/g, 'server_name localhost;'],
    ['/etc/ssl/assessment/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/assessment/privkey.pem', join(folder, 'key.pem')],
    ['/var/log/nginx/assessment.error.log', join(folder, 'error.log')],
  ])
  changeFile(join(etc, 'sites-enabled/default'), [
    [/listen 80 /, `listen 127.0.0.1:${plainPort} `],
    [/ *listen \[::\]:.*\n/g, ''],
  ])
  const main = join(etc, 'nginx.conf')
  changeFile(main, [
    ['/run/nginx.pid', join(folder, 'pid')],
    [/\/var\/log\/nginx/g, folder],
    [/\/etc\/nginx/g, etc],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((each) => `${each}_temp_path ${folder}/${each};`)
  writeFileSync(join(etc, 'conf.d/paths.conf'), paths.join('\n'))
  return ['nginx', '-e', 'stderr', '-g', 'daemon off;', '-c', main]
}

function changeFile(path: string, changes: Parameters<typeof replaced>[1]): void {
  // Debian has links there.
  const text = replaced(readFileSync(path, 'utf8'), changes)
  rmSync(path)
  writeFileSync(path, text)
}

function caddyIn({ folder, port, plainPort, upstreams }: Place) {
  const ports = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n`
  const files = `${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`
  const file = replaced(readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8'), [
    [/^\{\n/m, ports],
    ['{$SITE_ADDRESS:assessment.example.com} {\n', `localhost {\n\ttls ${files}\n`],
    ['{$UPSTREAMS:127.0.0.1:3000}', upstreams.join(' ')],
  ])
  writeFileSync(join(folder, 'Caddyfile'), file)
  mkdirSync(join(folder, 'home'))
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

/** Only root can let HAProxy go on as another user. */
export function changedForThisUser(text: string): string {
  return process.getuid?.() === 0 ? text : replaced(text, [[/^global\n(?: .*\n)+/m, '']])
}

/** Throws if a text is not found: the file has changed, and would be tested with its own values. */
export function replaced(
  text: string,
  changes: readonly (readonly [from: string | RegExp, to: string])[],
): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, () => to)
    if (after === before) throw new Error(`${String(from)} is not in the file`)
    return after
  }, text)
}

function makeCertificate(folder: string): string {
  const file = join(folder, 'certificate.pem')
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(folder, 'key.pem'), '-out', file],
    ],
    { stdio: 'pipe' },
  )
  return readFileSync(file, 'utf8')
}

function isListening(port: number, ca: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, ca, servername: 'localhost' }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
