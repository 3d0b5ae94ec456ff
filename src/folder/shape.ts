import * as v from 'valibot'
import { letterOf } from '../domain/assessment/assessment.ts'
import { catalogIn, ENGLISH, isForm, isList, isPlural, placeholdersIn } from './words.ts'
import type { Catalog, Words } from './words.ts'
import {
  COLOR,
  CONSENT,
  countOf,
  DAYS,
  DOMAINS,
  EMAIL,
  NAME,
  SITE_ADDRESS,
  TEXT,
  TIME,
  WEB_ADDRESS,
  WEIGHT,
  YEAR,
  YES_OR_NO,
} from './texts.ts'

// The shape of each file of a folder, and of one file. What its values mean is looked at afterward.

/** What this version has room for. */
const OPTION_COUNTS = ['2', '3', '4', '5', '6', '7', '8', '9'] as const
const MAX_ABOUT = 1200
const TEXTS = v.record(v.string(), TEXT)
/** A text with a number may have plural forms, in languages that need them. */
const TEXT_OR_FORMS = v.lazy((text) =>
  typeof text === 'object' && Object.keys({ ...text }).every(isForm)
    ? v.objectWithRest({ other: TEXT }, TEXT)
    : TEXT,
)

/** One text, or a name and a sentence below it. */
const OPTION = v.lazy((option) =>
  typeof option === 'string' ? TEXT : v.strictObject({ name: TEXT, text: TEXT }),
)

/** The options of every question that has none of its own. */
export type Scale = v.InferOutput<typeof SCALE>

const SCALE = v.record(v.string(), OPTION)

export type StructureFile = v.InferOutput<typeof STRUCTURE>

export const STRUCTURE = v.strictObject({
  languages: v.optional(TEXT),
  options: v.picklist(OPTION_COUNTS),
  show: v.optional(TEXT),
  sections: v.array(TEXT),
  stages: TEXTS,
  'between stages': v.optional(TEXT),
  plan: v.optional(
    v.strictObject({
      days: v.optional(DAYS),
      'first of equals': v.optional(TEXT),
      low: v.optional(TEXT),
      steps: v.optional(TEXTS, {}),
      'once in these days': v.optional(TEXT),
      together: v.optional(TEXT),
      'reps per manager': v.optional(countOf('reps per manager')),
      weekend: v.optional(TEXT),
      holidays: v.optional(TEXT),
      waits: v.optional(TEXTS, {}),
    }),
    {},
  ),
  sample: v.optional(TEXT),
  minutes: v.optional(countOf('minutes')),
  site: v.strictObject({
    address: SITE_ADDRESS,
    provider: NAME,
    demo: v.optional(WEB_ADDRESS),
    contact: v.optional(EMAIL),
    privacy: v.optional(WEB_ADDRESS),
    since: v.optional(YEAR),
    color: v.optional(COLOR),
    logo: v.optional(TEXT),
    'own email domains': v.optional(DOMAINS),
    'refused email domains': v.optional(DOMAINS),
  }),
})

/** What a folder says on pages: what only it can say, and its own words in place of the product's. */
export type Pages = {
  title: string
  terms?: string | undefined
  scale?: Scale | undefined
  consent?: string | undefined
  /** “yes” or “no”. */
  consentRequired?: string | undefined
  hasForm: boolean
  words: Catalog
}

/** “none” leaves the form out. */
const FORM = v.lazy((form) =>
  typeof form === 'string'
    ? v.literal('none')
    : v.strictObject({
        ...groupOf(ENGLISH['form'] ?? {}).entries,
        consent: v.optional(CONSENT),
        'consent required': v.optional(YES_OR_NO),
      }),
)

export const PAGES = v.strictObject({
  title: NAME,
  terms: v.optional(TEXT),
  scale: v.optional(SCALE),
  ...mapValues(ENGLISH, (texts) => v.optional(groupOf(texts))),
  form: v.optional(FORM),
})

export type PagesFile = v.InferOutput<typeof PAGES>

export function pagesIn({ title, terms, scale, form, ...file }: PagesFile): Pages {
  const {
    consent,
    'consent required': consentRequired,
    ...texts
  } = form === 'none' ? {} : { ...form }
  const groups = Object.entries(file).filter(([name]) => name in ENGLISH)
  return {
    ...{ title, terms, scale, consent, consentRequired },
    hasForm: form !== 'none',
    words: catalogIn({ ...Object.fromEntries(groups), form: texts }),
  }
}

function groupOf(texts: Catalog[string]) {
  return v.strictObject(mapValues(texts, (words) => v.optional(shapeOf(words))))
}

/** Which forms a plural has, its language says: check/words.ts. */
function shapeOf(words: Words): v.GenericSchema {
  if (typeof words === 'string') return placeholdersIn(words).length > 0 ? TEXT_OR_FORMS : TEXT
  if (isPlural(words)) return TEXTS
  if (isList(words)) return v.pipe(v.array(shapeOf(words[0] ?? '')), v.length(words.length))
  return v.strictObject(mapValues(words, shapeOf))
}

export function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  )
}

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

export const STAGE_WORDS = v.strictObject({ name: NAME, headline: v.optional(TEXT), means: TEXT })

export type Question = v.InferOutput<ReturnType<typeof questionShape>>

/** The file of a question that has this many options. */
export function questionShape(options: number) {
  const letters = Array.from({ length: options }, (_, index) => letterOf(index + 1))
  const top = letterOf(options)
  const move = {
    because: v.optional(TEXT),
    short: v.optional(TEXT),
    action: TEXT,
    needs: v.optional(TEXT),
    check: v.optional(TEXT),
    figure: v.optional(TEXT),
    time: v.optional(TIME),
  }
  const below = v.strictObject({ symptom: v.optional(TEXT), ...move })
  return v.strictObject({
    key: v.optional(TEXT),
    section: TEXT,
    weight: v.optional(WEIGHT),
    topic: v.optional(TEXT),
    ask: v.optional(TEXT),
    about: v.optional(v.pipe(TEXT, v.maxLength(MAX_ABOUT))),
    options: v.optional(v.strictObject(entriesOf(letters, OPTION))),
    number: v.optional(TEXT),
    evidence: v.optional(v.pipe(v.array(TEXT), v.maxLength(3))),
    // Under the name of a line: what it says in place of the plain texts.
    moves: v.optional(
      v.objectWithRest(
        {
          ...entriesOf(letters.slice(0, -1), v.exactOptional(below)),
          [top]: v.exactOptional(v.strictObject(move)),
        },
        v.partial(below),
      ),
      {},
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

/** A section may be its name only. */
const SECTION = v.pipe(
  v.unknown(),
  v.transform((section) => (typeof section === 'string' ? { name: section } : section)),
  SECTION_WORDS,
)

/** Of a question it says only which names there are: the rest depends on how many options it has. */
export const ONE_FILE = v.strictObject({
  ...v.omit(STRUCTURE, ['sections', 'stages']).entries,
  ...PAGES.entries,
  sections: v.record(v.string(), SECTION),
  stages: v.record(v.string(), v.strictObject({ range: TEXT, ...STAGE_WORDS.entries })),
  questions: v.record(
    v.string(),
    v.looseObject(mapValues(questionShape(2).entries, () => v.optional(v.unknown()))),
  ),
})

function entriesOf<Shape>(names: readonly string[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, shape]))
}
