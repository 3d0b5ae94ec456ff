import * as v from 'valibot'
import { TIMED_PEOPLE } from '../domain/assessment/texts.ts'
import type { MoveTexts } from '../domain/assessment/texts.ts'
import { isEmail } from '../domain/lead/email.ts'
import { readList } from './conditions.ts'

// What one text of an assessment may be, whatever else is there.

export const TEXT = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** `sentence`: what is wrong with a text that is not right. */
function textThat(isRight: (text: string) => boolean, sentence: (text: string) => string) {
  return v.pipe(
    TEXT,
    v.check(isRight, ({ input }) => sentence(input)),
  )
}

/** A text that is filled into others: a name in braces would be filled in there once more. */
export const NAME = textThat(
  (text) => !/[{}]/.test(text),
  (text) =>
    `this text stands in others, so it has no “${/[{}]/.exec(text)?.[0]}”. Write it without braces.`,
)

export const WEIGHT = v.pipe(
  v.string(),
  v.regex(/^([1-9]|10)$/, '“weight” is a whole number from 1 to 10. Without the line it is 1.'),
)

export const YEAR = textThat(
  (text) => /^20\d\d$/.test(text),
  (text) => `“${text}” is not a year. Write four digits, as in “2026”.`,
)

export const COLOR = textThat(
  (text) => /^#[0-9a-f]{6}$/i.test(text),
  (text) =>
    `“${text}” is not a color. Write a “#” and six digits or letters from a to f between straight quotes: color: "#0b5768"`,
)

export const EMAIL = textThat(
  isEmail,
  (text) => `“${text}” is not an email address. Write one, as in “hello@example.com”.`,
)

export const WEB_ADDRESS = textThat(
  isWebAddress,
  (text) =>
    `“${text}” is not an address. Write all of it, from “https://” on, or leave the line out.`,
)

export const SITE_ADDRESS = textThat(
  (text) => isWebAddress(text) && new URL(text).origin === text,
  (text) =>
    `“${text}” is not the address of a site. Write it from “https://” on, without a “/” at its end.`,
)

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}

const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/

/** Or “none”. */
export const DOMAINS = textThat(
  (text) => notADomain(text) === undefined,
  (text) =>
    `“${notADomain(text)}” is not a domain. Write “none”, or what follows the “@”, in small letters, with commas between several.`,
)

function notADomain(text: string): string | undefined {
  return text === 'none' ? undefined : readList(text).find((domain) => !DOMAIN.test(domain))
}

/** `name`: that of the line. */
export function countOf(name: string) {
  return textThat(
    (text) => /^[1-9]\d?$/.test(text),
    (text) => `“${text}” is not a number from 1 to 99. Write one, as in “${name}: 5”.`,
  )
}

export const DAYS = textThat(
  (text) => {
    const days = readList(text).map(Number)
    const isRising = days.every((day, index) => day > (days[index - 1] ?? 0))
    return [2, 3].includes(days.length) && isRising && days.every(Number.isInteger)
  },
  (text) =>
    `“${text}” is not two or three days, each later than the one before, as in “30, 60, 90”.`,
)

/** What the databases keep. */
const CONSENT_MAX_LENGTH = 1000

export const CONSENT = textThat(
  ({ length }) => length <= CONSENT_MAX_LENGTH,
  () => `the consent is kept with each lead: it takes at most ${CONSENT_MAX_LENGTH} characters.`,
)

export const YES_OR_NO = textThat(
  (text) => ['yes', 'no'].includes(text),
  (text) => `write “yes” or “no”, not “${text}”.`,
)

/** Whose time a step takes, in minutes: “each 20, own 60”. */
export const TIME = v.pipe(
  textThat(
    (text) => minutesIn(text) !== undefined,
    (text) =>
      `“${text}” does not say whose minutes. Write each once, as in “each 20, own 60”, of ${TIMED_PEOPLE.join(', ')}.`,
  ),
  v.transform((text) => minutesIn(text) ?? {}),
)

function minutesIn(text: string): MoveTexts['time'] {
  const parts = readList(text).flatMap((part) => {
    const [, name, minutes] = /^(\S+) ([1-9]\d{0,3})$/.exec(part) ?? []
    const who = TIMED_PEOPLE.find((each) => each === name)
    return who ? [[who, Number(minutes)] as const] : []
  })
  const times = Object.fromEntries(parts)
  return Object.keys(times).length === readList(text).length ? times : undefined
}
