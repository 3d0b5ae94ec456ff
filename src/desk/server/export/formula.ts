/**
 * Where a spreadsheet would begin a formula: at the start of a text, unless it is a single sign, and after a
 * separator of other countries or of a pasted table. The last four characters are full-width.
 */
const FORMULA_STARTS =
  /^(?=[\t\r\n\0])|^(?=["\s]*[=+\-@＝＋－＠](?!$))|(?<=[;|\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/gu

/** An apostrophe turns each of them into plain text. */
export function withoutFormulas(text: string): string {
  return text.replaceAll(FORMULA_STARTS, "'")
}
