import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { checkFolder } from '../folder/compile-folder.ts'
import { MODEL } from '../generated/model.ts'
import { testFolder } from '../../tests/support/test-folder.ts'
import { owner as runTool } from '../../tests/support/owner.ts'

let folder: string
beforeEach(() => {
  folder = testFolder('folder-commands')
  cpSync('assessments/revenue-enablement', folder, { recursive: true })
})

async function owner(...args: string[]): Promise<{ exitCode: number; text: string }> {
  const env = { ASSESSMENT: folder }
  const { exitCode, stdout, stderr } = await runTool({ url: 'file:none.sqlite' }, args, { env })
  return { exitCode, text: stdout + stderr }
}

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

it('says that nothing is wrong, and what there is', async () => {
  const { exitCode, text } = await owner('check')
  expect(exitCode).toBe(0)
  const [first, ...others] = text.split('\n')
  expect(first).toBe(
    `Nothing is wrong in ${folder}: 12 questions, 4 sections, 5 stages, version ${MODEL.version}.`,
  )
  expect(others).toEqual([
    'Language: English.',
    '4 of 49 scores lie between two ranges, and are labeled “Ad Hoc”.',
    '',
  ])
})

it('begins a translation as a draft, and adds later what is missing in it', async () => {
  const begun = await owner('language', 'nl')
  expect(begun).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('nl/pages.yaml: New in'),
  })
  expect((await owner('check')).text).toContain('Language: English.')

  change('assessment.yaml', 'languages: en', 'languages: nl')
  expect((await owner('check')).text).toMatch(
    /Language: Dutch\.\nDutch: \d+ texts of pages are still as in English/,
  )
  change('nl/pages.yaml', '  demo: Book a Demo\n', '')
  change('nl/pages.yaml', 'Full Name', 'Volledige naam')
  const [missing] = (await owner('check')).text.split('\n')
  expect(missing).toMatch(
    /^nl\/pages\.yaml:\d+: the product has no words in Dutch, and this file lacks 1 text, “page > demo” first\. .*\n?$/,
  )
  expect((await owner('language', 'nl')).text).toContain('1 text of the product')
  expect((await owner('check')).exitCode).toBe(0)
  expect(readFileSync(join(folder, 'nl/pages.yaml'), 'utf8')).toContain('name: Volledige naam')
})

it('counts what a language says as the first one does, and what it does not say', async () => {
  cpSync(join(folder, 'en'), join(folder, 'de'), { recursive: true })
  change('assessment.yaml', 'options:', 'languages: en\noptions:')
  const path = join(folder, 'de/stages/evolving.yaml')
  writeFileSync(path, 'name: Im Aufbau\nheadline: Einiges steht.\nmeans: Manches fehlt noch.\n')
  expect((await owner('check')).text).toMatch(
    /^German: as in English \d+ of \d+ texts \(de\/pages\.yaml > title first\); not there 0 of \d+ texts\.$/m,
  )
  change('de/questions/01-joining-go-to-market-planning.yaml', /^number: .*\n/m, '')
  change('assessment.yaml', 'languages: en', 'languages: en, de')
  expect((await owner('check')).text).toMatch(
    /^Languages: English, German\.\n[^]*; not there 1 of \d+ texts \(de\/questions\/01-[a-z-]+\.yaml > number first\)\.$/m,
  )
})

it('translates one file in that file', async () => {
  const path = join(testFolder('one-file'), 'check.yaml')
  await owner('new', path)
  folder = path
  expect((await owner('language', 'deutsch')).exitCode).toBe(1)
  expect((await owner('language', 'ar')).exitCode).toBe(0)
  expect((await owner('check')).text).toContain('Language: Arabic.')
  expect(readFileSync(path, 'utf8')).toMatch(/  minutes:\n +zero: .+\n +one: .+\n +two: /)
})

it('says each mistake in the folder that ASSESSMENT names', async () => {
  change('en/sections.yaml', '  about: GTM', '  abuot: GTM')
  expect(await owner('check')).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/^en\/sections\.yaml:3: there is no “abuot” in “alignment”\./),
  })
  expect((await owner('version')).exitCode).toBe(1)
})

it('gives changed questions a number, or keeps it where they mean the same', async () => {
  const file = 'en/questions/07-skill-coaching.yaml'
  const told = (version: number) => `The questions of ${folder} have version ${version}.\n`
  change(file, 'How was', 'How well was')
  expect((await owner('version', '--same-meaning')).text).toBe(told(MODEL.version))
  change(file, 'How well', 'How often')
  expect((await owner('version')).text).toBe(told(MODEL.version + 1))
})

it.each(['our assessment', 'our check.yaml'])(
  'begins %s, which is an assessment already, and says how to start with it, on Windows too',
  async (name) => {
    const path = join(testFolder('new-assessment'), 'deep', name)
    const { exitCode, text } = await owner('new', path)
    expect(exitCode).toBe(0)
    expect(text).toContain(`ASSESSMENT='${path}' npm start\n`)
    expect(text).toContain(`put the line ASSESSMENT='${path}' into .env`)
    expect(checkFolder(path)).toMatchObject({ ok: true })
    expect((await owner('new', path)).text).toBe(`${path} is there already. Choose another name.\n`)
  },
)

it('replaces nothing beside a new file', async () => {
  const path = join(testFolder('beside'), 'ours.yml')
  const schema = path.replace('.yml', '.schema.json')
  writeFileSync(schema, 'mine')
  expect((await owner('new', path)).text).toBe(`${schema} is there already. Choose another name.\n`)
  expect(readFileSync(schema, 'utf8')).toBe('mine')
})

it('says why it cannot begin one', async () => {
  const path = join(folder, 'version.json', 'ours')
  const { exitCode, text } = await owner('new', path)
  expect(exitCode).toBe(1)
  expect(text).toMatch(/ours could not be written: /)
})
