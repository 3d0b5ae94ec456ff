/** Whether a text is the tag of a language, written as the standard writes it: 'de', 'pt-BR'. */
export function isLanguage(tag: string): boolean {
  return canonical(tag) === tag && nameOf(tag) !== undefined
}

export function notALanguage(tag: string): string {
  return `“${tag}” is not the tag of a language. Tags are as in “de” or “pt-BR”.`
}

/** 'German'; the tag where it has no name in English. */
export function languageName(tag: string): string {
  return nameOf(tag) ?? tag
}

/** As the standard writes it; undefined for what cannot be a tag. */
export function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

function nameOf(tag: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  try {
    return names.of(tag)
  } catch {
    // No tag, or one with more than language, script, region and variant.
    return undefined
  }
}
