import { readSetting } from '../../http/settings.ts'
import type { SettingName } from '../../http/settings.ts'
import { openAccountsFile } from './accounts-file.ts'
import type { ReadAccounts } from './accounts-file.ts'

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
  const given = withoutBlanks(env)
  const file = given['DESK_USERS']
  if (!file) {
    throw new Error('Set DESK_USERS to a file with the people who may log in: see owner desk-user')
  }
  return {
    readAccounts: openAccountsFile(file, onWarning),
    url: readUrl(env),
    trustedProxies: settingIn(given, 'TRUSTED_PROXIES'),
    host: settingIn(given, 'DESK_HOST'),
    port: settingIn(given, 'DESK_PORT'),
  }
}

export function readUrl(env: NodeJS.ProcessEnv): URL | undefined {
  return settingIn(withoutBlanks(env), 'DESK_URL')
}

/** Throws a sentence about a wrong value. */
export function settingIn<Name extends SettingName>(env: NodeJS.ProcessEnv, name: Name) {
  return readSetting(env, name, (sentence) => {
    throw new Error(sentence)
  })
}

function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}
