import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Who may use the desk: the browser that opened the printed address first. */
export type Session = {
  /** For the address; good for one browser. */
  token: string
  /** The value of the cookie, if `token` is the right one and was not used before. */
  open(token: string): string | undefined
  isOpenedBy(cookie: string): boolean
}

export function createSession(): Session {
  const token = secret()
  const cookie = secret()
  let isUsed = false
  return {
    token,
    open(given) {
      if (isUsed || !isSame(given, token)) return undefined
      isUsed = true
      return cookie
    },
    isOpenedBy: (given) => isUsed && isSame(given, cookie),
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** How long it takes says nothing about how much was right. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
