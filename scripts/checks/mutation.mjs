// `npm run test:mutation [-- WORD…]`: changes one place of a file at a time and runs the tests of its
// room. A change that no test notices survives (docs/mutation.md). A word chooses the files whose
// names hold it; `scoring:10-20` takes those lines alone.
import { readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/** Of a hundred changes in a file so many are noticed at least. */
const LEAST_PERCENT = 95

const DOMAIN = ['assessment', 'benchmark', 'lead', 'report', 'sharing']

/** Files of src/, and the tests that answer for them. */
const ROOMS = [
  ...DOMAIN.map((room) => [
    new RegExp(`^domain/${room}/[\\w-]+\\.ts$`),
    new RegExp(`^domain/${room}/[\\w-]+\\.test\\.ts$`),
  ]),
  [/^store\/commit\/group-commit\.ts$/, /^store\/commit\/group-commit\.test\.ts$/],
  [/^store\/stored-row\.ts$/, /^store\/stored-row\.test\.ts$/],
  [/^store\/owner\/rows\.ts$/, /^store\/(?:owner\/rows|sqlite\/owner-store)\.test\.ts$/],
  [/^store\/sqlite\/rows\.ts$/, /^store\/sqlite\/(?:store|sql)\.test\.ts$/],
  [/^store\/postgres\/rows\.ts$/, /^store\/postgres\/store\.test\.ts$/],
  [
    /^server\/limits\/[\w-]+\.ts$/,
    /^server\/limits\/(?:bursts|networks|rate-limit|recent-map|submissions|turn)\.test\.ts$/,
  ],
  [
    /^server\/http\/guards\.ts$/,
    /^server\/(?:http\/(?:guards|connections)|limits\/overload)\.test\.ts$/,
  ],
  [/^owner\/tables\/(?:csv|formula)\.ts$/, /^owner\/tables\/(?:csv|formula)\.test\.ts$/],
]

const words = process.argv.slice(2).map((word) => word.split(':'))
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).toSorted()
let isEnough = true
for (const [files, tests] of ROOMS) {
  const wanted = sources.filter((file) => files.test(file) && !/\.(?:test|suite)\.ts$/.test(file))
  const testFiles = sources.filter((file) => tests.test(file))
  const places = words.length === 0 ? wanted.map(pathOf) : wanted.flatMap(placesIn)
  if (places.length > 0) await mutate(places, testFiles.map(pathOf))
}
process.exit(isEnough ? 0 : 1)

/** The whole file, or the lines of it that a word names. */
function placesIn(file) {
  return words
    .filter(([name]) => file.includes(name))
    .map(([, lines]) => [pathOf(file), lines].filter(Boolean).join(':'))
}

function pathOf(file) {
  return `src/${file}`
}

async function mutate(places, testFiles) {
  // With its own option for tests, Stryker never makes a change that acts while a file is loaded.
  process.env['MUTATION_TESTS'] = testFiles.join(' ')
  const mutants = await new Stryker({
    mutate: places,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 2500,
    // The compiler is newer than what Stryker can read, and vitest needs no settings of it.
    tsconfigFile: 'none.json',
    ignorePatterns: ['/dist', '/.cache', '/data', '/shots', '/test-results'],
    tempDirName: '.cache/mutation',
    reporters: ['dots'],
    logLevel: 'error',
    fileLogLevel: 'off',
  }).runMutationTest()
  for (const file of new Set(places.map((place) => place.replace(/:.*/, '')))) {
    const here = mutants.filter(({ fileName }) => fileName.endsWith(file))
    if (!tell(file, here)) isEnough = false
  }
}

/** One row of the table, and each change that no test noticed. Whether enough were noticed. */
function tell(file, mutants) {
  const survivors = mutants.filter(({ status }) => !['Killed', 'Timeout'].includes(status))
  const killed = mutants.length - survivors.length
  console.log(`| ${file} | ${mutants.length} | ${killed} | ${survivors.length} |`)
  for (const { location, mutatorName, replacement, status } of survivors) {
    const { line, column } = location.start
    console.log(`  ${file}:${line}:${column} ${mutatorName} (${status}): ${replacement}`)
  }
  return 100 * killed >= LEAST_PERCENT * mutants.length
}
