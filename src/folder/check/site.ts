import { isEmail } from '../../domain/lead/email.ts'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import { readList } from '../conditions.ts'
import type { StructureFile } from '../shape.ts'

const MAX_LOGO_KB = 100

/** What browsers and chats show of a site, with the kilobytes that each may have. */
const PICTURES = {
  'share-preview.png': 1000,
  'favicon.svg': 100,
  'favicon.ico': 100,
  'apple-touch-icon.png': 100,
}

const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/

const HOW_COLORS_ARE =
  'Write a “#” and six digits or letters from a to f between straight quotes: color: "#0b5768"'

/** Free mail providers, where a folder names none of its own. */
const CONSUMER_DOMAINS = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'live.com', 'aol.com', 'icloud.com'],
  'protonmail.com',
]

/** `folder`: where a logo's path begins. */
export function readSite(site: StructureFile['site'], folder: string, complain: Complain): Site {
  checkAddresses()
  checkDetails()
  return {
    address: site.address,
    provider: site.provider,
    demo: site.demo,
    contact: site.contact,
    privacy: site.privacy,
    since: site.since === undefined ? undefined : Number(site.since),
    color: site.color,
    logo: readLogo(),
    pictures: readPictures(folder, complain),
    ownDomains: domainsOf('own email domains', []),
    refusedDomains: domainsOf('refused email domains', CONSUMER_DOMAINS),
  }

  function checkAddresses(): void {
    for (const name of ['demo', 'privacy'] as const) {
      const address = site[name]
      if (address !== undefined && !isWebAddress(address)) {
        refuse(
          name,
          `“${address}” is not an address. Write all of it, from “https://” on, or leave the line out.`,
        )
      }
    }
    if (!isWebAddress(site.address) || new URL(site.address).origin !== site.address) {
      refuse(
        'address',
        `“${site.address}” is not the address of a site. Write it from “https://” on, without a “/” at its end.`,
      )
    }
  }

  function checkDetails(): void {
    if (site.contact !== undefined && !isEmail(site.contact)) {
      refuse(
        'contact',
        `“${site.contact}” is not an email address. Write one, as in “hello@example.com”.`,
      )
    }
    if (site.since !== undefined && !/^20\d\d$/.test(site.since)) {
      refuse('since', `“${site.since}” is not a year. Write four digits, as in “2026”.`)
    }
    if (site.color !== undefined && !/^#[0-9a-f]{6}$/i.test(site.color)) {
      refuse('color', `“${site.color}” is not a color. ${HOW_COLORS_ARE}`)
    }
  }

  function refuse(name: string, text: string): void {
    complain(['site', name], text)
  }

  /** The whole path of the file. */
  function readLogo(): string | undefined {
    if (site.logo === undefined) return undefined
    const path = join(folder, site.logo)
    if (!/\.(svg|png|webp)$/.test(path)) {
      refuse(
        'logo',
        `“${site.logo}” is not a picture that pages can show. Use an .svg, .png or .webp file.`,
      )
    } else if (!existsSync(path)) {
      refuse('logo', `there is no file “${site.logo}” beside this one.`)
    } else if (!statSync(path).isFile()) {
      refuse('logo', `“${site.logo}” is a folder, not a picture.`)
    } else if (statSync(path).size > MAX_LOGO_KB * 1000) {
      refuse(
        'logo',
        `this picture has ${Math.round(statSync(path).size / 1000)} kB, and every page loads it. Use one of at most ${MAX_LOGO_KB} kB.`,
      )
    }
    return path
  }

  function domainsOf(
    name: 'own email domains' | 'refused email domains',
    others: readonly string[],
  ): readonly string[] {
    const text = site[name]
    if (text === undefined) return others
    if (text === 'none') return []
    const domains = readList(text)
    for (const domain of domains) {
      if (!DOMAIN.test(domain)) {
        refuse(
          name,
          `“${domain}” is not a domain. Write “none”, or what follows the “@”, in small letters, with commas between several.`,
        )
      }
    }
    return domains
  }
}

function readPictures(folder: string, complain: Complain): readonly string[] {
  return Object.entries(PICTURES).flatMap(([name, most]) => {
    const path = join(folder, name)
    if (!existsSync(path)) return []
    const size = Math.round(statSync(path).size / 1000)
    if (!statSync(path).isFile()) {
      complain([], `“${name}” is a folder, not a picture.`)
    } else if (size > most) {
      complain([], `${name} has ${size} kB. Use a picture of at most ${most} kB.`)
    }
    return [path]
  })
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}
