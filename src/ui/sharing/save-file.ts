/** Safari reads the file some time after the click. */
const READ_WITHIN_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const way = document.createElement('a')
  way.href = address
  way.download = name
  way.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
