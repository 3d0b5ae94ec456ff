// The settings in .env, for whoever starts it by hand. A service gets them from its own environment.
import { existsSync, readFileSync } from 'node:fs'
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
  if (mistakes.length > 0) {
    console.error(mistakes.join('\n'))
    process.exit(1)
  }
  for (const [name, value] of Object.entries(settings)) env[name] ??= value
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
