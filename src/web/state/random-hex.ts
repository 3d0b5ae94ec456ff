/** `bytes` random bytes as lower-case hexadecimal. Works on plain http too, unlike randomUUID. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}

/** A version 7 UUID (RFC 9562): the time first, so that keys arrive in the order of the index. */
export function uuidAt(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0')
  const random = randomHex(10)
  const variant = ((parseInt(random.slice(3, 4), 16) & 3) | 8).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(4, 7)}`,
    random.slice(7, 19),
  ].join('-')
}
