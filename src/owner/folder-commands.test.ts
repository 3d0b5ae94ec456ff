import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { checkFolder } from '../folder/compile-folder.ts'
import { testFolder } from '../../tests/support/test-folder.ts'
import { createTerminal } from './command-line/terminal.ts'
import { runOwner } from './run-owner.ts'
import { NOW } from '../../tests/support/owner.ts'
import { Writable } from 'node:stream'

let folder: string
beforeEach(() => {
  folder = testFolder('folder-commands')
  cpSync('assessments/revenue-enablement', folder, { recursive: true })
})

async function owner(...args: string[]): Promise<{ exitCode: number; text: string }> {
  let text = ''
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  const exitCode = await runOwner(args, { ASSESSMENT: folder }, createTerminal(out, out), NOW)
  return { exitCode, text }
}

function change(file: string, from: string, to: string): void {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

it('says that nothing is wrong, and what there is', async () => {
  expect(await owner('check')).toEqual({
    exitCode: 0,
    text: 'Nothing is wrong: 12 questions, 4 sections, 5 stages, version 2.\n',
  })
})

it('says each mistake in the folder that ASSESSMENT names', async () => {
  change('en/sections.yaml', '  about: GTM', '  abuot: GTM')
  expect(await owner('check')).toEqual({
    exitCode: 1,
    text: 'en/sections.yaml:3: there is no “abuot” in “alignment”. Is it misspelled, or indented too little or too much? Beside it: “name”.\n',
  })
  expect((await owner('version')).exitCode).toBe(1)
})

it('gives changed questions a number, or keeps it where they mean the same', async () => {
  change('en/questions/07-skill-coaching.yaml', 'How was skill', 'How well was skill')
  expect((await owner('check')).exitCode).toBe(1)
  expect(await owner('version', '--same-meaning')).toEqual({
    exitCode: 0,
    text: 'The questions have version 2.\n',
  })
  change('en/questions/07-skill-coaching.yaml', 'How well', 'How often')
  expect(await owner('version')).toEqual({ exitCode: 0, text: 'The questions have version 3.\n' })
  expect((await owner('check')).text).toContain('version 3.')
})

it.each(['our-assessment', 'our-check.yaml'])(
  'begins %s, which is an assessment already',
  async (name) => {
    const path = join(testFolder('new-assessment'), 'deep', name)
    expect((await owner('new', path)).exitCode).toBe(0)
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
