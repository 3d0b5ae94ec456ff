import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import {
  ONE_FILE,
  PAGES,
  questionShape,
  SECTION_WORDS,
  STAGE_WORDS,
  STRUCTURE,
} from '../../src/folder/shape.ts'
import { letterOf } from '../../src/domain/assessment/assessment.ts'

const MAX_OPTIONS = 9
const LETTERS = Array.from({ length: MAX_OPTIONS }, (_, index) => letterOf(index + 1))

type Schema = { [name: string]: unknown }

const QUESTION = questionShape(MAX_OPTIONS)

/** What an editor suggests and marks in each file of an assessment, by the path from `assessments`. */
export const EDITOR_SCHEMAS: ReadonlyMap<string, Schema> = new Map([
  ['revenue-enablement/schema/assessment.json', schemaOf(STRUCTURE)],
  ['revenue-enablement/schema/sections.json', schemaOf(v.record(v.string(), SECTION_WORDS))],
  ['revenue-enablement/schema/pages.json', schemaOf(PAGES)],
  ['revenue-enablement/schema/stage.json', schemaOf(STAGE_WORDS)],
  ['revenue-enablement/schema/question.json', schemaOf(QUESTION)],
  [
    'data-readiness.schema.json',
    schemaOf(
      v.strictObject({
        ...ONE_FILE.entries,
        sections: v.record(v.string(), v.union([v.string(), SECTION_WORDS])),
        questions: v.record(v.string(), QUESTION),
      }),
    ),
  ],
])

function schemaOf(shape: v.GenericSchema): Schema {
  const schema = toJsonSchema(shape, {
    errorMode: 'ignore',
    // One of ours is a text or a group, and says so only for a value.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'lazy' && 'getter' in valibotSchema
        ? { anyOf: [{ type: 'string' }, groupIn(valibotSchema)] }
        : jsonSchema,
  })
  const loosened = loosen(schema)
  return { ...(isSchema(loosened) ? loosened : {}) }
}

function groupIn(schema: unknown): Schema {
  const { getter } = v.parse(v.object({ getter: v.function() }), schema)
  const shape: unknown = getter({})
  if (!isShape(shape)) throw new Error('A lazy shape has no group')
  return { ...toJsonSchema(shape, { errorMode: 'ignore' }) }
}

function isShape(value: unknown): value is v.GenericSchema {
  return isSchema(value) && value['kind'] === 'schema'
}

/** Editors read YAML with numbers and yes-or-no values, where every value of ours is text. */
function loosen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosen)
  if (!isSchema(value)) return value
  const { minLength: _min, ...schema } = value
  const entries = Object.entries(schema).map(([name, inner]): [string, unknown] => {
    if (name === 'type' && inner === 'string') return ['type', ['string', 'number', 'boolean']]
    if (name === 'enum' && Array.isArray(inner)) return ['enum', [...inner, ...inner.map(Number)]]
    if (name === 'required' && Array.isArray(inner)) return ['required', requiredOf(inner)]
    return [name, loosen(inner)]
  })
  return Object.fromEntries(entries)
}

/** How many options there are, another file says, and the highest has no symptom. */
function requiredOf(names: readonly unknown[]): readonly unknown[] {
  const areLetters = names.every((name) => LETTERS.some((letter) => letter === name))
  return areLetters ? names.slice(0, 2) : names.filter((name) => name !== 'symptom')
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

if (import.meta.main) {
  for (const [path, schema] of EDITOR_SCHEMAS) {
    const file = join(import.meta.dirname, '../../assessments', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  }
}
