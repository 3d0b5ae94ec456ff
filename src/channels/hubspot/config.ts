import type { Result } from '../../domain/result.ts'

export type HubspotConfig = {
  /** Of a private app: whoever has it can change contacts. */
  token: string
  api: URL
}

const API = new URL('https://api.hubapi.com')
const TOKEN_ERROR =
  'HUBSPOT_TOKEN must be the access token of a private app, such as pat-eu1-… with 20 characters or more.'

/** The error does not repeat the token. */
export function parseHubspot(token: string | undefined): Result<HubspotConfig | undefined, string> {
  if (token === undefined) return { ok: true, value: undefined }
  return /^[\w-]{20,500}$/.test(token)
    ? { ok: true, value: { token, api: API } }
    : { ok: false, error: TOKEN_ERROR }
}
