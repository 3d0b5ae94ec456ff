import { OWNER_CHANNELS } from '../contract/event.ts'
import type { Channel } from '../contract/event.ts'

const SETTINGS = {
  webhook: 'WEBHOOK_URL',
  chat: 'NOTIFY_URL',
  mail: 'NOTIFY_EMAILS',
  hubspot: 'HUBSPOT_TOKEN',
}

/** The channels through which leads and responses are sent, by the settings of the server. */
export function channelsIn(env: NodeJS.ProcessEnv): Channel[] {
  return OWNER_CHANNELS.filter((channel) => env[SETTINGS[channel]])
}
