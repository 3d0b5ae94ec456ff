import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteIn } from '../faults/harness/database.ts'
import { productServer } from '../faults/harness/variants.ts'
import { startServer } from '../scripts/process/server-process.ts'
import type { ServerProcess } from '../scripts/process/server-process.ts'
import { DESK_PATHS } from '../src/contract/desk.ts'
import { freePort } from '../src/store/postgres/server.suite.ts'
import { startProgram } from './program.ts'
import { isListening, makeCertificate, replaced } from './proxies.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')
const OWNER = join(import.meta.dirname, '../src/owner/main.ts')
export const SECRET = 'a-secret-that-the-proxy-and-the-desk-know'
const PASSWORD = 'correct horse'
export const EDITOR = 'anna'
export const READER = 'bo'
/** Whom the log-in lets in without saying who it is. */
export const UNNAMED = 'cy'

type Place = { folder: string; port: number; deskPort: number; logInPort: number }
type LogIn = 'password' | 'log-in'
type Asked = { as?: string; path?: string; host?: string; headers?: string[]; body?: string }

const SET_UP = { caddy: caddyIn, nginx: nginxIn }

/** The desk as a service behind a proxy, set up by its file in deploy/; two people can log in. */
export async function startDeskBehind(name: 'caddy' | 'nginx', by: LogIn) {
  const { url: databaseUrl } = await sqliteIn().createDatabase()
  const server = startServer({ main: productServer(), env: { DATABASE_URL: databaseUrl } })
  await server.ready()
  const folder = mkdtempSync(join(tmpdir(), 'assessment-desk-proxy-'))
  const ports = { port: await freePort(), deskPort: await freePort(), logInPort: await freePort() }
  const { port, deskPort } = ports
  const url = `https://localhost:${port}`
  const logIn = await startLogIn(ports.logInPort)
  const desk = await startDeskProcess(databaseUrl, url, deskPort)
  const ca = makeCertificate(folder)
  const stopProxy = await startProgram({
    ...{ name, folder, command: SET_UP[name]({ folder, ...ports }, by) },
    accepts: () => isListening(port, ca),
    options: { env: { PATH: process.env['PATH'], HOME: folder, DESK_SECRET: SECRET } },
  })

  function ask({ as, path = DESK_PATHS.user, host, headers = [], body }: Asked) {
    const known =
      by === 'password' ? ['authorization', basic(as ?? '')] : ['cookie', `session=${as}`]
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({
        ...{ host: 'localhost', port, path, ca, agent: false },
        method: body === undefined ? 'GET' : 'POST',
        headers: [
          'host',
          host ?? `localhost:${port}`,
          ...(as === undefined ? [] : known),
          ...headers,
        ],
      })
      sent.on('error', reject).on('response', (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      })
      sent.end(body)
    })
  }

  return {
    ...{ url, deskPort, ask },
    async stop() {
      await stopProxy()
      logIn.close()
      await desk.kill()
      await server.kill()
    },
  }
}

async function startDeskProcess(
  databaseUrl: string,
  url: string,
  port: number,
): Promise<ServerProcess> {
  const desk = startServer({
    main: OWNER,
    args: ['desk', '--service'],
    env: {
      ...{ DATABASE_URL: databaseUrl, DESK_URL: url, DESK_PORT: String(port) },
      ...{ DESK_SECRET: SECRET, DESK_EDITORS: EDITOR },
    },
  })
  while (!desk.output().stderr.includes('listens on 127.0.0.1')) {
    if (!desk.isRunning()) throw new Error(desk.output().stderr)
    await sleep(20)
  }
  return desk
}

/** Stands for a log-in with a cookie, such as Authelia. */
async function startLogIn(port: number): Promise<Server> {
  const logIn = createServer(({ headers }, reply) => {
    const user = /session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''
    const isKnown = [EDITOR, READER].includes(user)
    const isLetIn = isKnown || user === UNNAMED
    reply.writeHead(isLetIn ? 200 : 401, isKnown ? { 'remote-user': user } : {}).end()
  })
  await new Promise<void>((resolve) => {
    logIn.listen(port, '127.0.0.1', resolve)
  })
  return logIn
}

function basic(user: string): string {
  return `Basic ${Buffer.from(`${user}:${PASSWORD}`).toString('base64')}`
}

function caddyIn({ folder, port, deskPort, logInPort }: Place, by: LogIn): [string, ...string[]] {
  const passwords = join(folder, 'passwords')
  const hash = execFileSync('caddy', ['hash-password', '--plaintext', PASSWORD]).toString().trim()
  writeFileSync(passwords, `${EDITOR} ${hash}\n${READER} ${hash}\n`)
  const files = `${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`
  const file = replaced(readFileSync(join(DEPLOY, 'desk.Caddyfile'), 'utf8'), [
    [
      '{$DESK_ADDRESS:desk.example.com} {\n',
      `{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port ${port}\n}\n\nlocalhost {\n\ttls ${files}\n`,
    ],
    ['{$DESK_PASSWORDS:/etc/caddy/desk-passwords}', passwords],
    [/\{\$DESK_UPSTREAM:127\.0\.0\.1:3100\}/g, `127.0.0.1:${deskPort}`],
    ['{$LOG_IN:127.0.0.1:9091}', `127.0.0.1:${logInPort}`],
  ])
  const chosen =
    by === 'password'
      ? file
      : replaced(file, [
          ['\timport desk_by_password\n', ''],
          ['# import desk_by_log_in', 'import desk_by_log_in'],
        ])
  writeFileSync(join(folder, 'Caddyfile'), chosen)
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

function nginxIn({ folder, port, deskPort, logInPort }: Place, by: LogIn): [string, ...string[]] {
  const passwords = join(folder, 'passwords')
  const hash = execFileSync('openssl', ['passwd', '-apr1', PASSWORD]).toString().trim()
  writeFileSync(passwords, `${EDITOR}:${hash}\n${READER}:${hash}\n`)
  writeFileSync(join(folder, 'secret.conf'), `proxy_set_header X-Desk-Secret "${SECRET}";\n`)
  const file = replaced(readFileSync(join(DEPLOY, 'nginx-desk.conf'), 'utf8'), [
    [/ *listen \[::\]:.*\n/g, ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['server_name desk.example.com;', 'server_name localhost;'],
    ['/etc/ssl/desk/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/desk/privkey.pem', join(folder, 'key.pem')],
    ['/var/log/nginx/desk.error.log', join(folder, 'error.log')],
    ['/etc/nginx/desk-passwords', passwords],
    ['/etc/nginx/desk-secret.conf', join(folder, 'secret.conf')],
    ['http://127.0.0.1:3100', `http://127.0.0.1:${deskPort}`],
    ['http://127.0.0.1:9091', `http://127.0.0.1:${logInPort}`],
  ])
  const chosen =
    by === 'password'
      ? file
      : replaced(file, [
          [/ *auth_basic .*\n *auth_basic_user_file .*\n *set \$desk_user .*\n/, ''],
          ['# auth_request /log-in;', 'auth_request /log-in;'],
          ['# auth_request_set', 'auth_request_set'],
        ])
  writeFileSync(join(folder, 'desk.conf'), chosen)
  mkdirSync(join(folder, 'temporary'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((each) => `${each}_temp_path ${folder}/temporary/${each};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `pid ${folder}/pid;`,
      'events {}',
      `http { access_log off; ${paths.join(' ')} include ${folder}/desk.conf; }`,
    ].join('\n'),
  )
  // The workers of nginx are another user where it was started as root.
  execFileSync('chmod', ['-R', 'a+rX', folder])
  return ['nginx', '-e', 'stderr', '-g', 'daemon off;', '-c', join(folder, 'nginx.conf')]
}
