import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assessmentFolder, checkFolder, giveFolderVersion } from './compile-folder.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { compile } from './compile.ts'
import { writeModules } from './write-modules.ts'

const EXAMPLE = join(import.meta.dirname, '../../tests/assessments/customer-onboarding.yaml')
const folder = mkdtempSync(join(tmpdir(), 'one-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(name: string, text: string): string {
  const path = join(folder, `${name}-check.yaml`)
  writeFileSync(path, text)
  return path
}

/** A copy of the example after one edit. */
function edited(find: string | RegExp, write: string): string {
  const text = readFileSync(EXAMPLE, 'utf8').replace(find, () => write)
  return written(`${find.toString().length + write.length}`, text)
}

function errorOf(path: string): string {
  const checked = checkFolder(path)
  return checked.ok ? '' : checked.error
}

/** The modules of a file, by their names. */
function compiled(path: string) {
  const checked = checkFolder(path)
  if (!checked.ok) throw new Error(checked.error)
  const target = mkdtempSync(join(folder, 'modules-'))
  writeModules(compile(checked.value), target)
  return (name: string) => import(join(target, 'generated', `${name}.ts`))
}

it('is in German where its file is', () => {
  const german = join(import.meta.dirname, '../../assessments/vertriebs-check.yaml')
  expect(checkFolder(german)).toMatchObject({ ok: true, value: { language: 'de', others: [] } })
})

it('is a whole assessment in one file', async () => {
  const { MODEL } = await compiled(EXAMPLE)('model')

  expect(MODEL).toMatchObject({
    version: 1,
    options: [1, 2, 3, 4],
    sections: [
      { key: 'handover', name: 'Handover', questionIds: [1, 2] },
      { key: 'first-weeks', name: 'First Weeks', questionIds: [3, 4] },
    ],
    stages: [{ name: 'Ad hoc', from: 1, to: 1.8 }, { name: 'Repeatable' }, { name: 'Measured' }],
    plan: {
      days: [30, 60],
      startOrder: ['Handover', 'First Weeks'],
      lowOption: 1,
      steps: [],
      once: [],
      waits: [],
    },
  })
})

it('has words of the product for what it leaves out', async () => {
  const moduleOf = compiled(EXAMPLE)
  const { about } = await moduleOf('words/landing')
  const { QUESTION_TEXTS } = await moduleOf('question-texts')

  expect(about[0]).toBe('For everyone who wants a clear picture. 4 questions. About 1 minute.')
  expect(QUESTION_TEXTS[2].moves.A.action).toBe(
    'First contact: go from “When they ask” to “Within two weeks”.',
  )
  expect(QUESTION_TEXTS[2].moves.D.action).toBe(
    'First contact: find one record that shows “Before they sign”.',
  )
})

it('takes as long as its texts are to read', async () => {
  const long = `about: ${'Several words of a paragraph. '.repeat(13)}`
  const texts = readFileSync(EXAMPLE, 'utf8').replaceAll(/^( +)(?=ask:)/gm, `$1${long}\n$1`)
  const minutesIn = async (name: string, text: string) =>
    (await compiled(written(name, text))('words/landing')).about[0]
  // 381 words are 96 seconds, and 4 choices 16.
  expect(await minutesIn('long', texts)).toContain('About 2 minutes.')
  expect(await minutesIn('own', `minutes: 7\n${texts}`)).toContain('About 7 minutes.')
})

it('fills in what every text may name, and ends what a stage means like a sentence', async () => {
  const path = edited(
    'site:',
    "start:\n  duration:\n    one: '{count} minute of {title}'\n    other: x\n" +
      "steps:\n  move: '{provider}: {option}, {next}'\n" +
      "terms: The words of {title}.\nform:\n  consent: '{provider} may write to me.'\nsite:",
  )
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('checked.', 'checked by {provider}'))
  const moduleOf = compiled(path)
  const preview = await moduleOf('words/preview')
  const { QUESTION_TEXTS } = await moduleOf('question-texts')
  const { TERMS } = await moduleOf('start')
  const { SITE } = await moduleOf('site')
  const { STAGE_MEANINGS } = await moduleOf('stages')

  expect(preview.text).toContain('1 minute of Customer Onboarding Check.')
  expect(QUESTION_TEXTS[2].moves.A.action).toBe('Fieldstage: When they ask, Within two weeks')
  expect(TERMS).toBe('The words of Customer Onboarding Check.')
  expect(SITE.consent.text).toBe('Fieldstage may write to me.')
  expect(STAGE_MEANINGS.Repeatable.description).toContain('few are checked by Fieldstage.')
})

it('shows a name of an option, with its sentence below', async () => {
  const path = edited(
    'A: When they ask',
    'A:\n        name: When they ask\n        text: Nobody calls first.',
  )
  const { QUESTIONS } = await compiled(path)('questions')

  expect(QUESTIONS[1].options[0]).toBe('When they ask')
  expect(QUESTIONS[1].sentences).toEqual(['Nobody calls first.', '', '', ''])
})

it.each([
  ['  2:\n', '  second:\n', 31, 'the name of a question is its number: 1, 2, 3 and so on.'],
  ['  first-weeks: First Weeks\n', '', 4, 'an assessment has 2 to 15 sections'],
  ['options: 4', 'options: 10', 3, '“options” is the number of options in each question'],
  [/questions:[^]*(?=site:)/, 'questions:\n', 20, '“questions” is a group: each line below it'],
  [/[^]*/, 'Our check\n', 1, 'there are no names here. Begin each line with a name and a colon'],
  ['site:', 'site:\n  color: #7a1f5c', 58, 'a text that begins with “#” needs quotes around it.'],
  ['  handover:', '  Hand over:', 5, '“Hand over” cannot be a short name. Use small letters'],
  [
    '\n  2:\n',
    '\n2:\n',
    39,
    'this line begins further to the left or right than its neighbors, or li',
  ],
  ['    range: 1 to 1.8\n', '', 8, '“range” is missing in “stages > ad-hoc”.'],
  ['name: Ad hoc', "name: '{ad} hoc'", 10, 'this text stands in others, so it has no “{”'],
  ['site:', "start:\n  duration:\n    other: '{duration}'\nsite:", 59, 'there is no {duration}'],
  ['site:', 'plan:\n  steps:\n    constructor: x\nsite:', 59, 'no name can be “constructor”.'],
  ['site:', 'form: None\nsite:', 57, '“form” is “none” in small letters, or a group'],
  ['site:', 'languages: fil\nsite:', 2, 'the product has no words in Filipino, and'],
  ['first-weeks: First Weeks', 'first-weeks: Handover', 6, '“Handover” is also in line 5.'],
  ['options: 4', 'options: 4\nshow: 0 to 4', 4, 'scores of 4 options are not shown as “0 to 4”'],
  ['options: 4', 'options: 4\nshow: percent', 10, '“1 to 1.8” is not a range. Write'],
  ['options: 4', 'options: 4\nshow: 0 to 3', 10, 'the lowest stage begins at 0.'],
  ['topic: What sales', 'weight: 0\n    topic: What', 23, '“weight” is a whole number from 1'],
])('says of %j as %j the line in the file', (find, write, line, sentence) => {
  const path = edited(find, write)
  const place = `${path.slice(folder.length + 1)}:${line}: ${sentence}`
  expect(errorOf(path).split('\n')).toContainEqual(expect.stringContaining(place))
})

it('has a topic of what is asked, and asks for a topic, where one of the two is all that there is', async () => {
  const text = readFileSync(EXAMPLE, 'utf8')
    .replace('    topic: First contact\n', '')
    .replace('    ask: What plan do customers get for the first weeks?\n', '')
  const { QUESTIONS } = await compiled(written('one-text', text))('questions')
  expect(QUESTIONS[1].topic).toBe('When does a new customer first hear from onboarding')
  expect(QUESTIONS[2].text).toBe('Plan of the first weeks: which is nearest to you?')
})

it('has each question under its own number, in whatever order they are written', async () => {
  const text = readFileSync(EXAMPLE, 'utf8')
  const [before = '', ...parts] = text.split(/^(?= {2}\d:\n|site:)/m)
  const [one, two, three, four, ...rest] = parts
  const path = written('turned', [before, four, two, three, one, ...rest].join(''))
  const { QUESTIONS } = await compiled(path)('questions')

  const topics: string[] = QUESTIONS.map(({ topic }: { topic: string }) => topic)
  expect(topics[0]).toBe('What sales hands over')
  expect(topics[3]).toBe('First use')
})

it.each([
  ['of languages', 'site:', 'languages: en,\nsite:'],
  ['of domains', 'site:', 'site:\n  refused email domains: gmail.com,'],
  ['of a sample', 'site:', 'sample: A, B, C, D\nsite:'],
])('takes a list %s as people type one', (_, find, write) => {
  const path = edited(find, write)
  expect(giveFolderVersion(path, false)).toEqual({ ok: true, value: 1 })
  expect(errorOf(path)).toBe('')
})

it('is the folder around assessment.yaml where that has words beside it', () => {
  const file = join(OWN_FOLDER, 'assessment.yaml')
  expect(assessmentFolder({ ASSESSMENT: file })).toBe(OWN_FOLDER)
  expect(assessmentFolder({ ASSESSMENT: EXAMPLE })).toBe(EXAMPLE)
  expect(assessmentFolder({})).toBe(OWN_FOLDER)
})

it('has no demo, no form and no refused providers where it says so', async () => {
  const path = edited(/  demo: .*\n/, '  refused email domains: none\nform: none\n')
  const moduleOf = compiled(path)
  const { SITE } = await moduleOf('site')
  const { REFUSED_DOMAINS } = await moduleOf('refused-domains')

  expect(SITE).toMatchObject({ hasForm: false })
  expect(SITE).not.toHaveProperty('demo')
  expect(REFUSED_DOMAINS).toEqual([])
})

it.each([
  ['percent', '0 to 49', '50 to 79', '80 to 100', [0, 50, 79]],
  // 0.68 is 1.68 of 4, which the sum of 0.68 and 1 misses.
  ['0 to 3', '0 to 0.67', '0.68 to 2', '2.1 to 3', [1, 1.68, 3]],
])('has ranges in the figures of %s', async (show, first, second, third, ends) => {
  const text = readFileSync(EXAMPLE, 'utf8')
    .replace('options: 4', `options: 4\nshow: ${show}`)
    .replace('1 to 1.8', first)
    .replace('1.9 to 3', second)
    .replace('3.1 to 4', third)
  const { MODEL } = await compiled(written(show.replaceAll(' ', '-'), text))('model')
  const [one, two] = MODEL.stages
  expect([one.from, two.from, two.to]).toEqual(ends)
})

describe('a scale that all questions share', () => {
  const SCALE = 'scale:\n  A: Never.\n  B: Rarely.\n  C: Often.\n  D: Always.\n'
  const text = readFileSync(EXAMPLE, 'utf8')
    .replaceAll(/ {4}options:\n(?: {6}[A-D]: .*\n)+/g, '')
    .replace('options: 4\n', `options: 4\n${SCALE}`)

  it('is said once, and its topic stands before each quote', async () => {
    const path = written(
      'scale',
      text
        .replace(
          '    ask: When does',
          '    about: Any channel.\n    key: contact\n    ask: When does',
        )
        .replace(
          '    ask: What plan',
          '    moves:\n      B:\n        action: Ask them.\n    ask: What plan',
        )
        .replace('    ask: How do you know', '    but: contact, Q3\n    ask: How do you know'),
    )
    const moduleOf = compiled(path)
    const { QUESTIONS } = await moduleOf('questions')
    const { QUESTION_TEXTS } = await moduleOf('question-texts')
    const { TENSIONS } = await moduleOf('tensions')

    expect(QUESTIONS[0].options).toEqual(['Never.', 'Rarely.', 'Often.', 'Always.'])
    expect(QUESTIONS[1].about).toBe('Any channel.')
    expect(QUESTION_TEXTS[1].moves.A.action).toBe(
      'What sales hands over: go from “Never” to “Rarely”.',
    )
    expect(QUESTION_TEXTS[3].moves.B).toEqual({ action: 'Ask them.' })
    expect(TENSIONS.pairs[4]).toEqual([2, 3])
  })

  it.each([
    ['without a letter', '  C: Often.\n', '', 'write A, B, C, D here, in this order'],
    [
      'and a key twice',
      /topic: (First contact|First use)/g,
      'key: first\n    topic: $1',
      '“first” is also in line 32. Give one of them another name.',
    ],
  ])('%s is a mistake with a sentence', (name, find, write, sentence) => {
    const path = written(name.replaceAll(' ', '-'), text.replace(find, write))
    expect(errorOf(path)).toContain(sentence)
  })
})
