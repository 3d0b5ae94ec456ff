import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFolder } from './compile-folder.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { editedFolder } from '../../tests/support/edited-folder.ts'

const QUESTION = 'en/questions/07-skill-coaching.yaml'

type Mistake = readonly [
  name: string,
  find: string | RegExp | undefined,
  write: string,
  ...places: readonly string[],
]

/**
 * What a writer did in a file, and where the check says that it is, in its own line unless told: '@+2' is two lines
 * below the edit, so that the folder's words may change. A few have a sentence.
 */
const MISTAKES: Record<string, readonly Mistake[]> = {
  [QUESTION]: [
    ['a tab', '  A: Each', '\tA: Each', '@: this line begins with a tab. Indent it'],
    ['a colon in a text', 'Skill c', 'Skill: c', '@: a text with a colon in it needs quotes'],
    ['no space after a colon', 'topic: Skill', 'topic:Skill'],
    ['a quoted word at the beginning', 'topic: Skill coaching', 'topic: "Skill" coaching'],
    ['an apostrophe at the beginning', 'topic: Skill coaching', "topic: 'til coaching"],
    ['a star at the beginning', 'topic: Skill coaching', 'topic: *Skill'],
    ['a name for another text', 'topic: Skill', 'topic: &skill Skill'],
    ['a kind of value', 'topic: Skill', 'topic: !!str Skill'],
    ['an at sign at the beginning', 'topic: Skill', 'topic: @Skill'],
    ['a placeholder alone', 'topic: Skill coaching', 'topic: {title}'],
    ['a number after a text', 'topic: Skill coaching', 'topic: Skill coaching #12'],
    ['a line too far to the right', '  B: Leaders', '   B: Leaders'],
    ['a line too far to the left', '  B: Leaders', ' B: Leaders'],
    ['a hyphen without a space', '  - session notes', '  -session notes'],
    ['a line without a name', 'ask: How', 'How it is\nask: How'],
    ['a line of hyphens', 'section:', 'topic: x\n---\nsection:', '@+1: take this line away.'],
    ['a hidden character', 'Skill coaching', 'Skill\b coaching', '@: this text has a character'],
    ['half of a character as a code', 'topic: Skill', 'topic: "Skill \\uD83D"\n#'],
    [
      'a letter that looks like another one',
      '  A: Each',
      '  \u0410: Each',
      '@: the letter “\u0410” is Cyrillic.',
    ],
    ['a fence of a chat', /^/, '```yaml\n', '@: take the lines with ``` away.'],
    ['numbered lines', /^[^]*?\ntopic/, '1 section: coaching\n2 topic', `${QUESTION}:1`],
    [
      'a name twice',
      'ask: How',
      'topic: Coaching\nask: How',
      '@: “topic” is here twice, first in line 3.',
    ],
    ['an empty file', undefined, '# nothing\n'],
    ['an empty text', 'topic: Skill coaching', 'topic:'],
    ['neither topic nor ask', /topic: .*\nask: .*\n/, '', `${QUESTION}:1`],
    [
      'what it is not',
      'section:',
      'skip: yes\nsection:',
      '@: there is no “skip”. docs/assessment.md says',
    ],
    ['a missing answer', /  C: Sessions.*\n/, '', '@-3: “C” is missing in “options”.'],
    ['an answer too many', 'number:', '  F: All of it\nnumber:'],
    ['an answer in small letters', '  C: Sessions', '  c: Sessions', '@-3', '@'],
    [
      'a misspelled name',
      'topic:',
      'topik:',
      '@: there is no “topik”. Is it misspelled, or indented too little or too much? Beside it: “section”, “ask”, “options”, “number”.',
    ],
    ['a part that slipped out of its group', '    needs: 30', '  needs: 30', '@-1'],
    ['a group where a text belongs', 'topic: Skill', 'topic:\n  text: Skill'],
    ['a text where a group belongs', /high:\n(  .*\n)+/, 'high: Coaching has dates\n'],
    ['a text where a list belongs', /evidence:\n(  - .*\n)+/, 'evidence: session notes\n'],
    [
      'a list where a group belongs',
      /high:\n(  .*\n)+/,
      'high:\n  - Dates\n',
      '@: “high” is a group, not a list: begin',
    ],
    ['four things to point at', '  - session notes', '  - session notes\n  - a fourth', '@-3'],
    ['an unknown section', ': coach', ': couch', '@: there is no section “couching”.'],
    ['a condition in other words', '  C: Coaching', '  if C: Coaching'],
    ['answers from high to low', '  D-E:', '  E-D:'],
    ['an answer that is not there', '  D-E:', '  D-F:'],
    [
      'a line below one for all of its answers',
      '  D-E:',
      '  B-C, message-to-customers A:',
      '@: “B-C, message',
    ],
    ['minutes of nobody', 'time: each 60', 'time: everybody 60'],
    [
      'a line that nobody can get',
      '  D-E:',
      '  D-E, skill-coaching C:',
      '@: “D-E, skill-coaching C” has skill-coaching twice',
    ],
    ['a tension with an unknown question', /^but:[^#]*/m, 'but: pricing\n'],
    [
      'a tension with a number',
      /^but:[^#]*/m,
      'but: Q9\n',
      '@: write the name of the question, not its number: “use',
    ],
    ['a tension with itself', /^but:[^#]*/m, 'but: skill-coaching\n'],
    ['a tension twice', /^but:[^#]*/m, 'but: message-to-customers, message-to-customers\n'],
    ['a key in a file', 'section:', 'key: coaching\nsection:'],
    ['an explanation of 2,000 letters', 'options:', `about: ${'x'.repeat(2000)}\noptions:`],
    ['no options and no scale', /^options:[^]*?(?=^[a-z])/m, '', `${QUESTION}:1`],
    ['a low answer that is not there', /low:\n  A/, 'low:\n  6', '@+1'],
    [
      'two questions with one topic',
      'topic: Skill coaching',
      'topic: Message to customers',
      '@: “Message to customers” is also in en/questions/03-message-to-customers.yaml, line 3. Give one of them other words.',
    ],
    [
      'two options with the same words',
      /A: .*(?=\n  B: Leaders)/,
      'A: Leaders expect coaching, with no dates set',
      '@+1',
    ],
  ],
  'assessment.yaml': [
    [
      'overlapping ranges',
      'evolving: 2.6',
      'evolving: 2.4',
      '@: evolving begins at 2.4, but foundational goes up',
    ],
    ['a range that no score reaches', 'evolving: 2.6 to 3.4', 'evolving: 2.51 to 2.52'],
    ['a range with a comma', '2.6 to 3.4', '2,6 to 3,4'],
    ['ranges that end too early', '4.3 to 5', '4.3 to 4.9'],
    ['ranges that begin too late', '1 to 1.5', '1.1 to 1.5'],
    [
      'gaps that nobody speaks of',
      /( {2}strategic: )3\.5([^]*)between stages.*\n/,
      '  strategic: 3.7 to 4.2\n  optimized: 4.3 to 5\n',
    ],
    ['gaps that are reported as another stage', 'stages: ad-hoc', 'stages: evolving'],
    ['a stage without words', 'optimized: 4.3', 'expert: 4.3', 'en/stages/optimized.yaml:1', '@'],
    [
      'a section with a letter that looks like another one',
      '  - coaching',
      '  - \u0441oaching',
      '@: the letter',
      '@+17',
      '@+26',
    ],
    ['a sample with a letter that looks like another one', 'sample: D C', 'sample: D \u0421'],
    ['a section twice', '  - measurement', '  - coaching', '@', '@+16'],
    ['a section in capitals', '  - measurement', '  - Measurement', '@', '@+16'],
    ['another number of options', 'options: 5', 'options: five'],
    ['an address without https', 'demo: https://', 'demo: '],
    ['an address with a path', 'assessment.example.com', 'assessment.example.com/'],
    ['an email that is none', 'contact: hello@example.com', 'contact: hello'],
    ['a domain with an at sign', 'domains: example.com', 'domains: "@example.com"'],
    ['minutes that are none', 'sample:', 'minutes: 0\nsample:'],
    ['an empty year', 'since: 2026', 'since:', '@: “site > since” has no text.'],
    ['a year that is none', 'since: 2026', 'since: last year'],
    ['a sample of too few answers', 'sample: D C C B', 'sample: D C C'],
    ['days in the wrong order', 'days: 30, 60', 'days: 60, 30'],
    ['steps of a section that is not there', 'together: coaching', 'together: couching'],
    ['a step down', 'from B: D', 'from B: A', '@: a step leads up: “A” is not above “B”.'],
    ['a step in other words', 'from A: C', 'A: C'],
    ['an order that leaves a section out', 'coaching, measurement, content', 'coaching, content'],
    ['a circle', /(?<=B-E, )message-to-customers/, 'use-of-training-in-daily-work', '@', '@+1'],
    [
      'sections that wait for each other',
      /(?<=B-E, )message-to-customers/,
      'training-after-onboarding',
    ],
  ],
  'en/pages.yaml': [
    ['an item too far to the left', '    - title: P', '   - title: P', '@: this line begins'],
    [
      'a name in capitals',
      /^title:/m,
      'Title:',
      '@: “title” is missing.',
      '@: write “title” in small letters, not',
    ],
    [
      'a description beside its group',
      /^title:/m,
      'description: You\ntitle:',
      '@: “description” has another place. Write it in “p',
    ],
    ['a placeholder in the words of a consent', '  # consent required: no', '  consent: To {name}'],
    ['a placeholder in the terms', '  Enablement work', '  Enablement {work} work', '@-1'],
    [
      'a consent that is required and has no words',
      '  # consent required: no',
      '  consent required: yes',
    ],
    [
      'a fourth benefit',
      '  # For whom it is',
      '    - title: More\n      text: More\n  # For whom it is',
      '@-7: “landing > benefits” takes 3 items, and there are 4.',
    ],
    [
      'a placeholder that the text does not have',
      'is {stage}',
      'is {stagee}',
      '@: there is no {stagee} in this text. It may name {stage}, {ti',
    ],
    ['a brace without its end', 'is {stage}', 'is {stage', '@: a “{” stands alone here.'],
    ['a placeholder in a text below a name', '    title: Success!', '    title: Success, {name}!'],
    [
      'a plural without one of its forms',
      /cost own: .*/,
      'minutes:\n    other: x',
      '@: in English it needs one and',
    ],
    [
      'a plural with a form of another language',
      /cost own: .*/,
      'minutes:\n    one: x\n    few: x\n    other: x',
      '@+2',
    ],
    ['one text where there is a plural', 'cost own: enablement', 'minutes: enablement'],
  ],
  'en/stages/evolving.yaml': [
    [
      'a file with nothing but a name that is not there',
      /^name: [^]*/m,
      'nom: Evolving',
      '@',
      '@',
      '@: there is no “nom”. Is it misspelled, or indented too little or too much?',
    ],
    ['two stages with one name', 'name: Evolving', 'name: Strategic', 'en/stages/strategic.yaml:1'],
  ],
  'en/sections.yaml': [
    ['a section without a name', '  name: Strategic Alignment\n', '', '@-1'],
    ['a section of the words that is not there', 'coaching:', 'couching:', '@-8', '@'],
  ],
}

const CASES = Object.entries(MISTAKES).flatMap(([file, mistakes]) =>
  mistakes.map(([name, find, write, ...places]) => ({ name, file, find, write, places })),
)

it.each(CASES)('says where $name is, and what to do', ({ file, find, write, places }) => {
  const checked = checkFolder(editedFolder({ file, ...(find && { find }), write }))
  const told = checked.ok ? [] : checked.error.split('\n')
  const edited = lineOf(file, find)
  const expected = (places.length > 0 ? places : ['@']).map((place) => {
    const at = place.startsWith('@') ? `${file}:${place}` : place
    return `${at}${at.includes(': ') ? '' : ': '}`.replace(/@([+-]\d+)?/, (_, lines = '') =>
      String(edited + Number(lines)),
    )
  })
  expect(told.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected)
})

/** The line that an edit begins in. */
function lineOf(file: string, find: string | RegExp | undefined): number {
  const text = readFileSync(join(OWN_FOLDER, file), 'utf8')
  const start = find instanceof RegExp ? text.search(find) : text.indexOf(find ?? '')
  return text.slice(0, start).split('\n').length
}
