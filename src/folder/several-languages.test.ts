import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assertDefined } from '../domain/assert-defined.ts'
import { checkFolder } from './compile-folder.ts'
import { removeModules } from './write-modules.ts'
import { editedCopy } from '../../tests/support/edited-folder.ts'
import type { Edit } from '../../tests/support/edited-folder.ts'
import { testFolder } from '../../tests/support/test-folder.ts'

const EXAMPLE = join(import.meta.dirname, '../../assessments/onboarding-check')
const QUESTION = 'de/questions/01-sales-handover.yaml'
const SOURCE = 'en/questions/01-sales-handover.yaml'

const OPTIONS = 'options:\n  A: 1\n  B: 2\n  C: 3\n  D: 4\n'
const MORE = `section: handover\ntopic: More\nask: More?\n${OPTIONS}`

const inQuestion = (find: string, write: string): Edit => ({ file: QUESTION, find, write })
const languages = (write: string): Edit => ({
  ...{ file: 'assessment.yaml', find: 'languages: en, de' },
  write: `languages: ${write}`,
})

it.each<[name: string, edit: Edit, mistake: string]>([
  ['one twice', languages('en, en'), 'assessment.yaml:2: “en” is here twice. Take one'],
  ['in capitals', languages('en, DE'), 'assessment.yaml:2: write “de”, not “DE”.'],
  ['no tag', languages('deutsch'), '“deutsch” is not the tag of a language.'],
  ['no folder', languages('en, de-CH'), 'there is no folder “de-CH” with the words'],
  [
    'another section',
    inQuestion('topic:', 'section: first-weeks\ntopic:'),
    `${QUESTION}:1: only ${SOURCE} says “section”.`,
  ],
  ['other time', inQuestion('    action:', '    time: own 5\n    action:'), 'says “time”. Take'],
  ['a reference', inQuestion('topic:', 'but: plan\ntopic:'), `only ${SOURCE} says “but”.`],
  ['an option more', inQuestion('working:', '  E: Mehr\nworking:'), 'there is no answer “E” here.'],
  ['other answers', inQuestion('C-D:', 'B-D:'), `${SOURCE} has no “B-D” in “working”`],
  [
    'a range',
    { file: 'de/stages/ad-hoc.yaml', find: 'name:', write: 'range: 1 to 2\nname:' },
    'de/stages/ad-hoc.yaml:1: there is no “range”.',
  ],
  [
    'a question more',
    { file: 'de/questions/05-more.yaml', write: 'topic: Mehr\n' },
    'de/questions/05-more.yaml:1: the first language has no such question.',
  ],
  [
    'a question less',
    { file: 'en/questions/05-more.yaml', write: MORE },
    'de/questions/05-more.yaml:1: this file is missing, with the words of en/',
  ],
  [
    'an unknown placeholder',
    { file: 'de/pages.yaml', find: 'form:', write: 'report:\n  result: "{stufe}"\nform:' },
    'de/pages.yaml:3: there is no {stufe} in this text. It may name {stage}',
  ],
])('refuses %s in a folder of two languages', (_name, edit, mistake) => {
  const checked = checkFolder(editedCopy(EXAMPLE, edit))
  expect(checked.ok ? '' : checked.error).toContain(mistake)
})

function read(folder: string) {
  const checked = checkFolder(folder)
  return checked.ok ? checked.value : undefined
}

it('takes what a further language says again, and five languages', () => {
  // Weekends differ in Israel; those of the first language count.
  const tags = ['de-AT', 'de-CH', 'de-IL']
  const again = inQuestion('topic:', 'section: handover\ntopic:')
  const folder = editedCopy(EXAMPLE, again, languages(['en', 'de', ...tags].join(', ')))
  for (const tag of tags) cpSync(join(folder, 'de'), join(folder, tag), { recursive: true })
  const { workingDays, others } = assertDefined(read(folder), 'assessment')
  expect(others).toHaveLength(4)
  for (const other of others) expect(other.workingDays).toEqual(workingDays)
})

it('leaves no modules of a language that is gone', () => {
  const root = testFolder('modules')
  for (const name of ['generated', 'generated.de', 'generated.fr']) mkdirSync(join(root, name))
  removeModules(['generated.de'], root)
  expect(
    ['generated', 'generated.de', 'generated.fr'].map((name) => existsSync(join(root, name))),
  ).toEqual([true, true, false])
})
