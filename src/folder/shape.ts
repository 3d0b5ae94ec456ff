import * as v from 'valibot'
import { letterOf } from '../domain/assessment/assessment.ts'

// The shape of each file. What its values mean is looked at afterward.

const TEXT = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** What this version has room for. */
const OPTION_COUNTS = ['2', '3', '4', '5', '6', '7'] as const
const TEXTS = v.record(v.string(), TEXT)

/** One text, or a name and a sentence below it. */
const OPTION = v.lazy((option) =>
  typeof option === 'string' ? TEXT : v.strictObject({ name: TEXT, text: TEXT }),
)

export type StructureFile = v.InferOutput<typeof STRUCTURE>

export const STRUCTURE = v.strictObject({
  options: v.picklist(OPTION_COUNTS),
  sections: v.array(TEXT),
  stages: TEXTS,
  'between stages': v.optional(TEXT),
  plan: v.optional(
    v.strictObject({
      days: v.optional(TEXT),
      'first of equals': v.optional(TEXT),
      low: v.optional(TEXT),
      steps: v.optional(TEXTS, {}),
      'once in these days': v.optional(TEXT),
      waits: v.optional(TEXTS, {}),
    }),
    {},
  ),
  sample: v.optional(TEXT),
  site: v.strictObject({
    address: TEXT,
    provider: TEXT,
    demo: TEXT,
    contact: v.optional(TEXT),
    privacy: v.optional(TEXT),
    since: v.optional(TEXT),
    color: v.optional(TEXT),
    logo: v.optional(TEXT),
    'own email domains': v.optional(TEXT),
    'refused email domains': v.optional(TEXT),
  }),
})

const TITLED = v.strictObject({ title: TEXT, text: TEXT })

export type Pages = v.InferOutput<typeof PAGES>

export const PAGES = v.strictObject({
  title: TEXT,
  subject: v.optional(TEXT),
  description: v.optional(TEXT),
  preview: v.optional(v.strictObject({ text: v.optional(TEXT), picture: v.optional(TEXT) }), {}),
  landing: v.optional(
    v.strictObject({
      tagline: v.optional(TEXT),
      start: v.optional(TEXT),
      note: v.optional(TEXT),
      picture: v.optional(TEXT),
      sample: v.optional(TEXT),
      'sample title': v.optional(TEXT),
      'first step': v.optional(TEXT),
      check: v.optional(TEXT),
      benefits: v.optional(v.strictTuple([TITLED, TITLED, TITLED])),
      about: v.optional(v.strictTuple([TEXT, TEXT, TEXT])),
      'without script': v.optional(TEXT),
    }),
    {},
  ),
  form: v.optional(
    v.strictObject({
      title: v.optional(TEXT),
      name: v.optional(TEXT),
      company: v.optional(TEXT),
      designation: v.optional(TEXT),
      email: v.optional(TEXT),
      'email hint': v.optional(TEXT),
      'email form': v.optional(TEXT),
      cancel: v.optional(TEXT),
      submit: v.optional(TEXT),
      saving: v.optional(TEXT),
      saved: v.optional(TITLED),
      failed: v.optional(TITLED),
      privacy: v.optional(TEXT),
      'privacy link': v.optional(TEXT),
      'consent missing': v.optional(TEXT),
      consent: v.optional(TEXT),
      'consent required': v.optional(TEXT),
    }),
    {},
  ),
  terms: v.optional(TEXT),
})

export type SectionWords = v.InferOutput<typeof SECTION_WORDS>

export const SECTION_WORDS = v.strictObject({
  name: TEXT,
  'short name': v.optional(TEXT),
  about: v.optional(TEXT),
})

export function sectionsShape(keys: readonly string[]) {
  return v.strictObject(entriesOf(keys, SECTION_WORDS))
}

export type StageWords = v.InferOutput<typeof STAGE_WORDS>

export const STAGE_WORDS = v.strictObject({ name: TEXT, headline: v.optional(TEXT), means: TEXT })

export type Question = v.InferOutput<ReturnType<typeof questionShape>>

/** The file of a question that has this many options. */
export function questionShape(options: number) {
  const letters = Array.from({ length: options }, (_, index) => letterOf(index + 1))
  const top = letterOf(options)
  const move = { because: v.optional(TEXT), action: TEXT, needs: TEXT, check: TEXT, figure: TEXT }
  return v.strictObject({
    section: TEXT,
    topic: TEXT,
    ask: TEXT,
    options: v.strictObject(entriesOf(letters, OPTION)),
    evidence: v.optional(v.pipe(v.array(TEXT), v.minLength(1), v.maxLength(3))),
    moves: v.optional(
      v.strictObject({
        ...entriesOf(letters.slice(0, -1), v.strictObject({ symptom: TEXT, ...move })),
        [top]: v.strictObject(move),
      }),
    ),
    working: v.optional(TEXTS, {}),
    focus: v.optional(TEXTS, {}),
    helps: v.optional(TEXTS, {}),
    high: v.optional(TEXTS, {}),
    low: v.optional(TEXTS, {}),
    but: v.optional(TEXT),
    opening: v.optional(v.strictObject(entriesOf(letters, TEXT))),
  })
}

function entriesOf<Shape>(names: readonly string[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, shape]))
}
