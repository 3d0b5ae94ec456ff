import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFolder, OWN_FOLDER } from './compile-folder.ts'
import { editedFolder } from '../../tests/support/edited-folder.ts'
import type { Edit } from '../../tests/support/edited-folder.ts'

const QUESTION = 'en/questions/07-skill-coaching.yaml'
const STRUCTURE = 'assessment.yaml'
const PAGES = 'en/pages.yaml'
const STAGE = 'en/stages/evolving.yaml'
const SECTIONS = 'en/sections.yaml'

/** What a writer did, and every line that the check then says. */
const MISTAKES: readonly (readonly [string, Edit, readonly string[]])[] = [
  [
    'a tab',
    { file: QUESTION, find: '  A: Each manager', write: '\tA: Each manager' },
    ['en/questions/07-skill-coaching.yaml:@: this line begins with a tab. Indent it by spaces.'],
  ],
  [
    'a colon in a text',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: Coaching: skills' },
    [
      'en/questions/07-skill-coaching.yaml:@: a text with a colon in it needs quotes: name: "First: second".',
    ],
  ],
  [
    'no space after a colon',
    { file: QUESTION, find: 'topic: Skill', write: 'topic:Skill' },
    ['en/questions/07-skill-coaching.yaml:@: put a space after the colon.'],
  ],
  [
    'a quoted word at the beginning',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: "Skill" coaching' },
    [
      'en/questions/07-skill-coaching.yaml:@: a text that begins with " has to end with it, and nothing follows. Use “ ” for a quoted word.',
    ],
  ],
  [
    'a quote that nobody closes',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: "Skill coaching' },
    [
      'en/questions/07-skill-coaching.yaml:@: a text that begins with " has to end with it, and nothing follows. Use “ ” for a quoted word.',
    ],
  ],
  [
    'an apostrophe at the beginning',
    { file: QUESTION, find: 'topic: Skill coaching', write: "topic: 'til coaching" },
    [
      "en/questions/07-skill-coaching.yaml:@: a text that begins with ' has to end with it, and nothing follows. Use “ ” for a quoted word.",
    ],
  ],
  [
    'a star at the beginning',
    { file: QUESTION, find: 'topic: Skill', write: 'topic: *Skill*' },
    ['en/questions/07-skill-coaching.yaml:@: a text that begins with “*” needs quotes around it.'],
  ],
  [
    'a name for another text',
    { file: QUESTION, find: 'topic: Skill', write: 'topic: &skill Skill' },
    ['en/questions/07-skill-coaching.yaml:@: a text that begins with “&” needs quotes around it.'],
  ],
  [
    'a kind of value',
    { file: QUESTION, find: 'topic: Skill', write: 'topic: !!str Skill' },
    ['en/questions/07-skill-coaching.yaml:@: a text that begins with “!” needs quotes around it.'],
  ],
  [
    'an at sign at the beginning',
    { file: QUESTION, find: 'topic: Skill', write: 'topic: @Skill' },
    ['en/questions/07-skill-coaching.yaml:@: a text that begins with “@” needs quotes around it.'],
  ],
  [
    'a percent sign at the beginning',
    { file: QUESTION, find: 'topic: Skill', write: 'topic: %Skill' },
    ['en/questions/07-skill-coaching.yaml:@: a text that begins with “%” needs quotes around it.'],
  ],
  [
    'brackets',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: [Skill coaching]' },
    ['en/questions/07-skill-coaching.yaml:@: a text that begins with “[” needs quotes around it.'],
  ],
  [
    'a placeholder of another program',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: {{name}} coaching' },
    ['en/questions/07-skill-coaching.yaml:@: a text that begins with “{” needs quotes around it.'],
  ],
  [
    'a sign for long texts',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: >\n  Skill coaching' },
    [
      'en/questions/07-skill-coaching.yaml:@: leave out the “>”: a text may go on in the next lines, indented further than its name.',
    ],
  ],
  [
    'a note after a text',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: Skill coaching # see Ann' },
    [
      'en/questions/07-skill-coaching.yaml:@: the text ends before the “#”. Put quotes around the text, or the note on a line of its own.',
    ],
  ],
  [
    'a no-break space after a name',
    { file: QUESTION, find: 'topic: Skill', write: 'topic:\u00a0Skill' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line has a space of a word processor. Retype its spaces.',
    ],
  ],
  [
    'a no-break space before the colon',
    { file: QUESTION, find: 'topic: Skill', write: 'topic\u00a0: Skill' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line has a space of a word processor. Retype its spaces.',
    ],
  ],
  [
    'a no-break space after a hyphen',
    { file: QUESTION, find: '  - session notes', write: '  -\u00a0session notes' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line has a space of a word processor. Retype its spaces.',
    ],
  ],
  [
    'a no-break space at the end of a text',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: Skill coaching\u00a0' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line has a space of a word processor. Retype its spaces.',
    ],
  ],
  [
    'a soft hyphen in a name',
    { file: QUESTION, find: 'topic: Skill', write: 'to\u00adpic: Skill' },
    ['en/questions/07-skill-coaching.yaml:@: this line has a hidden character. Retype the line.'],
  ],
  [
    'a hidden character in a name',
    { file: QUESTION, find: 'topic: Skill', write: 'to\u200bpic: Skill' },
    ['en/questions/07-skill-coaching.yaml:@: this line has a hidden character. Retype the line.'],
  ],
  [
    'a hidden character in a text that is a name',
    { file: STRUCTURE, find: '  - coaching', write: '  - coach\u2060ing' },
    ['assessment.yaml:@: this line has a hidden character. Retype the line.'],
  ],
  [
    'a name in capitals',
    { file: PAGES, find: /^title:/m, write: 'Title:' },
    [
      'en/pages.yaml:@: “title” is missing.',
      'en/pages.yaml:@: write “title” in small letters, not “Title”.',
    ],
  ],
  [
    'a file with nothing but a name that is not there',
    { file: STAGE, find: /^name: [^]*/m, write: 'nom: Evolving' },
    [
      'en/stages/evolving.yaml:@: “name” is missing.',
      'en/stages/evolving.yaml:@: “means” is missing.',
      'en/stages/evolving.yaml:@: there is no “nom”. Is it misspelled, or indented too little or too much?',
    ],
  ],
  [
    'a line too far to the right',
    { file: QUESTION, find: '  B: Leaders', write: '   B: Leaders' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line begins further to the left or right than its neighbors. Give all names of one group the same number of spaces.',
    ],
  ],
  [
    'a line too far to the left',
    { file: QUESTION, find: '  B: Leaders', write: ' B: Leaders' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line begins further to the left or right than its neighbors. Give all names of one group the same number of spaces.',
    ],
  ],
  [
    'a hyphen without a space',
    { file: QUESTION, find: '  - session notes', write: '  -session notes' },
    ['en/questions/07-skill-coaching.yaml:@: put a space after the hyphen.'],
  ],
  [
    'a line without a name',
    { file: QUESTION, find: 'ask: How', write: 'How it is\nask: How' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line has no name. A text that goes on here is indented further than its name.',
    ],
  ],
  [
    'a space of a word processor',
    { file: QUESTION, find: '  B: Leaders', write: '  B: Leaders' },
    [
      'en/questions/07-skill-coaching.yaml:@: this line has a space of a word processor. Retype its spaces.',
    ],
  ],
  [
    'marks of a merge',
    { file: QUESTION, find: 'section:', write: '<<<<<<< HEAD\nsection:' },
    [
      'en/questions/07-skill-coaching.yaml:@: two versions of this file were not put together. Keep one of them, and take the marks away.',
    ],
  ],
  [
    'a line of hyphens',
    { file: QUESTION, find: 'section:', write: 'topic: x\n---\nsection:' },
    ['en/questions/07-skill-coaching.yaml:@+1: take this line away.'],
  ],
  [
    'a hidden character',
    { file: QUESTION, find: 'Skill coaching', write: 'Skill\b coaching' },
    ['en/questions/07-skill-coaching.yaml:@: this line has a hidden character. Retype the line.'],
  ],
  [
    'a name twice',
    {
      file: QUESTION,
      find: 'topic: Skill coaching',
      write: 'topic: Skill coaching\ntopic: Coaching',
    },
    [
      'en/questions/07-skill-coaching.yaml:@+1: “topic” is here twice, first in line 3. Take one of them away.',
    ],
  ],
  [
    'an empty file',
    { file: QUESTION, write: '# nothing\n' },
    ['en/questions/07-skill-coaching.yaml:@: this file is empty.'],
  ],
  [
    'an empty text',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic:' },
    ['en/questions/07-skill-coaching.yaml:@: “topic” has no text.'],
  ],
  [
    'a missing answer',
    { file: QUESTION, find: /  C: Sessions.*\n/, write: '' },
    ['en/questions/07-skill-coaching.yaml:@-3: “C” is missing in “options”.'],
  ],
  [
    'an answer too many',
    { file: QUESTION, find: 'evidence:', write: '  F: All of it\nevidence:' },
    [
      'en/questions/07-skill-coaching.yaml:@: there is no answer “F” here. “options” in assessment.yaml says how many there are.',
    ],
  ],
  [
    'an answer in small letters',
    { file: QUESTION, find: '  C: Sessions', write: '  c: Sessions' },
    [
      'en/questions/07-skill-coaching.yaml:@-3: “C” is missing in “options”.',
      'en/questions/07-skill-coaching.yaml:@: there is no “c” in “options”. Is it misspelled, or indented too little or too much? Beside it: “A”, “B”, “D”, “E”.',
    ],
  ],
  [
    'a misspelled name',
    { file: QUESTION, find: 'topic:', write: 'topik:' },
    [
      'en/questions/07-skill-coaching.yaml:@-1: “topic” is missing.',
      'en/questions/07-skill-coaching.yaml:@: there is no “topik”. Is it misspelled, or indented too little or too much? Beside it: “section”, “ask”, “options”, “evidence”.',
    ],
  ],
  [
    'a part that slipped out of its group',
    { file: QUESTION, find: '    needs: 30 minutes per rep', write: '  needs: 30 minutes per rep' },
    [
      'en/questions/07-skill-coaching.yaml:@-1: this line has no name. A text that goes on here is indented further than its name.',
    ],
  ],
  [
    'a group where a text belongs',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic:\n  text: Skill coaching' },
    [
      'en/questions/07-skill-coaching.yaml:@: “topic” is one text. The lines below it are names or a list: write one text, or give back its name.',
    ],
  ],
  [
    'a text where a group belongs',
    { file: QUESTION, find: /high:\n(  .*\n)+/, write: 'high: Coaching has dates\n' },
    [
      'en/questions/07-skill-coaching.yaml:@: “high” is a group: put its lines below it, indented by two spaces.',
    ],
  ],
  [
    'a text where a list belongs',
    { file: QUESTION, find: /evidence:\n(  - .*\n)+/, write: 'evidence: session notes\n' },
    [
      'en/questions/07-skill-coaching.yaml:@: “evidence” is a list: begin each of its lines with a hyphen and a space.',
    ],
  ],
  [
    'four things to point at',
    { file: QUESTION, find: '  - session notes', write: '  - session notes\n  - a fourth' },
    [
      'en/questions/07-skill-coaching.yaml:@-3: “evidence” takes 1 to 3 lines that begin with a hyphen.',
    ],
  ],
  [
    'an unknown section',
    { file: QUESTION, find: 'section: coaching', write: 'section: couching' },
    [
      'en/questions/07-skill-coaching.yaml:@: there is no section “couching”. There are alignment, content, coaching, measurement.',
    ],
  ],
  [
    'a condition on a question that is not there',
    { file: QUESTION, find: '  C: Coaching', write: '  C, Q13 A: Coaching' },
    [
      'en/questions/07-skill-coaching.yaml:@: there is no question 13. This assessment has 12, Q1 to Q12.',
    ],
  ],
  [
    'a condition in other words',
    { file: QUESTION, find: '  C: Coaching', write: '  if C: Coaching' },
    [
      'en/questions/07-skill-coaching.yaml:@: “if C” does not say when the line is shown. Write answers, as in “A-B”, and perhaps “, Q5 A-C”.',
    ],
  ],
  [
    'answers from high to low',
    { file: QUESTION, find: '  D-E:', write: '  E-D:' },
    [
      'en/questions/07-skill-coaching.yaml:@: “E-D” does not say when the line is shown. Write answers, as in “A-B”, and perhaps “, Q5 A-C”.',
    ],
  ],
  [
    'an answer that is not there',
    { file: QUESTION, find: '  D-E:', write: '  D-F:' },
    ['en/questions/07-skill-coaching.yaml:@: “F” is not an answer. This assessment has A to E.'],
  ],
  [
    'two lines for one answer',
    { file: QUESTION, find: '  D-E:', write: '  C-E:' },
    [
      'en/questions/07-skill-coaching.yaml:@: another line of “helps” is for some of these answers too. Give each its own, or add a second answer: “A-B, Q5 C”.',
    ],
  ],
  [
    'a line that nobody can get',
    { file: QUESTION, find: '  D-E: A session note', write: '  D-E, Q5 A, Q5 C: A session note' },
    [
      'en/questions/07-skill-coaching.yaml:@: “D-E, Q5 A, Q5 C” has Q5 twice. Say all of its answers in one place: “A-B”.',
    ],
  ],
  [
    'a tension with an unknown question',
    { file: QUESTION, find: 'but: Q8', write: 'but: Q22' },
    [
      'en/questions/07-skill-coaching.yaml:@: there is no question 22. This assessment has 12, Q1 to Q12.',
    ],
  ],
  [
    'a tension with itself',
    { file: QUESTION, find: 'but: Q8', write: 'but: Q7' },
    ['en/questions/07-skill-coaching.yaml:@: Q7 is this question itself. Remove it.'],
  ],
  [
    'a tension in other words',
    { file: QUESTION, find: 'but: Q8', write: 'but: 2' },
    ['en/questions/07-skill-coaching.yaml:@: write questions as in “Q3, Q12”.'],
  ],
  [
    'a tension twice',
    { file: QUESTION, find: 'but: Q8', write: 'but: Q9' },
    ['en/questions/07-skill-coaching.yaml:@: Q9 is in this list twice. Take one of them away.'],
  ],
  [
    'a high answer that is not there',
    { file: QUESTION, find: /high:\n  C/, write: 'high:\n  6' },
    ['en/questions/07-skill-coaching.yaml:@+1: “6” is not an answer. This assessment has A to E.'],
  ],
  [
    'two questions with one topic',
    { file: QUESTION, find: 'topic: Skill coaching', write: 'topic: Message to customers' },
    [
      'en/questions/07-skill-coaching.yaml:@: “Message to customers” is also in en/questions/03-message-to-customers.yaml. Give one of them other words.',
    ],
  ],
  [
    'two options with the same words',
    {
      file: QUESTION,
      find: 'A: Each manager decides whether and when to coach',
      write: 'A: Leaders expect coaching, with no dates set',
    },
    [
      'en/questions/07-skill-coaching.yaml:@+1: “Leaders expect coaching, with no dates set” is also in this file. Give one of them other words.',
    ],
  ],
  [
    'overlapping ranges',
    { file: STRUCTURE, find: 'evolving: 2.6', write: 'evolving: 2.4' },
    [
      'assessment.yaml:@: evolving begins at 2.4, but foundational goes up to 2.5. Let foundational end below 2.4, or evolving begin above 2.5.',
    ],
  ],
  [
    'a range that no score reaches',
    { file: STRUCTURE, find: 'evolving: 2.6 to 3.4', write: 'evolving: 2.51 to 2.52' },
    [
      'assessment.yaml:@: no score is from 2.51 to 2.52: 12 questions make steps of 0.08. Make the range wider.',
    ],
  ],
  [
    'a range with a comma',
    { file: STRUCTURE, find: '2.6 to 3.4', write: '2,6 to 3,4' },
    [
      'assessment.yaml:@: “2,6 to 3,4” is not a range. Write the lowest score, “to” and the highest one, as in “1.6 to 2.5”.',
    ],
  ],
  [
    'ranges that end too early',
    { file: STRUCTURE, find: '4.3 to 5', write: '4.3 to 4.9' },
    ['assessment.yaml:@: the highest stage ends at 5, the highest score.'],
  ],
  [
    'ranges that begin too late',
    { file: STRUCTURE, find: '1 to 1.5', write: '1.1 to 1.5' },
    ['assessment.yaml:@: the lowest stage begins at 1.'],
  ],
  [
    'gaps that nobody speaks of',
    {
      file: STRUCTURE,
      find: /( {2}strategic: )3\.5([^]*)between stages.*\n/,
      write: '  strategic: 3.7 to 4.2\n  optimized: 4.3 to 5\n',
    },
    [
      'assessment.yaml:@: scores between 3.4 and 3.7 are in no stage. Close the gap, or say in “between stages” how they are reported.',
    ],
  ],
  [
    'gaps that are reported as another stage',
    { file: STRUCTURE, find: 'between stages: ad-hoc', write: 'between stages: evolving' },
    ['assessment.yaml:@: write the lowest stage here, “ad-hoc”, or take it away.'],
  ],
  [
    'a stage without words',
    { file: STRUCTURE, find: 'optimized: 4.3', write: 'expert: 4.3' },
    [
      'en/stages/optimized.yaml:1: assessment.yaml has no stage “optimized”. Add its range, or take the file away.',
      'assessment.yaml:@: the words of this stage are missing: en/stages/expert.yaml.',
    ],
  ],
  [
    'a section twice',
    { file: STRUCTURE, find: '  - measurement', write: '  - coaching' },
    [
      'assessment.yaml:@: “coaching” is also in this file. Give one of them other words.',
      'assessment.yaml:@+16: name each section once, with commas between them: alignment, content, coaching, coaching.',
    ],
  ],
  [
    'a section in capitals',
    { file: STRUCTURE, find: '  - measurement', write: '  - Measurement' },
    [
      'assessment.yaml:@: “Measurement” is a short name: use small letters, digits and hyphens.',
      'assessment.yaml:@+16: name each section once, with commas between them: alignment, content, coaching, Measurement.',
    ],
  ],
  [
    'another number of options',
    { file: STRUCTURE, find: 'options: 5', write: 'options: five' },
    ['assessment.yaml:@: “options” takes one of 2, 3, 4, 5, 6, 7.'],
  ],
  [
    'an address without https',
    { file: STRUCTURE, find: 'demo: https://', write: 'demo: ' },
    [
      'assessment.yaml:@: “www.example.com/book-a-demo” is not an address. Write all of it, from “https://” on.',
    ],
  ],
  [
    'an address with a path',
    {
      file: STRUCTURE,
      find: 'address: https://assessment.example.com',
      write: 'address: https://assessment.example.com/',
    },
    [
      'assessment.yaml:@: “https://assessment.example.com/” is not the address of a site. Write it from “https://” on, without a “/” at its end.',
    ],
  ],
  [
    'an email that is none',
    { file: STRUCTURE, find: 'contact: hello@example.com', write: 'contact: hello' },
    ['assessment.yaml:@: “hello” is not an email address.'],
  ],
  [
    'a domain with an at sign',
    {
      file: STRUCTURE,
      find: 'own email domains: example.com',
      write: 'own email domains: "@example.com"',
    },
    [
      'assessment.yaml:@: “@example.com” is not a domain. Write what follows the “@”, in small letters, with commas between several.',
    ],
  ],
  [
    'a year that is none',
    { file: STRUCTURE, find: 'since: 2026', write: 'since: last year' },
    ['assessment.yaml:@: “last year” is not a year.'],
  ],
  [
    'a sample of too few answers',
    { file: STRUCTURE, find: 'sample: D C C B', write: 'sample: D C C' },
    [
      'assessment.yaml:@: write one answer for each of the 12 questions, A to E, with spaces between them. There are 11.',
    ],
  ],
  [
    'days in the wrong order',
    { file: STRUCTURE, find: 'days: 30, 60', write: 'days: 60, 30' },
    [
      'assessment.yaml:@: “60, 30, 90” is not three days, each later than the one before, as in “30, 60, 90”.',
    ],
  ],
  [
    'a step down',
    { file: STRUCTURE, find: 'Q12 from B: D', write: 'Q12 from B: A' },
    ['assessment.yaml:@: a step leads up: “A” is not above “B”.'],
  ],
  [
    'a step in other words',
    { file: STRUCTURE, find: 'from A: C', write: 'A: C' },
    ['assessment.yaml:@: “A” is not a step. Write “from A” or, for one question, “Q12 from B”.'],
  ],
  [
    'an order that leaves a section out',
    {
      file: STRUCTURE,
      find: 'alignment, coaching, measurement, content',
      write: 'alignment, coaching, content',
    },
    [
      'assessment.yaml:@: name each section once, with commas between them: alignment, content, coaching, measurement.',
    ],
  ],
  [
    'sections that wait for each other',
    { file: STRUCTURE, find: 'content: Q2 B-E, Q3 C-E', write: 'content: Q2 B-E, Q5 C-E' },
    [
      'assessment.yaml:@: Q5 is in “content”, which waits itself, so neither would ever start. Name a question of another section.',
    ],
  ],
  [
    'a consent that is required and has no words',
    { file: PAGES, find: '  # consent required: no', write: '  consent required: yes' },
    ['en/pages.yaml:@: there is no consent that could be required. Write its words in “consent”.'],
  ],
  [
    'a fourth benefit',
    {
      file: PAGES,
      find: '  # For whom it is',
      write: '    - title: More\n      text: More\n  # For whom it is',
    },
    ['en/pages.yaml:@: this list has more items than the page has room for.'],
  ],
  [
    'a section without a name',
    { file: SECTIONS, find: '  name: Strategic Alignment\n', write: '' },
    ['en/sections.yaml:@-1: “name” is missing in “alignment”.'],
  ],
  [
    'a section of the words that is not there',
    { file: SECTIONS, find: 'coaching:', write: 'couching:' },
    [
      'en/sections.yaml:@-8: “coaching” is missing.',
      'en/sections.yaml:@: there is no “couching”. Is it misspelled, or indented too little or too much? Beside it: “alignment”, “content”, “measurement”.',
    ],
  ],
  [
    'two stages with one name',
    { file: STAGE, find: 'name: Evolving', write: 'name: Strategic' },
    [
      'en/stages/strategic.yaml:1: “Strategic” is also in en/stages/evolving.yaml. Give one of them other words.',
    ],
  ],
]

it.each(MISTAKES)('says where %s is, and what to do', (_name, edit, lines) => {
  const checked = checkFolder(editedFolder(edit))
  const told = checked.ok ? [] : checked.error.split('\n')
  expect(told.map((line) => seenFrom(edit, line))).toEqual(lines)
})

/** “file.yaml:12: …” as “file.yaml:@+2: …”, two lines below the edit, so that the folder's words may change. */
function seenFrom({ file, find }: Edit, told: string): string {
  const text = readFileSync(join(OWN_FOLDER, file), 'utf8')
  const start =
    find === undefined ? 0 : Math.max(0, text.search(find instanceof RegExp ? find : literal(find)))
  const edited = text.slice(0, start).split('\n').length
  return told.replace(new RegExp(`^${file}:(\\d+):`), (_, line: string) => {
    const lines = Number(line) - edited
    return `${file}:@${lines > 0 ? `+${lines}` : lines || ''}:`
  })
}

function literal(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
