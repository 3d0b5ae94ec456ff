// The settings in .env, for whoever starts it by hand. A service gets them from its own environment.
import { existsSync, readFileSync } from 'node:fs'
// Named imports would end an old Node.js before it can be replaced.
import http from 'node:http'
import tls from 'node:tls'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const ROOT = new URL('../../', import.meta.url)
const KNOWN = /^#?([A-Z_]+)=/gm

/** Sets what the environment does not. Ends with a sentence where a line cannot be understood. */
export function loadEnvFile(env = process.env) {
  const file = fileURLToPath(new URL('.env', ROOT))
  if (!existsSync(file)) return
  const mistakes = []
  const settings = readEnv(readFileSync(file), mistakes)
  const added = Object.entries(settings).filter(([name]) => env[name] === undefined)
  Object.assign(env, Object.fromEntries(added))
  tellNode(Object.fromEntries(added), mistakes)
  if (mistakes.length === 0) return
  console.error(mistakes.join('\n'))
  process.exit(1)
}

/** What Node.js reads of its environment, it has read before. */
function tellNode({ NODE_EXTRA_CA_CERTS: file, NODE_USE_ENV_PROXY }, mistakes) {
  if (NODE_USE_ENV_PROXY === '1') http.setGlobalProxyFromEnv()
  if (!file) return
  try {
    tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(file, 'utf8')])
  } catch {
    mistakes.push(
      `NODE_EXTRA_CA_CERTS in .env must name a file with certificates, but is '${file}'.`,
    )
  }
}

/** Not `process.loadEnvFile`: that takes a byte order mark for a part of the first name, and skips what it cannot read. */
export function readEnv(bytes, mistakes) {
  const text = decoded(bytes)
  if (text === undefined) {
    mistakes.push('.env has another encoding: save it as UTF-8.')
    return {}
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!/^\s*(#|$|(export\s+)?[\w.-]+\s*=)/.test(line)) {
      mistakes.push(`Line ${index + 1} of .env must be NAME=value, or begin with #.`)
    }
  }
  const settings = parseEnv(text)
  const known = knownNames()
  for (const name of Object.keys(settings)) {
    // Docker Compose reads the same file.
    if (!known.includes(name) && !name.startsWith('COMPOSE_')) {
      mistakes.push(`.env sets ${name}, which is no setting: .env.example has them all.`)
    }
  }
  return settings
}

/** Without a byte order mark. */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function knownNames() {
  const example = readFileSync(new URL('.env.example', ROOT), 'utf8')
  return Array.from(example.matchAll(KNOWN), ([, name]) => name)
}
