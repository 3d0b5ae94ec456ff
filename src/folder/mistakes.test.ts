import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFolder, OWN_FOLDER } from './compile-folder.ts'
import { editedFolder } from '../../tests/support/edited-folder.ts'

const QUESTION = 'en/questions/07-skill-coaching.yaml'
const STRUCTURE = 'assessment.yaml'
const PAGES = 'en/pages.yaml'
const STAGE = 'en/stages/evolving.yaml'
const SECTIONS = 'en/sections.yaml'

type Mistake = readonly [
  name: string,
  file: string,
  find: string | RegExp | undefined,
  write: string,
  places: readonly string[],
]

/**
 * What a writer did, and where the check says that it is: '@+2' is two lines below the edit, so that the folder's
 * words may change. Ten have the whole sentence.
 */
const MISTAKES: readonly Mistake[] = [
  [
    'a tab',
    QUESTION,
    '  A: Each manager',
    '\tA: Each manager',
    ['@: this line begins with a tab. Indent it by spaces.'],
  ],
  [
    'a colon in a text',
    QUESTION,
    'topic: Skill coaching',
    'topic: Coaching: skills',
    ['@: a text with a colon in it needs quotes: name: "First: second".'],
  ],
  ['no space after a colon', QUESTION, 'topic: Skill', 'topic:Skill', ['@']],
  [
    'a quoted word at the beginning',
    QUESTION,
    'topic: Skill coaching',
    'topic: "Skill" coaching',
    ['@'],
  ],
  [
    'a quote that nobody closes',
    QUESTION,
    'topic: Skill coaching',
    'topic: "Skill coaching',
    ['@'],
  ],
  [
    'an apostrophe at the beginning',
    QUESTION,
    'topic: Skill coaching',
    "topic: 'til coaching",
    ['@'],
  ],
  ['a star at the beginning', QUESTION, 'topic: Skill', 'topic: *Skill*', ['@']],
  ['a name for another text', QUESTION, 'topic: Skill', 'topic: &skill Skill', ['@']],
  ['a kind of value', QUESTION, 'topic: Skill', 'topic: !!str Skill', ['@']],
  ['an at sign at the beginning', QUESTION, 'topic: Skill', 'topic: @Skill', ['@']],
  ['a percent sign at the beginning', QUESTION, 'topic: Skill', 'topic: %Skill', ['@']],
  ['brackets', QUESTION, 'topic: Skill coaching', 'topic: [Skill coaching]', ['@']],
  [
    'a placeholder of another program',
    QUESTION,
    'topic: Skill coaching',
    'topic: {{name}} coaching',
    ['@'],
  ],
  ['a sign for long texts', QUESTION, 'topic: Skill coaching', 'topic: >\n  Skill coaching', ['@']],
  [
    'a note after a text',
    QUESTION,
    'topic: Skill coaching',
    'topic: Skill coaching # see Ann',
    ['@'],
  ],
  ['a line too far to the right', QUESTION, '  B: Leaders', '   B: Leaders', ['@']],
  ['a line too far to the left', QUESTION, '  B: Leaders', ' B: Leaders', ['@']],
  ['a hyphen without a space', QUESTION, '  - session notes', '  -session notes', ['@']],
  ['a line without a name', QUESTION, 'ask: How', 'How it is\nask: How', ['@']],
  ['a space of a word processor', QUESTION, '  B: Leaders', '  B: Leaders', ['@']],
  ['marks of a merge', QUESTION, 'section:', '<<<<<<< HEAD\nsection:', ['@']],
  ['a line of hyphens', QUESTION, 'section:', 'topic: x\n---\nsection:', ['@+1']],
  [
    'a hidden character',
    QUESTION,
    'Skill coaching',
    'Skill\b coaching',
    ['@: this line has a hidden character. Type the line anew.'],
  ],
  [
    'a name twice',
    QUESTION,
    'topic: Skill coaching',
    'topic: Skill coaching\ntopic: Coaching',
    ['@+1: “topic” is here twice, first in line 3. Take one of them away.'],
  ],
  ['an empty file', QUESTION, undefined, '# nothing\n', ['@']],
  ['an empty text', QUESTION, 'topic: Skill coaching', 'topic:', ['@']],
  ['a missing answer', QUESTION, /  C: Sessions.*\n/, '', ['@-3: “C” is missing in “options”.']],
  ['an answer too many', QUESTION, 'evidence:', '  F: All of it\nevidence:', ['@']],
  ['an answer in small letters', QUESTION, '  C: Sessions', '  c: Sessions', ['@-3', '@']],
  [
    'a misspelled name',
    QUESTION,
    'topic:',
    'topik:',
    [
      '@-1: “topic” is missing.',
      '@: there is no “topik”. Is it misspelled, or indented too little or too much? Beside it: “section”, “ask”, “options”, “evidence”.',
    ],
  ],
  [
    'a part that slipped out of its group',
    QUESTION,
    '    needs: 30 minutes per rep',
    '  needs: 30 minutes per rep',
    ['@-1'],
  ],
  [
    'a group where a text belongs',
    QUESTION,
    'topic: Skill coaching',
    'topic:\n  text: Skill coaching',
    ['@'],
  ],
  [
    'a text where a group belongs',
    QUESTION,
    /high:\n(  .*\n)+/,
    'high: Coaching has dates\n',
    ['@'],
  ],
  [
    'a text where a list belongs',
    QUESTION,
    /evidence:\n(  - .*\n)+/,
    'evidence: session notes\n',
    ['@'],
  ],
  [
    'four things to point at',
    QUESTION,
    '  - session notes',
    '  - session notes\n  - a fourth',
    ['@-3'],
  ],
  [
    'an unknown section',
    QUESTION,
    'section: coaching',
    'section: couching',
    ['@: there is no section “couching”. There are alignment, content, coaching, measurement.'],
  ],
  [
    'a condition on a question that is not there',
    QUESTION,
    '  C: Coaching',
    '  C, Q13 A: Coaching',
    ['@'],
  ],
  ['a condition in other words', QUESTION, '  C: Coaching', '  if C: Coaching', ['@']],
  ['answers from high to low', QUESTION, '  D-E:', '  E-D:', ['@']],
  ['an answer that is not there', QUESTION, '  D-E:', '  D-F:', ['@']],
  ['two lines for one answer', QUESTION, '  D-E:', '  C-E:', ['@']],
  [
    'a line that nobody can get',
    QUESTION,
    '  D-E: A session note',
    '  D-E, Q5 A, Q5 C: A session note',
    ['@: “D-E, Q5 A, Q5 C” has Q5 twice. Say all of its answers in one place: “A-B”.'],
  ],
  ['a tension with an unknown question', QUESTION, 'but: Q8', 'but: Q22', ['@']],
  ['a tension with itself', QUESTION, 'but: Q8', 'but: Q7', ['@']],
  ['a tension in other words', QUESTION, 'but: Q8', 'but: 2', ['@']],
  ['a tension twice', QUESTION, 'but: Q8', 'but: Q9', ['@']],
  ['a high answer that is not there', QUESTION, /high:\n  C/, 'high:\n  6', ['@+1']],
  [
    'two questions with one topic',
    QUESTION,
    'topic: Skill coaching',
    'topic: Message to customers',
    ['@'],
  ],
  [
    'two options with the same words',
    QUESTION,
    'A: Each manager decides whether and when to coach',
    'A: Leaders expect coaching, with no dates set',
    ['@+1'],
  ],
  [
    'overlapping ranges',
    STRUCTURE,
    'evolving: 2.6',
    'evolving: 2.4',
    [
      '@: evolving begins at 2.4, but foundational goes up to 2.5. Let foundational end below 2.4, or evolving begin above 2.5.',
    ],
  ],
  [
    'a range that no score reaches',
    STRUCTURE,
    'evolving: 2.6 to 3.4',
    'evolving: 2.51 to 2.52',
    ['@'],
  ],
  ['a range with a comma', STRUCTURE, '2.6 to 3.4', '2,6 to 3,4', ['@']],
  ['ranges that end too early', STRUCTURE, '4.3 to 5', '4.3 to 4.9', ['@']],
  ['ranges that begin too late', STRUCTURE, '1 to 1.5', '1.1 to 1.5', ['@']],
  [
    'gaps that nobody speaks of',
    STRUCTURE,
    /( {2}strategic: )3\.5([^]*)between stages.*\n/,
    '  strategic: 3.7 to 4.2\n  optimized: 4.3 to 5\n',
    ['@'],
  ],
  [
    'gaps that are reported as another stage',
    STRUCTURE,
    'between stages: ad-hoc',
    'between stages: evolving',
    ['@'],
  ],
  [
    'a stage without words',
    STRUCTURE,
    'optimized: 4.3',
    'expert: 4.3',
    ['en/stages/optimized.yaml:1', '@'],
  ],
  [
    'a no-break space after a name',
    QUESTION,
    'topic: Skill',
    'topic:\u00a0Skill',
    ['@: this line has a space of a word processor. Type its spaces anew.'],
  ],
  ['a no-break space before the colon', QUESTION, 'topic: Skill', 'topic\u00a0: Skill', ['@']],
  [
    'a no-break space after a hyphen',
    QUESTION,
    '  - session notes',
    '  -\u00a0session notes',
    ['@'],
  ],
  [
    'a no-break space at the end',
    QUESTION,
    'topic: Skill coaching',
    'topic: Skill coaching\u00a0',
    ['@'],
  ],
  ['a soft hyphen in a name', QUESTION, 'topic: Skill', 'to\u00adpic: Skill', ['@']],
  [
    'a hidden character in a name',
    QUESTION,
    'topic: Skill',
    'to\u200bpic: Skill',
    ['@: this line has a hidden character. Type the line anew.'],
  ],
  ['a hidden character in a key', STRUCTURE, '  - coaching', '  - coach\u2060ing', ['@']],
  [
    'a name in capitals',
    PAGES,
    /^title:/m,
    'Title:',
    ['@: “title” is missing.', '@: write “title” in small letters, not “Title”.'],
  ],
  [
    'a file with nothing but a name that is not there',
    STAGE,
    /^name: [^]*/m,
    'nom: Evolving',
    ['@', '@', '@: there is no “nom”. Is it misspelled, or indented too little or too much?'],
  ],
  ['a section twice', STRUCTURE, '  - measurement', '  - coaching', ['@', '@+16']],
  ['a section in capitals', STRUCTURE, '  - measurement', '  - Measurement', ['@', '@+16']],
  ['another number of options', STRUCTURE, 'options: 5', 'options: five', ['@']],
  ['an address without https', STRUCTURE, 'demo: https://', 'demo: ', ['@']],
  [
    'an address with a path',
    STRUCTURE,
    'address: https://assessment.example.com',
    'address: https://assessment.example.com/',
    ['@'],
  ],
  ['an email that is none', STRUCTURE, 'contact: hello@example.com', 'contact: hello', ['@']],
  [
    'a domain with an at sign',
    STRUCTURE,
    'own email domains: example.com',
    'own email domains: "@example.com"',
    ['@'],
  ],
  ['a year that is none', STRUCTURE, 'since: 2026', 'since: last year', ['@']],
  ['a sample of too few answers', STRUCTURE, 'sample: D C C B', 'sample: D C C', ['@']],
  ['days in the wrong order', STRUCTURE, 'days: 30, 60', 'days: 60, 30', ['@']],
  [
    'a step down',
    STRUCTURE,
    'Q12 from B: D',
    'Q12 from B: A',
    ['@: a step leads up: “A” is not above “B”.'],
  ],
  ['a step in other words', STRUCTURE, 'from A: C', 'A: C', ['@']],
  [
    'an order that leaves a section out',
    STRUCTURE,
    'alignment, coaching, measurement, content',
    'alignment, coaching, content',
    ['@'],
  ],
  [
    'sections that wait for each other',
    STRUCTURE,
    'content: Q2 B-E, Q3 C-E',
    'content: Q2 B-E, Q5 C-E',
    ['@'],
  ],
  [
    'a consent that is required and has no words',
    PAGES,
    '  # consent required: no',
    '  consent required: yes',
    ['@'],
  ],
  [
    'a fourth benefit',
    PAGES,
    '  # For whom it is',
    '    - title: More\n      text: More\n  # For whom it is',
    ['@'],
  ],
  ['a section without a name', SECTIONS, '  name: Strategic Alignment\n', '', ['@-1']],
  ['a section of the words that is not there', SECTIONS, 'coaching:', 'couching:', ['@-8', '@']],
  [
    'two stages with one name',
    STAGE,
    'name: Evolving',
    'name: Strategic',
    ['en/stages/strategic.yaml:1'],
  ],
]

it.each(MISTAKES)('says where %s is, and what to do', (_name, file, find, write, places) => {
  const checked = checkFolder(editedFolder({ file, ...(find && { find }), write }))
  const told = checked.ok ? [] : checked.error.split('\n')
  const edited = lineOf(file, find)
  const expected = places.map((place) =>
    (place.startsWith('@') ? `${file}:${place}` : place).replace(/@([+-]\d+)?/, (_, lines = '') =>
      String(edited + Number(lines)),
    ),
  )
  expect(told.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected)
  for (const [index, line] of told.entries())
    expect(line.slice(expected[index]?.length)).toMatch(/^$|^: \S/)
})

/** The line that an edit begins in. */
function lineOf(file: string, find: string | RegExp | undefined): number {
  const text = readFileSync(join(OWN_FOLDER, file), 'utf8')
  const start = find instanceof RegExp ? text.search(find) : text.indexOf(find ?? '')
  return text.slice(0, start).split('\n').length
}
