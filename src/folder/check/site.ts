import type { Site } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import { readList } from '../conditions.ts'
import type { StructureFile } from '../shape.ts'
import { STRUCTURE_FILE } from '../source-files.ts'

const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/

export function readSite(site: StructureFile['site'], complain: Complain): Site {
  for (const name of ['demo', 'privacy'] as const) {
    if (!isWebAddress(site[name])) {
      refuse(name, `“${site[name]}” is not an address. Write all of it, from “https://” on.`)
    }
  }
  if (!isWebAddress(site.address) || new URL(site.address).origin !== site.address) {
    refuse(
      'address',
      `“${site.address}” is not the address of a site. Write it from “https://” on, without a “/” at its end.`,
    )
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(site.contact)) {
    refuse('contact', `“${site.contact}” is not an email address.`)
  }
  if (!/^20\d\d$/.test(site.since)) refuse('since', `“${site.since}” is not a year.`)
  return {
    address: site.address,
    provider: site.provider,
    demo: site.demo,
    contact: site.contact,
    privacy: site.privacy,
    since: Number(site.since),
    ownDomains: domainsOf('own email domains'),
    refusedDomains: domainsOf('refused email domains'),
  }

  function refuse(name: string, text: string): void {
    complain(STRUCTURE_FILE, ['site', name], text)
  }

  function domainsOf(name: 'own email domains' | 'refused email domains'): readonly string[] {
    const domains = readList(site[name])
    for (const domain of domains) {
      if (!DOMAIN.test(domain)) {
        refuse(
          name,
          `“${domain}” is not a domain. Write what follows the “@”, in small letters, with commas between several.`,
        )
      }
    }
    return domains
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}
