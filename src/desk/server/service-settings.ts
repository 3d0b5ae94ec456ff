import { readSetting } from '../../http/settings.ts'
import type { SettingName } from '../../http/settings.ts'
import { openAccountsFile } from './accounts-file.ts'

/** Throws a sentence about an invalid setting. */
export function readServiceSettings(env: NodeJS.ProcessEnv, onWarning: (sentence: string) => void) {
  const given = withoutBlanks(env)
  const file = given['DESK_USERS']
  if (!file) {
    throw new Error('Set DESK_USERS to a file with the people who may log in: see owner desk-user')
  }
  return {
    readAccounts: openAccountsFile(file, onWarning),
    /** The address of the desk behind a proxy. */
    url: readUrl(env),
    /** Proxies whose X-Forwarded-For is trusted, besides this machine. */
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
