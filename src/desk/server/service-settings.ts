import { readDeskUrl } from '../../channels/desk-url.ts'
import { readProxies } from '../../http/trusted-proxies.ts'
import { openAccountsFile } from './accounts-file.ts'
import type { ReadAccounts } from './accounts-file.ts'

const USUAL_PORT = 3100

export type ServiceSettings = {
  readAccounts: ReadAccounts
  /** The address of the desk behind a proxy. */
  url: URL | undefined
  /** Proxies whose X-Forwarded-For is trusted, besides this machine. */
  trustedProxies: readonly string[]
  host: string
  port: number
}

/** Throws a sentence about an invalid setting. */
export function readServiceSettings(
  env: NodeJS.ProcessEnv,
  onWarning: (sentence: string) => void,
): ServiceSettings {
  const file = env['DESK_USERS']
  if (!file) {
    throw new Error('Set DESK_USERS to a file with the people who may log in: see owner desk-user')
  }
  return {
    readAccounts: openAccountsFile(file, onWarning),
    url: readUrl(env),
    trustedProxies: readTrusted(env['TRUSTED_PROXIES']),
    host: env['DESK_HOST'] || '127.0.0.1',
    port: readPort(env['DESK_PORT'] || String(USUAL_PORT)),
  }
}

export function readUrl({ DESK_URL: text }: NodeJS.ProcessEnv): URL | undefined {
  const url = text ? readDeskUrl(text) : undefined
  if (url || !text) return url
  throw new Error(
    `DESK_URL must be where your desk opens, such as https://desk.provider.com, but is '${text}'`,
  )
}

function readTrusted(text: string | undefined): readonly string[] {
  const proxies = text ? readProxies(text) : []
  if (proxies) return proxies
  throw new Error(
    `TRUSTED_PROXIES must be a list such as 10.0.0.7, 192.168.0.0/16, but is '${text}'`,
  )
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 1 && port <= 65_535) return port
  throw new Error(`DESK_PORT must be a number from 1 to 65535, but is '${text}'`)
}
