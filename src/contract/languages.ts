import { BASE, LANGUAGES } from '../generated/languages.ts'
import { HOME_PATH } from './pages.ts'

/** The address of a page in the language of these words, or below another base: '/de/team/X', and '/de' of '/'. */
export function hrefOf(path: string, base = BASE): string {
  return base && path === HOME_PATH ? base : base + path
}

/** The language that a browser names, if it is served; otherwise the first. */
export function servedLanguage(sent: unknown): string {
  return (LANGUAGES.find(({ tag }) => tag === sent) ?? LANGUAGES[0]).tag
}

/** In its own words. */
export function languageName(tag: string): string {
  return LANGUAGES.find((language) => language.tag === tag)?.name ?? tag
}

/** The language of an address, and the path of its page: '/team/X' of '/de/team/X'. */
export function splitPath(address: string): { tag: string; base: string; path: string } {
  const [first, ...others] = LANGUAGES
  const { tag, base } = others.find((each) => `${address}/`.startsWith(`${each.base}/`)) ?? first
  return { tag, base, path: address.slice(base.length) || HOME_PATH }
}
