import { readSetting } from '../../http/settings.ts'
import type { SettingName } from '../../http/settings.ts'
import { openAccountsFile } from './accounts-file.ts'

/** Throws a sentence about an invalid setting. */
export function readServiceSettings(env: NodeJS.ProcessEnv, onWarning: (sentence: string) => void) {
  const file = env['DESK_USERS']
  if (!file) {
    throw new Error('Set DESK_USERS to a file with the people who may log in: see owner desk-user')
  }
  return {
    readAccounts: openAccountsFile(file, onWarning),
    /** Proxies whose X-Forwarded-For is trusted, besides this machine. */
    trustedProxies: settingIn(env, 'TRUSTED_PROXIES'),
    host: settingIn(env, 'DESK_HOST'),
    port: settingIn(env, 'DESK_PORT'),
  }
}

/** A blank one counts as not set. Throws a sentence about a wrong value. */
export function settingIn<Name extends SettingName>(env: NodeJS.ProcessEnv, name: Name) {
  return readSetting(env[name] === '' ? {} : env, name, (sentence) => {
    throw new Error(sentence)
  })
}
