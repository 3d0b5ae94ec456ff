import { configDefaults, defineConfig } from 'vitest/config'
import { assessmentFolder, compileFolder } from './src/folder/compile-folder.ts'

const compiled = compileFolder(assessmentFolder(process.env))
if (!compiled.ok) throw new Error(compiled.error)

const IS_LONG = process.env['LONG'] === '1'

/** What every run of unit tests shares. */
export const UNIT_TESTS = {
  globalSetup: ['scripts/before-tests.mjs', 'scripts/files-in-memory.mjs'],
  // Its own choice leaves a core without work.
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** These leave nothing behind in the process, so that the files of a worker share what they import. */
const PURE = ['src/{domain,folder,content,contract,http,ui,web,desk}/**/*.test.{ts,tsx}']
const OTHERS = [
  'src/{store,channels,server,owner}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.{ts,mjs}',
]

/** `npm run test:long`: whatever takes long, and the rules for every answer set there is. */
const LONG = ['src/**/*.long.test.ts', 'src/{domain,content}/**/*.test.ts']
const exclude = [...configDefaults.exclude, '**/*.long.test.ts']

export default defineConfig({
  test: {
    ...UNIT_TESTS,
    projects: IS_LONG
      ? [{ test: { ...UNIT_TESTS, globalSetup: [], name: 'long', include: LONG } }]
      : [
          {
            test: {
              ...UNIT_TESTS,
              globalSetup: [],
              name: 'pure',
              include: PURE,
              exclude,
              isolate: false,
            },
          },
          { test: { ...UNIT_TESTS, globalSetup: [], name: 'others', include: OTHERS, exclude } },
        ],
  },
})
