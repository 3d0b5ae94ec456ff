import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFolder } from './compile-folder.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { editedFolder } from '../../tests/support/edited-folder.ts'

const QUESTION = 'en/questions/07-skill-coaching.yaml'
const STRUCTURE = 'assessment.yaml'
const PAGES = 'en/pages.yaml'
const STAGE = 'en/stages/evolving.yaml'
const SECTIONS = 'en/sections.yaml'

type Mistake = readonly [
  name: string,
  find: string | RegExp | undefined,
  write: string,
  ...places: readonly string[],
]

/**
 * What a writer did in a file, and where the check says that it is, in its own line unless told: '@+2' is two lines
 * below the edit, so that the folder's words may change. Ten have the whole sentence.
 */
const MISTAKES: Record<string, readonly Mistake[]> = {
  [QUESTION]: [
    [
      'a tab',
      '  A: Each manager',
      '\tA: Each manager',
      '@: this line begins with a tab. Indent it by spaces.',
    ],
    [
      'a colon in a text',
      'topic: Skill coaching',
      'topic: Coaching: skills',
      '@: a text with a colon in it needs quotes: name: "First: second".',
    ],
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
    ['a line of hyphens', 'section:', 'topic: x\n---\nsection:', '@+1'],
    [
      'a hidden character',
      'Skill coaching',
      'Skill\b coaching',
      '@: this text has a character that nobody can see, U+0008, after “Skill”. Take it away.',
    ],
    ['half of a character as a code', 'topic: Skill', 'topic: "Skill \\uD83D"\n#'],
    [
      'a letter that looks like another one',
      '  A: Each manager',
      '  \u0410: Each manager',
      '@: the letter “\u0410” is Cyrillic. Type “\u0410” again, in Latin letters.',
    ],
    ['a fence of a chat', /^/, '```yaml\n', '@: take the lines with ``` away.'],
    [
      'numbered lines',
      /^[^]*?\ntopic/,
      '1 section: coaching\n2 topic',
      'en/questions/07-skill-coaching.yaml:1',
    ],
    [
      'a name twice',
      'topic: Skill coaching',
      'topic: Skill coaching\ntopic: Coaching',
      '@+1: “topic” is here twice, first in line 3. Take one of them away, or give it another name.',
    ],
    ['an empty file', undefined, '# nothing\n'],
    ['an empty text', 'topic: Skill coaching', 'topic:'],
    ['neither topic nor ask', /topic: .*\nask: .*\n/, '', 'en/questions/07-skill-coaching.yaml:1'],
    [
      'what it is not',
      'section:',
      'skip: yes\nsection:',
      '@: there is no “skip”. docs/assessment.md says why, and what to do instead, under “What it is not”.',
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
    [
      'a part that slipped out of its group',
      '    needs: 30 minutes per rep',
      '  needs: 30 minutes per rep',
      '@-1',
    ],
    ['a group where a text belongs', 'topic: Skill coaching', 'topic:\n  text: Skill coaching'],
    ['a text where a group belongs', /high:\n(  .*\n)+/, 'high: Coaching has dates\n'],
    ['a text where a list belongs', /evidence:\n(  - .*\n)+/, 'evidence: session notes\n'],
    [
      'a list where a group belongs',
      /high:\n(  .*\n)+/,
      'high:\n  - Coaching has dates\n',
      '@: “high” is a group, not a list: begin each line below it with a name and a colon in place of the hyphen.',
    ],
    ['four things to point at', '  - session notes', '  - session notes\n  - a fourth', '@-3'],
    [
      'an unknown section',
      'section: coaching',
      'section: couching',
      '@: there is no section “couching”. There are alignment, content, coaching, measurement.',
    ],
    ['a condition on a question that is not there', '  C: Coaching', '  C, coaching A: Coaching'],
    ['a condition in other words', '  C: Coaching', '  if C: Coaching'],
    ['answers from high to low', '  D-E:', '  E-D:'],
    ['an answer that is not there', '  D-E:', '  D-F:'],
    [
      'a line below one for all of its answers',
      '  D-E:',
      '  B-C, message-to-customers A:',
      '@: “B-C, message-to-customers A” is never shown, as a line above is for all of these answers. Write the one with more conditions first: “A-B, joining-go-to-market-planning C”, then “A-B”.',
    ],
    [
      'a step under a condition on its own answer',
      '  A-B, training-after-onboarding C:',
      '  A-B, skill-coaching C:',
    ],
    [
      'a step that another one covers',
      '  A-B, training-after-onboarding C:',
      '  A, training-after-onboarding D:',
    ],
    ['minutes of nobody', 'time: each 60', 'time: everybody 60'],
    ['minutes in words', 'time: each 60', 'time: each an hour'],
    [
      'a line that nobody can get',
      '  D-E: A session note',
      '  D-E, message-to-customers A, message-to-customers C: A session note',
      '@: “D-E, message-to-customers A, message-to-customers C” has message-to-customers twice. Say all of its answers in one place: “A-B”.',
    ],
    ['a tension with an unknown question', /^but: .*/m, 'but: pricing'],
    [
      'a tension with a number',
      /^but: .*/m,
      'but: Q9',
      '@: write the name of the question, not its number: “use-of-training-in-daily-work”.',
    ],
    ['a tension with itself', /^but: .*/m, 'but: skill-coaching'],
    ['a tension in other words', /^but: .*/m, 'but: 2'],
    ['a tension twice', /^but: .*/m, 'but: message-to-customers, message-to-customers'],
    ['a key in a file', 'section:', 'key: coaching\nsection:'],
    ['an explanation of 2,000 letters', 'options:', `about: ${'x'.repeat(2000)}\noptions:`],
    [
      'no options and no scale',
      /^options:[^]*?(?=^[a-z])/m,
      '',
      'en/questions/07-skill-coaching.yaml:1',
    ],
    ['a high answer that is not there', /high:\n  C/, 'high:\n  6', '@+1'],
    [
      'two questions with one topic',
      'topic: Skill coaching',
      'topic: Message to customers',
      '@: “Message to customers” is also in en/questions/03-message-to-customers.yaml, line 3. Give one of them other words.',
    ],
    [
      'two options with the same words',
      'A: Each manager decides whether and when to coach',
      'A: Leaders expect coaching, with no dates set',
      '@+1',
    ],
  ],
  [STRUCTURE]: [
    [
      'overlapping ranges',
      'evolving: 2.6',
      'evolving: 2.4',
      '@: evolving begins at 2.4, but foundational goes up to 2.5. Let foundational end below 2.4, or evolving begin above 2.5.',
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
    [
      'gaps that are reported as another stage',
      'between stages: ad-hoc',
      'between stages: evolving',
    ],
    ['a stage without words', 'optimized: 4.3', 'expert: 4.3', 'en/stages/optimized.yaml:1', '@'],
    [
      'a section with a letter that looks like another one',
      '  - coaching',
      '  - \u0441oaching',
      '@: the letter “\u0441” is Cyrillic. Type “\u0441oaching” again, in Latin letters.',
      '@+17',
      '@+26',
    ],
    ['a sample with a letter that looks like another one', 'sample: D C', 'sample: D \u0421'],
    ['a section twice', '  - measurement', '  - coaching', '@', '@+16'],
    ['a section in capitals', '  - measurement', '  - Measurement', '@', '@+16'],
    ['another number of options', 'options: 5', 'options: five'],
    ['an address without https', 'demo: https://', 'demo: '],
    [
      'an address with a path',
      'address: https://assessment.example.com',
      'address: https://assessment.example.com/',
    ],
    ['an email that is none', 'contact: hello@example.com', 'contact: hello'],
    ['more than an email', 'contact: hello@example.com', 'contact: mailto:hello@example.com'],
    [
      'a domain with an at sign',
      'own email domains: example.com',
      'own email domains: "@example.com"',
    ],
    ['a year that is none', 'since: 2026', 'since: last year'],
    ['a sample of too few answers', 'sample: D C C B', 'sample: D C C'],
    ['minutes that are none', 'sample:', 'minutes: about 5\nsample:'],
    ['days in the wrong order', 'days: 30, 60', 'days: 60, 30'],
    ['a day for a fourth step', 'days: 30, 60', 'days: 10, 30, 60'],
    ['steps of a section that is not there', 'together: coaching', 'together: couching'],
    ['a team of nobody', 'together: coaching', 'reps per manager: 0'],
    [
      'a step down',
      'review-of-content-and-training from B: D',
      'review-of-content-and-training from B: A',
      '@: a step leads up: “A” is not above “B”.',
    ],
    ['a step in other words', 'from A: C', 'A: C'],
    [
      'an order that leaves a section out',
      'alignment, coaching, measurement, content',
      'alignment, coaching, content',
    ],
    [
      'sections that wait for each other',
      'content: link-to-go-to-market-priorities B-E, message-to-customers',
      'content: link-to-go-to-market-priorities B-E, training-after-onboarding',
    ],
    ['a name that is no tag', 'options: 5', 'languages: deutsch\noptions: 5'],
    ['a tag in capitals', 'options: 5', 'languages: EN\noptions: 5', '@: write “en”, not “EN”.'],
    ['a language twice', 'options: 5', 'languages: en, en\noptions: 5'],
    ['two languages', 'options: 5', 'languages: en, de\noptions: 5'],
    [
      'a language without a folder',
      'options: 5',
      'languages: fil\noptions: 5',
      '@: there is no folder “fil” with the words of this language.',
    ],
  ],
  [PAGES]: [
    [
      'a name in capitals',
      /^title:/m,
      'Title:',
      '@: “title” is missing.',
      '@: write “title” in small letters, not “Title”.',
    ],
    [
      'a description beside its group',
      /^title:/m,
      'description: For you\ntitle:',
      '@: “description” has another place. Write it in “preview”.',
    ],
    [
      'a placeholder in the words of a consent',
      '  # consent required: no',
      '  consent: Write to me, {name}',
    ],
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
      'result: Your enablement is {stage}',
      'result: Your enablement is {stagee}',
      '@: there is no {stagee} in this text. It may name {stage}, {title}, {provider}, {questions}, {sections}, {stages}, {first stage}, {last stage}, {options}, {top}, {least points}, {most points}, {minutes}, {days}, {steps}, {duration}.',
    ],
    ['a placeholder in capitals', 'result: Your enablement is {stage}', 'result: It is {STAGE}'],
    [
      'a brace without its end',
      'result: Your enablement is {stage}',
      'result: Your enablement is {stage',
      '@: a “{” stands alone here. A text has braces only around a name, as in {title}.',
    ],
    ['a brace without its beginning', 'note: No email', 'note: No } email'],
    ['a placeholder in a text below a name', '    title: Success!', '    title: Success, {name}!'],
    [
      'a plural without one of its forms',
      'result: Your enablement is {stage}',
      'points short:\n    other: x',
      '@: in English it needs one and other. “one” is missing.',
    ],
    [
      'a plural with a form of another language',
      'result: Your enablement is {stage}',
      'points short:\n    one: x\n    few: x\n    other: x',
      '@+2',
    ],
    [
      'one text where there is a plural',
      'result: Your enablement',
      'points short: Your enablement',
    ],
    ['words that the product does not have', 'result: Your enablement', 'outcome: Your enablement'],
  ],
  [STAGE]: [
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
  [SECTIONS]: [
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
  const expected = (places.length > 0 ? places : ['@']).map((place) =>
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
