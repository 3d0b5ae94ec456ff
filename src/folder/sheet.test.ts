import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../tests/support/test-folder.ts'
import { checkFolder } from './compile-folder.ts'
import { copyExample } from './copy-example.ts'

const HEAD = 'Section,ASK,About,A,b\n'
const ROW = 'Data,Is it checked?,,No,Yes\n'

function newFrom(text: string | Uint8Array, name = 'our model.csv') {
  const path = join(testFolder('sheet'), name)
  writeFileSync(path, text)
  const made = copyExample(path)
  return made.ok ? checkFolder(made.value) : { ...made, error: made.error.slice(path.length) }
}

it.each([
  ['commas', ',', 'our model.csv'],
  ['semicolons and a mark', ';', 'our model.csv'],
  ['tabs', '\t', 'our model.tsv'],
])('makes an assessment of a sheet with %s', (_name, separator, file) => {
  const rows = [
    ['\uFEFFtopic', 'C', 'A', 'B', 'section', 'weight', 'about'],
    [
      'Checks',
      '"Yes: ""all"" of them"',
      'No',
      '"One, or; two"',
      'Data & more',
      '2',
      '"Says:\r\n- one\r\n- two"',
    ],
    ['Owners', 'Each', 'None', 'Some', 'People', '', ''],
  ]
  const made = newFrom(`${rows.map((row) => row.join(separator)).join('\r\n')}\r\n\r\n`, file)
  expect(made).toMatchObject({
    ok: true,
    value: {
      optionCount: 3,
      sections: [{ name: 'Data & more' }, { name: 'People' }],
      questions: [
        { topic: 'Checks', weight: 2, about: 'Says:\n- one\n- two' },
        {
          topic: 'Owners',
          weight: 1,
          options: [{ text: 'None' }, { text: 'Some' }, { text: 'Each' }],
        },
      ],
    },
  })
  if (made.ok) expect(made.value.questions[0]?.options[1]?.text).toBe('One, or; two')
})

it.each([
  [
    'a column missing',
    `Section,Ask,B\n`,
    ':1: the column “A” is missing. The first row has names of',
  ],
  ['no question', `Section,A,B\n`, ':1: the column “ask” is missing.'],
  ['a column twice', `${HEAD.trim()},about\n`, ':1: the column “about” is here twice.'],
  ['another column', `${HEAD.trim()},Notes\n`, ':1: the column “Notes” has no place here.'],
  ['an empty row', `${HEAD}${ROW},,,,\n${ROW}`, ':3: this row is empty. Take it away.'],
  ['201 rows', HEAD + ROW.repeat(201), ':202: a sheet has at most 200 questions.'],
  ['a quote that is open', `${HEAD}${ROW}Data,"Is it,,No,Yes\n`, ':3: a quote in this row'],
  [
    'lines in a cell',
    `${HEAD}Data,"Is\nit?",,No,Yes\nData,Why?,,No\n`,
    ':4: this row has no text in B.',
  ],
  [
    'a cell too many',
    `${HEAD}${ROW.trim()},x\n`,
    ':2: this row has more cells than the first one.',
  ],
  ['a formula', `${HEAD}Data,=B2&C2,,No,Yes\n`, ':2: “=B2&C2” is a formula. Put its value there.'],
  ['nothing', '', ':1: the column “section” is missing.'],
])('refuses a sheet with %s, and says where', (_name, text, sentence) => {
  expect(newFrom(text)).toMatchObject({ ok: false, error: expect.stringContaining(sentence) })
})

it('refuses the encoding of Windows', () => {
  const made = newFrom(Buffer.from(`${HEAD}Data,Pr\xfcfen?,,Nein,Ja\n`, 'latin1'))
  expect(made).toMatchObject({
    ok: false,
    error: expect.stringContaining(':1: this file has another encoding. Save it as UTF-8'),
  })
})

it('leaves the sheet as it is, and title, stages and site to be filled in', () => {
  const path = join(testFolder('sheet'), 'check.csv')
  writeFileSync(path, `${HEAD}${ROW}People,Who owns it?,,Nobody,Somebody\n`)
  expect(copyExample(path)).toMatchObject({ ok: true })
  const written = readFileSync(path.replace('csv', 'yaml'), 'utf8')
  expect(written).toContain('name: Your lowest stage')
  expect(written).toMatch(/\n# yaml-language-server: \$schema=check\.schema\.json\n$/)
})
