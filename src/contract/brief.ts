/** What to know before a talk with a lead. */
export type Brief = {
  parts: readonly BriefPart[]
  /** All of it, and who it is, to be copied. */
  text: string
}

export type BriefPart = {
  title?: string
  lines: readonly BriefLine[]
  /** Where the desk shows it: `first` before all others, `drawn` as a picture, its words in `text` alone. */
  place?: 'first' | 'drawn'
}

export type BriefLine = {
  /** What the line is about. */
  name?: BriefWords
  words: BriefWords
  /** What belongs to the line. */
  below?: readonly BriefLine[]
}

/** One after the other. */
export type BriefWords = readonly BriefPiece[]

/** Plain words, a time in ISO 8601, or an address of this product. What a visitor typed is plain words. */
export type BriefPiece = string | { at: string } | { link: string }
