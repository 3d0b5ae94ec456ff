import * as v from 'valibot'
import { letterAt } from './conditions.ts'

// The shape of each file. What its values mean is looked at afterwards.

const TEXT = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** What this version has room for. */
const OPTION_COUNTS = ['2', '3', '4', '5', '6', '7'] as const
const TEXTS = v.record(v.string(), TEXT)
/** One sentence, or a deed and its reason, of which a report can show the reason by itself. */
const DEED = v.lazy((line) =>
  typeof line === 'string' ? TEXT : v.strictObject({ do: TEXT, because: TEXT }),
)

export type Structure = v.InferOutput<typeof STRUCTURE>

export const STRUCTURE = v.strictObject({
  options: v.picklist(OPTION_COUNTS),
  sections: v.array(TEXT),
  stages: TEXTS,
  'between stages': v.optional(TEXT),
  plan: v.strictObject({
    days: TEXT,
    'first of equals': TEXT,
    low: TEXT,
    steps: v.optional(TEXTS, {}),
    'once in these days': v.optional(TEXT),
    waits: v.optional(TEXTS, {}),
  }),
  sample: TEXT,
  site: v.strictObject({
    address: TEXT,
    provider: TEXT,
    demo: TEXT,
    contact: TEXT,
    privacy: TEXT,
    since: TEXT,
    'own email domains': TEXT,
    'refused email domains': TEXT,
  }),
})

const TITLED = v.strictObject({ title: TEXT, text: TEXT })

export type Pages = v.InferOutput<typeof PAGES>

export const PAGES = v.strictObject({
  title: TEXT,
  description: TEXT,
  preview: v.strictObject({ text: TEXT, picture: TEXT }),
  landing: v.strictObject({
    tagline: TEXT,
    start: TEXT,
    note: TEXT,
    picture: TEXT,
    sample: TEXT,
    benefits: v.strictTuple([TITLED, TITLED, TITLED]),
    'without script': TEXT,
  }),
  form: v.strictObject({
    title: TEXT,
    name: TEXT,
    company: TEXT,
    designation: TEXT,
    email: TEXT,
    'email hint': TEXT,
    cancel: TEXT,
    submit: TEXT,
    saving: TEXT,
    saved: TITLED,
    failed: TITLED,
    privacy: TEXT,
    'privacy link': TEXT,
    'consent missing': TEXT,
    consent: v.optional(TEXT),
    'consent required': v.optional(TEXT),
  }),
  terms: TEXT,
  'helps end': TEXT,
})

export type SectionWords = v.InferOutput<typeof SECTION_WORDS>

const SECTION_WORDS = v.strictObject({
  name: TEXT,
  'short name': v.optional(TEXT),
  about: TEXT,
  'first because': TEXT,
  'waits because': v.optional(TEXT),
})

export function sectionsShape(keys: readonly string[]) {
  return v.strictObject(entriesOf(keys, SECTION_WORDS))
}

export type StageWords = v.InferOutput<typeof STAGE_WORDS>

export const STAGE_WORDS = v.strictObject({ name: TEXT, headline: TEXT, means: TEXT })

export type Question = v.InferOutput<ReturnType<typeof questionShape>>

/** The file of a question that has this many options. */
export function questionShape(options: number) {
  const letters = Array.from({ length: options }, (_, place) => letterAt(place + 1))
  const top = letterAt(options)
  const move = { action: TEXT, needs: TEXT, check: TEXT, figure: TEXT }
  return v.strictObject({
    section: TEXT,
    topic: TEXT,
    ask: TEXT,
    options: v.strictObject(entriesOf(letters, TEXT)),
    evidence: v.pipe(v.array(TEXT), v.minLength(1), v.maxLength(3)),
    moves: v.strictObject({
      ...entriesOf(letters.slice(0, -1), v.strictObject({ symptom: TEXT, ...move })),
      [top]: v.strictObject(move),
    }),
    working: TEXTS,
    focus: v.record(v.string(), DEED),
    helps: TEXTS,
    high: TEXTS,
    low: TEXTS,
    but: TEXT,
    opening: v.strictObject(entriesOf(letters, TEXT)),
    'first because': v.optional(TEXT),
  })
}

function entriesOf<Shape>(names: readonly string[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, shape]))
}
