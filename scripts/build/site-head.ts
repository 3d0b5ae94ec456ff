import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { SITE, SITE_HEAD } from '../../src/content/site.ts'

const TOKENS = 'src/web/styles/tokens.css'

/** Fills in what index.html leaves open: names from SITE, colors from the tokens. */
export function siteHead(): Plugin {
  const ground = colorsOf('--bg')
  const values: Readonly<Record<string, string>> = {
    PRODUCT_NAME: SITE.productName,
    DESCRIPTION: SITE_HEAD.description,
    PREVIEW_TEXT: SITE_HEAD.preview.text,
    PREVIEW_IMAGE_TEXT: SITE_HEAD.preview.imageText,
    ADDRESS: SITE.address,
    LIGHT: ground.light,
    DARK: ground.dark,
  }
  return {
    name: 'site-head',
    transformIndexHtml: (html) =>
      html.replaceAll(/%([A-Z_]+)%/g, (_whole, name: string) => escapeHtml(valueOf(values, name))),
  }
}

function valueOf(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`index.html asks for %${name}%, which nothing fills`)
  return value
}

/** The two colors of a token, as tokens.css has them. */
function colorsOf(token: string): { light: string; dark: string } {
  const pattern = new RegExp(`${token}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`)
  const [, light, dark] = pattern.exec(readFileSync(TOKENS, 'utf8')) ?? []
  if (light === undefined || dark === undefined) throw new Error(`${TOKENS} has no ${token}`)
  return { light, dark }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
