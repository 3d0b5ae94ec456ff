import { symbolsIn } from '../report/read-report-code.ts'
import { SYMBOLS } from '../report/report-code.ts'

/** Each symbol is five bits, so nobody finds a team by trying. */
export const TEAM_KEY_LENGTH = 16

/** The key of a team, or of a member's answers in it, from as many random bytes as it has symbols. */
export function teamKeyOf(randomBytes: Uint8Array): string {
  return Array.from(randomBytes, (byte) => SYMBOLS[byte % SYMBOLS.length]).join('')
}

/** Whether it is spelled as `teamKeyOf` writes it. */
export function isTeamKey(value: unknown): value is string {
  return typeof value === 'string' && WRITTEN.test(value)
}

const WRITTEN = new RegExp(`^[${SYMBOLS}]{${TEAM_KEY_LENGTH}}$`)

/** The key as `teamKeyOf` writes it, from a text that is typed or wrapped as a report code may be. */
export function readTeamKey(text: string): string | undefined {
  const symbols = symbolsIn(text)
  return isTeamKey(symbols) ? symbols : undefined
}
