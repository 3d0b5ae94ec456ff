import { readDeskUrl } from '../../channels/desk-url.ts'
import { isUserName } from './access.ts'
import type { ServiceSettings } from './access.ts'

const USUAL_PORT = 3100
const LEAST_SECRET_LENGTH = 32

/** Throws a sentence that says what is wrong, without the secret. */
export function readServiceSettings(env: NodeJS.ProcessEnv): ServiceSettings {
  return {
    url: readUrl(env['DESK_URL'] ?? ''),
    port: readPort(env['DESK_PORT'] || String(USUAL_PORT)),
    secret: readSecret(env['DESK_SECRET'] ?? ''),
    editors: readEditors(env['DESK_EDITORS'] ?? ''),
  }
}

function readUrl(text: string): URL {
  const url = readDeskUrl(text)
  if (url) return url
  throw new Error(
    `DESK_URL must be where your desk opens, such as https://desk.provider.com, but is '${text}'`,
  )
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 1 && port <= 65_535) return port
  throw new Error(`DESK_PORT must be a number from 1 to 65535, but is '${text}'`)
}

function readSecret(text: string): string {
  // A header carries no other characters, and no space at its ends.
  if (text.length >= LEAST_SECRET_LENGTH && /^[\x21-\x7e]+$/.test(text)) return text
  throw new Error(
    `DESK_SECRET must have at least ${LEAST_SECRET_LENGTH} characters and no space: openssl rand -hex 32 makes one`,
  )
}

function readEditors(text: string): ReadonlySet<string> {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const wrong = names.find((name) => !isUserName(name))
  if (wrong === undefined) return new Set(names)
  throw new Error(`DESK_EDITORS must list names as your log-in has them, but has '${wrong}'`)
}
