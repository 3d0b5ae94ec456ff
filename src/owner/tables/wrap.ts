import stringWidth from 'string-width'

const MORE_INDENT = '  '

/** Lines of at most `width` columns, broken between words; what goes on is indented a little more. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrappedLine(line, width))
    .join('\n')
}

function wrappedLine(line: string, width: number): string[] {
  if (stringWidth(line) <= width) return [line]
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let current = indent
  for (const word of line.trim().split(' ')) {
    const isFirst = current.trim() === ''
    const longer = isFirst ? current + word : `${current} ${word}`
    if (isFirst || stringWidth(longer) <= width) {
      current = longer
    } else {
      lines.push(current)
      current = indent + MORE_INDENT + word
    }
  }
  return [...lines, current]
}
