import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import { readListOrNone } from '../conditions.ts'
import type { StructureFile } from '../shape.ts'

const MAX_LOGO_KB = 100

/** What browsers and chats show of a site, with the kilobytes that each may have. */
const PICTURES = {
  'share-preview.png': 1000,
  'favicon.svg': 100,
  'favicon.ico': 100,
  'apple-touch-icon.png': 100,
}

/** Free mail providers, where a folder names none of its own. */
const CONSUMER_DOMAINS =
  'gmail.com, yahoo.com, hotmail.com, outlook.com, live.com, aol.com, icloud.com, protonmail.com'

/** `folder`: where a logo's path begins. */
export function readSite(
  {
    since,
    logo,
    'own email domains': own = 'none',
    'refused email domains': refused = CONSUMER_DOMAINS,
    ...texts
  }: StructureFile['site'],
  folder: string,
  complain: Complain,
): Site {
  return {
    ...texts,
    since: since === undefined ? undefined : Number(since),
    logo: logo === undefined ? undefined : readLogo(logo),
    pictures: readPictures(folder, complain),
    ownDomains: readListOrNone(own),
    refusedDomains: readListOrNone(refused),
  }

  /** The whole path of the file. */
  function readLogo(name: string): string {
    const path = join(folder, name)
    if (!/\.(svg|png|webp)$/.test(path)) {
      refuse(`“${name}” is not a picture that pages can show. Use an .svg, .png or .webp file.`)
    } else if (!existsSync(path)) {
      refuse(`there is no file “${name}” beside this one.`)
    } else if (!statSync(path).isFile()) {
      refuse(`“${name}” is a folder, not a picture.`)
    } else if (statSync(path).size > MAX_LOGO_KB * 1000) {
      refuse(
        `this picture has ${Math.round(statSync(path).size / 1000)} kB, and every page loads it. Use one of at most ${MAX_LOGO_KB} kB.`,
      )
    }
    return path
  }

  function refuse(text: string): void {
    complain(['site', 'logo'], text)
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
