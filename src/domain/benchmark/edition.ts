import type { Model } from '../assessment/model.ts'
import { isRecord } from '../record.ts'
import type { Result } from '../result.ts'
import { bandsOf } from './bands.ts'
import type { Band } from './bands.ts'

const PEOPLE_STEP = 50

/** What is counted of one person: the latest response of an email. */
export type CountedPerson = {
  /** In which the questions were finished: '2026-11'. */
  month: string
  overall: number
}

/** A benchmark as everybody may read it. */
export type Edition = {
  /** Of the model. */
  version: number
  /** Rounded to 50. */
  people: number
  /** The first and the last month that is counted: '2026-01'. */
  from: string
  until: string
  overall: readonly Band[]
}

export const LEAST_PEOPLE = 100

/** The edition of these people, or a sentence that says what is missing. */
export function editionOf(model: Model, people: readonly CountedPerson[]): Result<Edition, string> {
  if (people.length < LEAST_PEOPLE) {
    const error = `At least ${LEAST_PEOPLE} people are needed, and there are ${people.length}.`
    return { ok: false, error }
  }
  const scores = people.map(({ overall }) => overall)
  const overall = bandsOf(model, scores)
  const months = people.map(({ month }) => month).sort()
  const [from, until] = [months[0], months.at(-1)]
  if (!overall || !from || !until) {
    const error = 'The scores are too close together for two bands: more people are needed.'
    return { ok: false, error }
  }
  const rounded = Math.round(people.length / PEOPLE_STEP) * PEOPLE_STEP
  return { ok: true, value: { version: model.version, people: rounded, from, until, overall } }
}

/** What another program kept or sent; anything that is not an edition is `undefined`. */
export function readEdition(value: unknown): Edition | undefined {
  if (!isRecord(value)) return undefined
  const { version, people, from, until, overall: bands } = value
  if (!isCount(version) || !isCount(people) || !isMonth(from) || !isMonth(until)) return undefined
  const overall = readBands(bands)
  return overall && { version, people, from, until, overall }
}

function readBands(value: unknown): readonly Band[] | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined
  const bands = value.flatMap((one: unknown) => readBand(one) ?? [])
  if (bands.length < value.length) return undefined
  const isInOrder = bands.every(
    ({ from }, index) => from > (bands[index - 1]?.from ?? Number.NEGATIVE_INFINITY),
  )
  return isInOrder ? bands : undefined
}

function readBand(value: unknown): Band | undefined {
  if (!isRecord(value)) return undefined
  const { from, count } = value
  return typeof from === 'number' && isCount(count) ? { from, count } : undefined
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
}
