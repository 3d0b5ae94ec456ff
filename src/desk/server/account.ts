import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** A person who can log in. `secret`: the salt and the scrypt hash of the password. */
export type Account = { name: string; secret: string; mayChange: boolean }

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** As OWASP recommends for 16 MB; about a fifth of a second. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const [SALT_BYTES, KEY_BYTES] = [16, 32]

const MIN_PASSWORD_LENGTH = 12
const MAX_PASSWORD_LENGTH = 200

export function isUserName(text: string): boolean {
  return /^[\w.@+-]{1,64}$/.test(text)
}

/** What is wrong with a chosen password, if anything. */
export function passwordError(text: string): string | undefined {
  const password = composed(text)
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `The password needs at least ${MIN_PASSWORD_LENGTH} characters`
  }
  return password.length > MAX_PASSWORD_LENGTH
    ? `The password may have at most ${MAX_PASSWORD_LENGTH} characters`
    : undefined
}

/** Keyboards write an accented letter as one character or as two. */
function composed(password: string): string {
  return password.normalize('NFC')
}

export async function secretOf(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(composed(password), salt, KEY_BYTES, COST)
  return [salt, key].map((bytes) => bytes.toString('base64url')).join('.')
}

/** Belongs to no one: checking a password against it takes as long as against any other. */
const NO_SECRET = [SALT_BYTES, KEY_BYTES]
  .map((size) => randomBytes(size).toString('base64url'))
  .join('.')

export async function isPasswordOf(
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  const [salt, key] = (account?.secret ?? NO_SECRET)
    .split('.')
    .map((text) => Buffer.from(text, 'base64url'))
  if (!salt || !key) return false
  const isRight = timingSafeEqual(await derive(composed(password), salt, key.length, COST), key)
  return isRight && account !== undefined
}

/** A line of the accounts file. */
export function accountLine({ name, secret, mayChange }: Account): string {
  return `${name}:${secret}:${mayChange ? 'owner' : 'look-only'}`
}

export function readAccountLine(line: string): Account | undefined {
  const [name = '', secret = '', role = '', ...others] = line.split(':')
  const isSecret = /^[\w-]{22}\.[\w-]{43}$/.test(secret)
  const isRole = role === 'owner' || role === 'look-only'
  if (!isUserName(name) || !isSecret || !isRole || others.length > 0) return undefined
  return { name, secret, mayChange: role === 'owner' }
}
