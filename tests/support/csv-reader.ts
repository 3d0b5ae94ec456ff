/** RFC 4180 read character by character: shares nothing with the writer. */
export function readCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let field = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted) {
      if (char !== '"') field += char
      else if (text[at + 1] === '"') {
        field += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"') {
      if (field !== '') throw new Error(`A quote inside a plain field at ${at}`)
      isQuoted = true
    } else if (char === ',' || char === '\r') {
      record.push(field)
      field = ''
      if (char === ',') continue
      if (text[at + 1] !== '\n') throw new Error(`A bare carriage return at ${at}`)
      at += 1
      records.push(record)
      record = []
    } else if (char === '\n') throw new Error(`A bare line feed at ${at}`)
    else field += char
  }
  if (isQuoted || field !== '' || record.length > 0) throw new Error('The last record has no end')
  return records
}
