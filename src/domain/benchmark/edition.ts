import type { Model } from '../assessment/model.ts'
import { isRecord } from '../record.ts'
import { bandsOf } from './bands.ts'
import type { Band } from './bands.ts'

const PEOPLE_STEP = 50

/** What is counted of one person: the latest response of an email. */
export type CountedPerson = {
  /** In which the questions were finished: '2026-11'. */
  month: string
  overall: number
  /** In the order of the questions. */
  areas: readonly number[]
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
  /** Without areas whose scores are too close together for two bands. */
  areas: readonly { name: string; bands: readonly Band[] }[]
}

/** `undefined` where the overall scores are too close together for two bands. */
export function editionOf(model: Model, people: readonly CountedPerson[]): Edition | undefined {
  const overall = bandsOf(
    model,
    people.map((person) => person.overall),
  )
  const months = people.map(({ month }) => month).sort()
  const [from, until] = [months[0], months.at(-1)]
  if (!overall || !from || !until) return undefined
  const areas = model.sections.flatMap(({ name }, index) => {
    const bands = bandsOf(
      model,
      people.map(({ areas: scores }) => scores[index] ?? 0),
    )
    return bands ? [{ name, bands }] : []
  })
  const rounded = Math.round(people.length / PEOPLE_STEP) * PEOPLE_STEP
  return { version: model.version, people: rounded, from, until, overall, areas }
}

/** What another program kept or sent; anything that is not an edition is `undefined`. */
export function readEdition(value: unknown): Edition | undefined {
  if (!isRecord(value)) return undefined
  const { version, people, from, until, overall: overallBands, areas: areaList } = value
  if (!isCount(version) || !isCount(people) || !isMonth(from) || !isMonth(until)) return undefined
  const overall = readBands(overallBands)
  const areas = readList(areaList, readArea)
  return overall && areas && { version, people, from, until, overall, areas }
}

function readArea(value: unknown): Edition['areas'][number] | undefined {
  if (!isRecord(value) || typeof value['name'] !== 'string') return undefined
  const bands = readBands(value['bands'])
  return bands && { name: value['name'], bands }
}

function readBands(value: unknown): readonly Band[] | undefined {
  const bands = readList(value, readBand)
  if (!bands || bands.length < 2) return undefined
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

/** All of a list, or nothing of it. */
function readList<Value>(
  value: unknown,
  read: (one: unknown) => Value | undefined,
): readonly Value[] | undefined {
  if (!Array.isArray(value)) return undefined
  const all = value.flatMap((one: unknown) => read(one) ?? [])
  return all.length === value.length ? all : undefined
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
}
