import { SITE } from '../../generated/site.ts'

/** Where visitors find the site: PUBLIC_URL, which the desk's server puts into the page, or what the folder says. */
export function siteAddress(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')
  return meta?.content || SITE.address
}
