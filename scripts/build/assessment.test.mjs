import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'assessment-made-'))
const checkout = join(root, 'checkout')
const own = join(root, 'our check.yaml')
const NODE_COMPILE_CACHE = resolve('.cache/compile')
const versionFile = join(root, 'our check.version.json')
afterAll(() => rmSync(root, { recursive: true }))

/** A checkout where nothing was made yet, beside an assessment of its owner. */
beforeEach(() => {
  rmSync(root, { recursive: true })
  for (const path of [
    'src/folder',
    'src/domain',
    'scripts/build',
    'assessments',
    'languages',
    'package.json',
  ])
    cpSync(path, join(checkout, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
  cpSync('assessments/data-readiness.yaml', own)
})

/** What one of the functions says and returns. */
function made(name, ASSESSMENT, argument = '') {
  const code = `const { ${name} } = await import('./scripts/build/assessment.mjs')
    console.log(Boolean(${name}(${argument})))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: checkout,
    encoding: 'utf8',
    env: { NODE_COMPILE_CACHE, ...(ASSESSMENT !== undefined && { ASSESSMENT }) },
  })
  return { isMade: stdout === 'true\n', errors: stderr }
}

function title() {
  return /"title": "(.*)"/.exec(readFileSync(join(checkout, 'src/generated/site.ts'), 'utf8'))?.[1]
}

const OURS = 'Revenue Enablement Maturity Assessment'
const THEIRS = 'Data Readiness Check'

it('makes that of the product at first or where asked for, and that of an owner once named', () => {
  expect(made('compileAssessment')).toEqual({ isMade: true, errors: '' })
  expect(title()).toBe(OURS)
  // So a checkout that was moved knows it.
  const source = join(checkout, 'src/generated/source.txt')
  expect(readFileSync(source, 'utf8')).toBe('assessments/revenue-enablement')
  expect(made('compileAssessment', '../our check.yaml')).toEqual({ isMade: true, errors: '' })
  expect(title()).toBe(THEIRS)
  expect(made('compileAssessment', own, '{ isOurs: true }').isMade).toBe(true)
  expect(title()).toBe(OURS)
})

it.each(['compileAssessment', 'compileOrKeep'])(
  'puts nothing in place of an owner’s that is no longer named: %s',
  (name) => {
    made('compileAssessment', own)
    for (const unnamed of [undefined, '', ' ']) {
      const { isMade, errors } = made(name, unnamed)
      expect({ isMade, title: title() }).toEqual({ isMade: false, title: THEIRS })
      expect(errors.trim().split('\n')).toHaveLength(1)
      expect(errors).toContain("put ASSESSMENT='../our check.yaml' into .env")
      expect(errors).toContain('npm run build -- --ours')
    }
    expect(made(name, 'assessments/revenue-enablement').isMade).toBe(true)
    expect(title()).toBe(OURS)
  },
)

it('keeps nothing of another assessment where a new one has a mistake', () => {
  made('compileAssessment')
  writeFileSync(own, 'titel: Ours\n')
  const { isMade, errors } = made('compileOrKeep', own)
  expect(isMade).toBe(false)
  expect(errors).toContain('our check.yaml:1: “options” is missing.')
  expect(errors).not.toContain('stays as it was')
})

it('keeps what was made of the same file before a mistake', () => {
  made('compileAssessment', own)
  writeFileSync(own, readFileSync(own, 'utf8').replace('title:', 'titel:'))
  const { isMade, errors } = made('compileOrKeep', '../our check.yaml')
  expect(isMade).toBe(true)
  expect(errors).toContain('The assessment stays as it was before these changes.')
})

it.each(['../no-folder', '"../our check.yaml"'])('says that %s is not there', (path) => {
  const { isMade, errors } = made('compileOrKeep', path)
  expect(isMade).toBe(false)
  expect(errors).toContain(`${path}:1: there is no such assessment.`)
})

it('writes the first version', () => {
  expect(existsSync(versionFile)).toBe(false)
  made('compileAssessment', own)
  expect(JSON.parse(readFileSync(versionFile, 'utf8'))).toMatchObject({ version: 1 })
})

it('says where the first version cannot be written', () => {
  mkdirSync(`${versionFile}.partial`)
  const { isMade, errors } = made('compileAssessment', own)
  expect(isMade).toBe(false)
  expect(errors).toContain(`${versionFile}:1: this file is missing, and cannot be written here: `)
})
