import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFolder, giveFolderVersion } from './compile-folder.ts'
import { OWN_FOLDER } from './own-folder.ts'
import { compile } from './compile.ts'
import { apply, editedFolder } from '../../tests/support/edited-folder.ts'
import { writeModules } from './write-modules.ts'

const QUESTION = 'en/questions/07-skill-coaching.yaml'
const REWORDED = { file: QUESTION, find: 'How was skill', write: 'How well was skill' }
const own = checkFolder(OWN_FOLDER)
const VERSION = own.ok ? own.value.version : 0

function errorOf(folder: string): string {
  const checked = checkFolder(folder)
  return checked.ok ? '' : checked.error
}

/** Writes the modules of a folder beside it. */
function compileInto(folder: string): void {
  const checked = checkFolder(folder)
  if (!checked.ok) throw new Error(checked.error)
  writeModules(compile(checked.value), folder)
}

it.each([
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['signs without width', (text: string) => text.replaceAll(/(?<= )(?=\w)/g, '\u200B')],
  [
    'spaces of a word processor',
    (text: string) => text.replaceAll(/(?<=^ *|^ *[A-E-]+,) |(?=: )/gm, '\u00A0'),
  ],
  ['the code of such a sign', (text: string) => text.replace(/topic: (.*)/, 'topic: "\\u2060$1"')],
  ['texts in blocks', (text: string) => text.replaceAll(/^(ask|topic): (.*)/gm, '$1: >\n  $2')],
  ['notes behind texts', (text: string) => text.replaceAll(/^(ask|topic): .*/gm, '$& # a note')],
  [
    'a list in one line',
    (text: string) =>
      text.replace(/^evidence:\n((?: {2}- .*\n)+)/m, (_, list: string) => {
        return `evidence: [${list.replaceAll(/ {2}- (.*)\n/g, '"$1",')}]\n`
      }),
  ],
])('reads a file with %s as the same words', (_name, change) => {
  const text = readFileSync(join(OWN_FOLDER, QUESTION), 'utf8')
  const changed = checkFolder(editedFolder({ file: QUESTION, write: change(text) }))
  expect(changed).toEqual({
    ok: true,
    value: { ...(own.ok && own.value), identity: expect.anything(), site: expect.anything() },
  })
})

it.each([['Skills \u200Fשלום\u200E 🚀'], ['1.10'], ['Skills \\n \\" ${x} `y`']])(
  'keeps %s as the text that it is, and the number of the questions',
  async (topic) => {
    const folder = editedFolder({ file: QUESTION, find: 'Skill coaching', write: topic })
    compileInto(folder)
    const { QUESTIONS } = await import(join(folder, 'generated/questions.ts'))
    expect(QUESTIONS[6].topic).toBe(topic)
  },
)

it('shows a line for the answers that its name gives, both ends included, with what else has to be true', async () => {
  const folder = editedFolder({
    file: QUESTION,
    find: /^ {2}B: Leaders expect coaching, so[\s\S]*?(?=focus:)/m,
    write: '  A, message-to-customers A-B: Low\n  B-D: Some\n  E: Last\n',
  })
  compileInto(folder)
  const { LISTS } = await import(join(folder, 'generated/lists.ts'))
  const lines: { basedOn: number }[] = LISTS.whatsWorking

  const answered = (from: number, to: number) => ({ question: 7, from, to })
  expect(lines.filter(({ basedOn }) => basedOn === 7)).toEqual([
    { text: 'Low', basedOn: 7, when: [answered(1, 1), { question: 3, from: 1, to: 2 }] },
    { text: 'Some', basedOn: 7, when: [answered(2, 4)] },
    { text: 'Last', basedOn: 7, when: [answered(5, 5)] },
  ])
})

it.each([
  ['en/questions/07-skill-coaching.yml', 'the name of this file has to end in “.yaml”. Rename it.'],
  [
    'en/questions/skills.yaml',
    'the name of a question’s file begins with its number, as in “07-skill-coaching.yaml”.',
  ],
  ['en/notes.yaml', 'nothing reads this file. Move it out of the folder, or to where its kind is.'],
  [QUESTION, 'this file has another encoding. Save it as UTF-8.', new Uint8Array([0x61, 0xe9])],
])('says what to do with %s', (file, sentence, write: string | Uint8Array = 'a: b\n') => {
  expect(errorOf(editedFolder({ file, write }))).toContain(`${file}:1: ${sentence}`)
})

it('leaves alone what is no YAML or hidden', () => {
  const folder = editedFolder(
    { file: 'en/notes.txt', write: 'Ask Ann.' },
    { file: '.draft.yaml', write: ': :' },
    { file: 'logo.svg', write: new Uint8Array([0xff]) },
  )
  expect(errorOf(folder)).toBe('')
})

it('says of a missing file that it is missing, and nothing else', () => {
  const folder = editedFolder()
  rmSync(join(folder, 'en/pages.yaml'))
  expect(errorOf(folder)).toBe('en/pages.yaml:1: this file is missing.')
})

it('says for a hole and for a double in the numbers of questions which they are', () => {
  const text = readFileSync(join(OWN_FOLDER, QUESTION), 'utf8')
  const folder = editedFolder({ file: 'en/questions/07-copy.yaml', write: text })
  writeFileSync(join(folder, 'en/questions/14-more.yaml'), text)
  expect(errorOf(folder).split('\n')).toEqual(
    expect.arrayContaining([
      'en/questions/07-skill-coaching.yaml:1: en/questions/07-copy.yaml has the number 7 too. Give one of them another number.',
      'en/questions/14-more.yaml:1: there is no question 13: number the questions 1, 2, 3 and so on.',
    ]),
  )
})

it('takes a thirteenth question, in one new file and the sample', () => {
  const more = readFileSync(join(OWN_FOLDER, QUESTION), 'utf8')
    .replace('but: link-to-go-to-market-priorities, message-to-customers', 'but: Q3')
    .split('\n')
    .map((line, index) => (index > 1 && index < 11 && line !== 'options:' ? `${line} too` : line))
  const folder = editedFolder(
    { file: 'en/questions/13-more.yaml', write: more.join('\n') },
    { file: 'assessment.yaml', find: 'E B B C', write: 'E B B C C' },
  )
  expect(errorOf(folder)).toContain(`${join(folder, 'version.json')}:1: `)
  expect(giveFolderVersion(folder, false)).toEqual({ ok: true, value: VERSION + 1 })
  expect(errorOf(folder)).toBe('')
})

const LOGO = {
  file: 'assessment.yaml',
  find: '  since: 2026',
  write: '  since: 2026\n  color: "#7a1f5c"\n  logo: logo.svg',
}
const LARGE = { file: 'logo.png', write: new Uint8Array(150_000) }
const LARGE_PREVIEW = { file: 'share-preview.png', write: new Uint8Array(8_000_000) }

it('refuses a folder that is named like a picture', () => {
  const folder = editedFolder(LOGO)
  for (const name of ['logo.svg', 'share-preview.png']) {
    rmSync(join(folder, name), { force: true })
    mkdirSync(join(folder, name))
    expect(errorOf(folder)).toContain(`“${name}” is a folder, not a picture.`)
  }
})

it.each([
  ['color: petrol', '“petrol” is not a color. Write a “#” and six digits'],
  ['logo: logo.gif', '“logo.gif” is not a picture that pages can show. Use an .svg'],
  ['logo: logo.svg', 'there is no file “logo.svg” beside this one.'],
  ['logo: logo.png', 'this picture has 150 kB, and every page loads it. Use one of at'],
  ['color: "#7a1f5c"', 'share-preview.png has 8000 kB. Use a picture of at most 1000 kB.'],
])('refuses “%s”: %s', (line, sentence) => {
  const edit = { ...LOGO, write: `  since: 2026\n  ${line}` }
  const error = errorOf(editedFolder(LARGE, LARGE_PREVIEW, edit))
  expect(error).toMatch(/^assessment\.yaml:\d+: /)
  expect(error).toContain(sentence)
})

it('takes a color and a logo, and gives another one of the same name another address', async () => {
  const logos = ['<svg/>', '<svg> </svg>'].map((write) => {
    const folder = editedFolder(LOGO, { file: 'logo.svg', write })
    expect(checkFolder(folder)).toMatchObject({
      value: { site: { color: '#7a1f5c', logo: join(folder, 'logo.svg') } },
    })
    compileInto(folder)
    return join(folder, 'generated/site.ts')
  })
  const addresses = await Promise.all(
    logos.map(async (file) => ((await import(file)) as { SITE: { logo: string } }).SITE.logo),
  )
  expect(addresses[0]).toMatch(/^\/logo-[0-9a-f]{8}\.svg$/)
  expect(new Set(addresses).size).toBe(2)
})

it('says the first five mistakes of a file, and how many more there are', () => {
  const folder = editedFolder({
    file: QUESTION,
    find: /^but:.*/m,
    write: 'but: message-to-customers, skill-coaching',
  })
  apply(folder, { file: QUESTION, find: /^ {2}([A-E]): /gm, write: '  Q: ' })
  const lines = errorOf(folder).split('\n')
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toMatch(/^en\/questions\/07-skill-coaching\.yaml: \d+ more\.$/)
})

it.each([
  ['a stem', REWORDED],
  ['an option', { file: QUESTION, find: 'Each manager decides', write: 'Every manager decides' }],
  ['a weight', { file: QUESTION, find: 'topic:', write: 'weight: 2\ntopic:' }],
  [
    'how scores are shown',
    {
      file: 'assessment.yaml',
      find: /1 to 1\.5([^]*)4\.3 to 5/,
      write:
        '0 to 29\n  foundational: 30 to 59\n  evolving: 60 to 69\n  strategic: 70 to 79\n  optimized: 80 to 100\nshow: percent',
    },
  ],
  ['a range', { file: 'assessment.yaml', find: '1.6 to 2.5', write: '1.6 to 2.4' }],
  ['the name of a section', { file: 'en/sections.yaml', find: 'Strategic Al', write: 'Good Al' }],
])('asks for a number after a change of %s', (_name, edit) => {
  const folder = editedFolder(edit)
  const command = `ASSESSMENT=${folder} npm run owner`
  expect(errorOf(folder)).toContain(`${join(folder, 'version.json')}:1: `)
  expect(errorOf(folder)).toContain(`“${command} version”`)
  expect(errorOf(folder)).toContain(`“${command} -- version --same-meaning”`)

  expect(giveFolderVersion(folder, true)).toEqual({ ok: true, value: VERSION })
  const before = own.ok ? own.value.identity.hashes : []
  expect(checkFolder(folder)).toMatchObject({
    value: { version: VERSION, identity: { hashes: [expect.any(String), ...before] } },
  })
})

it('names a link that leads nowhere', () => {
  const folder = editedFolder()
  symlinkSync('nowhere.yaml', join(folder, 'en/questions/99-lost.yaml'))
  expect(errorOf(folder)).toContain(
    'en/questions/99-lost.yaml:1: this is a link that leads nowhere.',
  )
})

it('begins with 1, ends with 4095, and guesses no number', () => {
  const folder = editedFolder()
  const file = join(folder, 'version.json')
  rmSync(file)
  expect(checkFolder(folder)).toMatchObject({ ok: true, value: { version: 1 } })
  expect(giveFolderVersion(folder, false)).toEqual({ ok: true, value: 1 })

  writeFileSync(join(folder, 'version.json'), '{"version": 4095, "hash": "other"}')
  expect(giveFolderVersion(folder, false)).toEqual({
    ok: false,
    error: `${file}:1: there is no version after 4095: a report code has no room for it.`,
  })

  writeFileSync(join(folder, 'version.json'), '{"version": ')
  const broken = `${file}:1: this file is not as a command wrote it. Put back the one of your last copy.`
  expect(errorOf(folder)).toBe(broken)
  expect(giveFolderVersion(folder, false)).toEqual({ ok: false, error: broken })
})
