import { configDefaults, defineConfig } from 'vitest/config'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { generatedIn } from './scripts/build/generated-in.ts'
import { assessmentFolder, checkFolder, compileFolder } from './src/folder/compile-folder.ts'
import { compile } from './src/folder/compile.ts'
import { writeModules } from './src/folder/write-modules.ts'
import { writePseudoLanguage } from './tests/support/pseudo-language.ts'

const compiled = compileFolder(assessmentFolder(process.env))
if (!compiled.ok) throw new Error(compiled.error)

const IS_LONG = process.env['LONG'] === '1'

/** What every run of unit tests shares. */
const UNIT_TESTS = {
  // One more than cores, as many tests wait for a process.
  maxWorkers: 3,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The files of a worker share what they import: a test leaves nothing behind in the process.
  isolate: false,
}

/** Before tests with files and databases. */
const globalSetup = [
  'scripts/before-tests.mjs',
  'scripts/files-in-memory.mjs',
  'tests/support/shared-postgres.ts',
]

/** These run on any system. */
const PURE = ['src/{domain,folder,content,contract,http,ui,web,desk/pages}/**/*.test.{ts,tsx}']
const OTHERS = [
  'src/{store,channels,server,owner,desk/server}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.{ts,mjs}',
]

/** Assessments that the rules for any assessment run for too, beside the one that is served. */
const OTHER_ASSESSMENTS = {
  'one file': 'tests/assessments/customer-onboarding.yaml',
  uneven: 'tests/assessments/uneven.yaml',
}

/** Reads the modules of this assessment in place of those that are compiled. */
function builtWith(name: string, path: string): Plugin {
  const checked = checkFolder(path)
  if (!checked.ok) throw new Error(checked.error)
  const modules = join(import.meta.dirname, '.cache/assessments', name)
  writeModules(compile(checked.value), modules)
  return generatedIn(join(modules, 'generated'))
}

/** A made-up language, in which a forgotten word of English is seen. Several processes may read this file at once. */
function inPseudoLanguage(): Plugin {
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-language-'))
  writePseudoLanguage(folder, 'en-XA')
  const plugin = builtWith('en-XA', folder)
  rmSync(folder, { recursive: true })
  return plugin
}

/** `npm run test:long`: whatever takes long, and the rules for every answer set there is. */
const LONG = [
  'src/**/*.long.test.ts',
  'src/{domain,content}/**/*.test.ts',
  'src/server/{secrecy,limits/abuse}.test.ts',
]
const exclude = [...configDefaults.exclude, '**/*.long.test.ts', '**/any-language.test.ts']

export default defineConfig({
  test: {
    ...UNIT_TESTS,
    projects: IS_LONG
      ? [{ test: { ...UNIT_TESTS, globalSetup, name: 'long', include: LONG } }]
      : [
          {
            test: {
              ...UNIT_TESTS,
              name: 'pure',
              include: PURE,
              exclude,
            },
          },
          { test: { ...UNIT_TESTS, globalSetup, name: 'others', include: OTHERS, exclude } },
          {
            plugins: [inPseudoLanguage()],
            test: {
              ...UNIT_TESTS,
              name: 'made-up language',
              include: ['src/**/any-language.test.ts'],
            },
          },
          ...Object.entries(OTHER_ASSESSMENTS).map(([name, path]) => ({
            plugins: [builtWith(name, path)],
            test: {
              ...UNIT_TESTS,
              name,
              include: ['src/**/any-assessment.test.ts'],
            },
          })),
        ],
  },
})
