import type { OnMistake } from '../../http/settings.ts'

export type HubspotConfig = {
  /** Of a private app: whoever has it can change contacts. */
  token: string
  api: URL
}

const API = new URL('https://api.hubapi.com')
const TOKEN_MISTAKE =
  'HUBSPOT_TOKEN must be the access token of a private app, such as pat-eu1-… with 20 characters or more'

/** `undefined` without the setting. The mistake does not repeat the token. */
export function readHubspot(
  token: string | undefined,
  onMistake: OnMistake,
): HubspotConfig | undefined {
  if (token === undefined) return undefined
  if (/^[\w-]{20,500}$/.test(token)) return { token, api: API }
  onMistake(TOKEN_MISTAKE)
  return undefined
}
